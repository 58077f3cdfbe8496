import { expect, it } from 'vitest';
import bench from '../../../bench/package.json';
import project from '../../../package.json';

/** Packages of the sites that are compared. */
const OWN = ['react', 'react-dom', 'sharp'];

it("the bench's code gets the same packages, whether those of the bench are installed or not", () => {
  const ofProject: Record<string, string> = { ...project.dependencies, ...project.devDependencies };
  const shared = Object.entries(bench.dependencies).filter(
    ([name]) => ofProject[name] && !OWN.includes(name),
  );
  expect(shared.map(([name]) => name)).toEqual(['esbuild', 'playwright-core', 'zod']);
  for (const [name, version] of shared) expect(version, name).toBe(ofProject[name]);
});

it('packages have exact versions', () => {
  for (const version of Object.values({ ...bench.dependencies, ...bench.optionalDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
