/// <reference types="@rsbuild/core/types" />

declare module '*.mdx';
