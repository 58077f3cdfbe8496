import { expect, it } from 'vitest';
import { checkTexts } from '../../../plugins/dev/checkTexts';

it('names the place of a mistake in the interface texts', () => {
  expect(() => checkTexts('{}')).not.toThrow();
  expect(() => checkTexts('{\n  "a": { "en": "A" \n  "b": 1\n}')).toThrow(
    /^i18n\.json:3:3 The interface texts aren't valid JSON: /,
  );
  expect(() => checkTexts('{\n  "a": { "en": Handbook }\n}')).toThrow(/^i18n\.json:2:16 /);
  expect(() => checkTexts('{\n  "a": 1')).toThrow(/^i18n\.json:2:9 /);
});
