import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';
import { ASSET_PORT, VARIANTS } from './tests/variants';

const SERVER = {
  timeout: 600_000,
  reuseExistingServer: Boolean(process.env.REUSE_SERVERS),
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 1000 },
};

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // How long something takes is no matter of the tests; these only end what hangs.
  timeout: 30 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
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
  webServer: [
    ...Object.entries(VARIANTS).map(([name, { port, basePath }]) => ({
      command: `node --import tsx tests/browser/variant-server.ts ${name}`,
      url: `http://localhost:${port}${basePath}`,
      ...SERVER,
    })),
    { command: 'node --import tsx tests/browser/asset-server.ts', port: ASSET_PORT, ...SERVER },
  ],
});
