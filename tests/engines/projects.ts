import type { Project } from '@playwright/test';
import { availableEngines, type EngineName } from '../../scripts/find-engines';

/** Returns a project for each engine that this machine has. The tests use the built site in `.test-builds/root`. */
export function engineProjects(): Project<object, { engineName: EngineName }>[] {
  return availableEngines().map(engineName => ({
    name: engineName,
    testDir: import.meta.dirname,
    // The driver of WebKit doesn't answer while a page arrives.
    testIgnore: engineName === 'webkit' ? '**/{start-sequences,stopped}.spec.ts' : [],
    // Nothing tests how long something takes, so this only ends tests that hang.
    timeout: 180_000,
    use: { engineName },
  }));
}
