import type { PartResult, Row } from '../../../bench/results';

export const ROWS: Row[] = [
  { subject: 'site', case: 'home', runs: 1, values: { htmlGzip: 2048, requests: 4 } },
  { subject: 'site', case: 'guide', runs: 1, values: { htmlGzip: 1536, cls: 0 } },
  { subject: 'vitepress', case: 'generated', pages: 100, runs: 1, values: { htmlGzip: 3 * 2 ** 20 } },
  {
    subject: 'starlight',
    case: 'generated',
    pages: 100,
    runs: 1,
    values: {},
    failure: 'notInstalled',
    message: 'code E404',
  },
];

export const PART: PartResult = {
  date: '2026-01-31',
  machine: { platform: 'linux x64', cpu: 'Some CPU', cpus: 2, memoryGb: 8 },
  versions: { node: '22.0.0', vitepress: '1.2.3' },
  rows: ROWS,
};
