import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from './fixtures';
import { LANGUAGES } from './languages';
import { ROUTES } from './routes';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390];
/** Thousands of elements whose colours tests/unit/theme/tokens.test.ts computes; axe takes seconds for them. */
const TOKENS = '.shiki .line';

for (const { prefix } of LANGUAGES) {
  for (const route of ROUTES) {
    test(`${prefix}${route} has no accessibility fault that axe finds, in both themes, wide and narrow`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, prefix + route);
      const findings: string[] = [];
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          // Colours fade from theme to theme.
          await page.waitForFunction(() =>
            document.getAnimations().every(({ playState }) => playState !== 'running'),
          );
          const { violations } = await new AxeBuilder({ page }).exclude(TOKENS).analyze();
          for (const { id, nodes } of violations) {
            findings.push(
              ...nodes.map(({ html }) => `${colorScheme} ${width}: ${id}: ${html.slice(0, 160)}`),
            );
          }
        }
      }
      expect(findings).toEqual([]);
    });
  }
}
