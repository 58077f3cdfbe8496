import type { Probe } from './probe';
import { buildProbes } from './probes/build';
import { bundleProbes } from './probes/bundle';
import { dialogProbes } from './probes/dialog';
import { pluginProbes } from './probes/plugins';
import { reactProbes } from './probes/react';
import { themeProbes } from './probes/theme';
import type { ReachId } from './reaches';

/** A probe for each entry of `reaches.ts`. */
export const PROBES: Record<ReachId, Probe> = {
  ...buildProbes,
  ...bundleProbes,
  ...dialogProbes,
  ...pluginProbes,
  ...reactProbes,
  ...themeProbes,
};
