import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { trustedTypesScript } from '../../../plugins/support/trusted-types';

type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

/** The rules of the policies that the script makes on a page, by their names. */
function policies(settings: { assetPrefix?: string } = {}): Record<string, Rules> {
  const made: Record<string, Rules> = {};
  const window = {
    trustedTypes: {
      createPolicy: (name: string, rules: Rules) => {
        made[name] = rules;
      },
    },
  };
  const location = new URL('https://docs.example.com/guide/start?x');
  compileFunction(trustedTypesScript(settings), ['window', 'location'])(window, location);
  return made;
}

describe('the policy for what scripts assign', () => {
  it('is the default one, and has no rule for code', () => {
    expect(Object.entries(policies()).map(([name, rules]) => [name, Object.keys(rules)])).toEqual([
      ['default', ['createScriptURL', 'createHTML']],
    ]);
  });

  it('changes nothing in a browser without it', () => {
    expect(() => compileFunction(trustedTypesScript({}), ['window', 'location'])({}, {})).not.toThrow();
  });

  it("allows scripts and workers of the site's origin and its assets' only", () => {
    const own = policies().default?.createScriptURL;
    const { createScriptURL } = policies({ assetPrefix: 'https://cdn.example.com/docs/' }).default ?? {};
    for (const url of ['/a.js', 'a.js', '', 'https://docs.example.com/a.js', '//docs.example.com/a.js']) {
      expect(own?.(url), url).toBe(url);
      expect(createScriptURL?.(url), url).toBe(url);
    }
    expect(createScriptURL?.('https://cdn.example.com/docs/a.js')).toBe('https://cdn.example.com/docs/a.js');
    for (const url of [
      'https://cdn.example.com/docs/a.js',
      '//evil.example/a.js',
      'https://docs.example.com.evil.example/a.js',
      'https://docs.example.com@evil.example/a.js',
      'http://docs.example.com/a.js',
      '\\\\evil.example/a.js',
      'data:text/javascript,alert(1)',
      'javascript:alert(1)',
      'blob:https://evil.example/1',
    ]) {
      expect(own?.(url), url).toBeNull();
    }
  });

  it('allows markup that loads no script, frame, or style sheet, and the text that React makes scripts from', () => {
    const { createHTML } = policies().default ?? {};
    for (const html of [
      '',
      '<code><span class="a">&lt;script src="b"&gt;</span></code>',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      '<template><b>linked metadata</b></template>',
      '<script></script>',
    ]) {
      expect(createHTML?.(html), html).toBe(html);
    }
    for (const html of [
      '<script>alert(1)</script>',
      '<script></script><b></b>',
      '<b></b><SCRIPT src=//evil.example></SCRIPT>',
      '<script></script>\n',
      '<iframe srcdoc="<b>">',
      '<object data=x>',
      '<embed src=x>',
      '<base href=//evil.example>',
      '<link rel=stylesheet href=//evil.example>',
      '<meta http-equiv=refresh content=0>',
    ]) {
      expect(createHTML?.(html), html).toBeNull();
    }
  });
});
