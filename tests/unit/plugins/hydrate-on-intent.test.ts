import { expect, it } from 'vitest';
import { deferScripts } from '../../../plugins/first-load/hydrate-on-intent';
import { finished } from '../support/finished';

it('replaces deferred scripts with a single script, and marks the end of the body', () => {
  const html =
    '<head><script>theme()</script>\n<script defer src="/d/a.js"></script>\n<script defer src="/d/b.js"></script><link rel="icon"></head><body><script src="/c.js"></script></body></html>';
  expect(finished(html, page => deferScripts(page, 'boot()'))).toBe(
    '<html><head><script>theme()</script>\n<script data-scripts="/d/a.js /d/b.js">boot()</script>\n<link rel="icon"></head><body><script src="/c.js"></script><template id="__end"></template></body></html>',
  );
});
