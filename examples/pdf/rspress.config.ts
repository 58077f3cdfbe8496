import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Kite handbook',
  globalStyles: path.resolve('styles/print.css'),
  head: [`<script type="module">${readFileSync('print.js', 'utf8')}</script>`],
});
