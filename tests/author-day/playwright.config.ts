import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** The day of an author runs alone: it compiles pages and checks them, which would take long beside other tests. */
export default defineConfig({
  ...base,
  projects: [{ name: 'chromium', testDir: '.' }],
  outputDir: '../../test-results/author-day',
  reporter: [['line'], ['json', { outputFile: '../../test-results/reports/author-day.json' }]],
});
