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
  /** Content-Security-Policy of the documents that previews show. */
  previewPolicy: string;
  /** Whether pages load the files in `static/` from another host, which may get them from here. */
  isStaticElsewhere: boolean;
}

/** What neither the site nor the code in its frames uses. Browsers allow some of these without asking the reader. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const EVERYWHERE = [
  // Without `includeSubDomains`: this site doesn't decide about the domain's other hosts.
  'Strict-Transport-Security: max-age=31536000',
  'Cross-Origin-Opener-Policy: same-origin',
  // No `Cross-Origin-Embedder-Policy`: with `credentialless`, Firefox blocks the playground's sandboxed frame.
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  `Permissions-Policy: ${UNUSED_FEATURES.map(feature => `${feature}=()`).join(', ')}`,
];

const IMMUTABLE = 'Cache-Control: public, max-age=31536000, immutable';
const REVALIDATED = 'Cache-Control: public, max-age=0, must-revalidate';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read: a path and the headers of everything below it. Rules add
 * up and can't be undone, so rules that only apply to pages are written for each folder with pages.
 */
export function headersFile({ files, basePath, policy, previewPolicy, isStaticElsewhere }: Pages): string {
  const pageHeaders = (path: string) => {
    const own = path.startsWith(PREVIEW_FOLDER) ? previewPolicy : policy;
    return [`Content-Security-Policy: ${own}; frame-ancestors 'self'`, REVALIDATED];
  };
  const rules: [string, string[]][] = [
    [
      '*',
      [...EVERYWHERE, `Cross-Origin-Resource-Policy: ${isStaticElsewhere ? 'cross-origin' : 'same-origin'}`],
    ],
    ['static/*', [IMMUTABLE]],
    // A browser that cached these would keep its reader on an old version.
    [WORKER_FILE, [REVALIDATED]],
    [`${MANIFEST_FOLDER}*`, [REVALIDATED]],
    [`${FRAME_FOLDER}*`, [`Content-Security-Policy: ${FRAME_POLICY_HEADER}`, REVALIDATED]],
    ...pathsOf(files).map(path => [path, pageHeaders(path)] satisfies [string, string[]]),
  ];
  return rules
    .map(([path, headers]) => [basePath + path, ...headers.map(header => `  ${header}`), ''].join('\n'))
    .join('\n');
}

/** Paths that together match all pages, with and without `.html` in their URLs. */
function pathsOf(files: string[]): string[] {
  const paths = files.flatMap(file => {
    const [folder, ...rest] = file.split('/');
    if (rest.length > 0) return [`${folder}/*`];
    const name = file.replace(/\.html$/, '');
    return name === 'index' ? ['', file] : [name, file];
  });
  return [...new Set(paths)].sort();
}
