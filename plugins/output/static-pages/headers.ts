import { MANIFEST_FOLDER, WORKER_FILE } from '../../../site/offline-copy';
import { FRAME_FOLDER, FRAME_POLICY_HEADER } from '../../content/playground';
import { PREVIEW_FOLDER } from '../../content/previews/folder';

interface Pages {
  /** HTML files relative to the output folder, with slashes. */
  files: string[];
  /** Path that the site is served under; starts and ends with a slash. */
  basePath: string;
  /** Content-Security-Policy of the pages. */
  policy: string;
  /** That of the documents that previews show. */
  previewPolicy: string;
}

const EVERYWHERE = [
  // Without `includeSubDomains`: other hosts of the domain are not this site's to decide about.
  'Strict-Transport-Security: max-age=31536000',
  'Cross-Origin-Opener-Policy: same-origin',
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
];

const IMMUTABLE = 'Cache-Control: public, max-age=31536000, immutable';
const REVALIDATED = 'Cache-Control: public, max-age=0, must-revalidate';

/**
 * The file `_headers` that Netlify and Cloudflare Pages read: a path and the headers of everything below it. Rules
 * add up and cannot be taken back, so what goes for pages alone is written for each folder that has any.
 */
export function headersFile({ files, basePath, policy, previewPolicy }: Pages): string {
  const pageHeaders = (path: string) => {
    const own = path.startsWith(PREVIEW_FOLDER) ? previewPolicy : policy;
    return [`Content-Security-Policy: ${own}; frame-ancestors 'self'`, REVALIDATED];
  };
  const rules: [string, string[]][] = [
    ['*', EVERYWHERE],
    ['static/*', [IMMUTABLE]],
    // A browser that keeps these would keep its reader at an old version.
    [WORKER_FILE, [REVALIDATED]],
    [`${MANIFEST_FOLDER}*`, [REVALIDATED]],
    [`${FRAME_FOLDER}*`, [`Content-Security-Policy: ${FRAME_POLICY_HEADER}`, REVALIDATED]],
    ...pathsOf(files).map(path => [path, pageHeaders(path)] satisfies [string, string[]]),
  ];
  return rules
    .map(([path, headers]) => [basePath + path, ...headers.map(header => `  ${header}`), ''].join('\n'))
    .join('\n');
}

/** Paths that together match all pages, by the addresses that they have with and without `.html`. */
function pathsOf(files: string[]): string[] {
  const paths = files.flatMap(file => {
    const [folder, ...rest] = file.split('/');
    if (rest.length > 0) return [`${folder}/*`];
    const name = file.replace(/\.html$/, '');
    return name === 'index' ? ['', file] : [name, file];
  });
  return [...new Set(paths)].sort();
}
