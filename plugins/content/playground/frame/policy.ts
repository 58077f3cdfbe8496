/** Folder of the frame's document below the base path of the site, with a slash at its end. */
export const FRAME_FOLDER = 'playground/';

/** What the frame may do, for its `sandbox` attribute: no origin of its own, no windows, no forms, no downloads. */
export const FRAME_SANDBOX = 'allow-scripts';

/**
 * Content-Security-Policy in the frame's document. No host is named, not even the site's own: everything that the
 * document needs is in it, and nothing can be fetched or sent. Running what a reader types is what it is for.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The same as a header, for hosts that can send one for `FRAME_FOLDER`: two of its rules count in a header alone.
 * They keep other sites from showing the frame, and its code in the sandbox wherever it is opened.
 */
export const FRAME_POLICY_HEADER = `${FRAME_POLICY}; frame-ancestors 'self'; sandbox ${FRAME_SANDBOX}`;
