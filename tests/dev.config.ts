import { defineConfig } from '@rspress/core';
import small from './small.config';
import { DEV_DOCS } from './small-docs';

/** The small site, with pages of its own. */
export default defineConfig({ ...small, root: DEV_DOCS });
