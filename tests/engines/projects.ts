import type { Project } from '@playwright/test';
import { availableEngines, type EngineName } from '../../scripts/find-engines';

/** A project for each engine that this machine has. Its tests look at the built site in the folder `.test-builds/root`. */
export function engineProjects(): Project<object, { engineName: EngineName }>[] {
  return availableEngines().map(engineName => ({
    name: engineName,
    testDir: import.meta.dirname,
    // The driver of WebKit gives no answer while a page arrives.
    testIgnore: engineName === 'webkit' ? '**/start-sequences.spec.ts' : [],
    // How long something takes isn't tested; this only ends what hangs.
    timeout: 180_000,
    use: { engineName },
  }));
}
