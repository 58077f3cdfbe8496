import { defineConfig } from '@playwright/test';
import type { EngineName } from '../../scripts/find-engines';
import { engineProjects } from './projects';

export default defineConfig<object, { engineName: EngineName }>({
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  projects: engineProjects(),
});
