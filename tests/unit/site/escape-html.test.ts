import { expect, it } from 'vitest';
import { escapeHtml } from '../../../site/escape-html';

it('escapes the five special characters of HTML', () => {
  expect(escapeHtml(`<a href="x" id='y'>&`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;');
});
