/** Folder of the frame's document below the site's base path, with a trailing slash. */
export const FRAME_FOLDER = 'playground/';

/** The frame's `sandbox` attribute: scripts may run, but without the site's origin, windows, forms, or downloads. */
export const FRAME_SANDBOX = 'allow-scripts';

/**
 * Content-Security-Policy of the frame's document. It names no host, not even the site's own: the document contains
 * everything it needs and can't fetch anything. Inline scripts and `eval` are allowed, because the frame exists to run
 * what readers type. WebRTC is the way out that's left: no policy that browsers support covers it, and although the
 * document deletes its own API, a frame in it has another one. So code from links runs only after a click, next to a text
 * that says this (`fromLink`).
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
 * The same policy as a header, for hosts that can send one for `FRAME_FOLDER`: two of its rules only work in a header.
 * They keep other sites from framing the document, and keep its code sandboxed wherever it's opened.
 */
export const FRAME_POLICY_HEADER = `${FRAME_POLICY}; frame-ancestors 'self'; sandbox ${FRAME_SANDBOX}`;
