import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';
import type { EngineName } from './scripts/find-engines';
import { engineProjects } from './tests/engines/projects';

export default defineConfig<object, { engineName: EngineName }>({
  projects: [{ name: 'chromium', testDir: 'tests/browser' }, ...engineProjects()],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than two cores: a test often waits for the browser, and another one uses the time.
  workers: 3,
  // Tests don't measure time. These limits only end what hangs.
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Snapshots of the page in a trace make a test take up to four times as long.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        // As in browsers with a window: code in a sandboxed frame has a process of its own.
        '--site-per-process',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A key would scroll the page later, when the test has already aimed at the next control.
        '--disable-smooth-scrolling',
      ],
    },
  },
});
