import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';
import { VARIANTS } from './tests/variants';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['line'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: {
    baseURL: `http://localhost:${VARIANTS.root.port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  webServer: Object.entries(VARIANTS).map(([name, { port, basePath }]) => ({
    command: `node --import tsx tests/browser/variant-server.ts ${name}`,
    url: `http://localhost:${port}${basePath}`,
    timeout: 120_000,
    reuseExistingServer: Boolean(process.env.REUSE_SERVERS),
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 1000 },
  })),
});
