import { installLighthouse } from './lighthouse';
import type { PlannedRow } from './plan';
import type { Subject } from './results';
import { build, type Sites } from './sites';

/** Pages in each language of a generated site that's only built to warm up. */
const PAGES = 20;

/**
 * Installs everything that the rows need, and builds each site once without measuring it. So the first measured build
 * doesn't have to read packages from the disk for the first time. If a site fails, the others still warm up, and the
 * site's rows report the failure later.
 */
export async function warmUp(
  sites: Pick<Sites, 'create' | 'built'>,
  rows: readonly PlannedRow[],
): Promise<void> {
  for (const subject of new Set(rows.map(row => row.subject))) {
    console.log(`Warming up: ${subject} …`);
    await warmUpSite(sites, subject).catch(report);
  }
  if (rows.some(({ part }) => part === 'lighthouse')) await installLighthouse().catch(report);
}

async function warmUpSite(sites: Pick<Sites, 'create' | 'built'>, subject: Subject) {
  if (subject === 'site') {
    // The other parts read the pages of this build.
    await sites.built(subject);
    return;
  }
  const site = await sites.create(subject, PAGES);
  try {
    await build(site);
  } finally {
    site.remove();
  }
}

function report({ message }: Error) {
  console.error(`That failed, so its rows will probably fail, too: ${message}`);
}
