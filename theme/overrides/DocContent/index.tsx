// For readers on slow networks: the text is in the HTML already, and its script loads on interaction.
import { Content } from '@rspress/core/runtime';
import { DocContent as BaseDocContent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { PageText } from '../../parts/PageText';
import { patchElement } from '../../support/patchElement';

/** Relies on the default's returning the provider of the MDX components, with `Content` in it. */
export function DocContent(props: ComponentProps<typeof BaseDocContent>) {
  const layout = BaseDocContent(props);
  if (import.meta.env.SSG_MD) return layout;
  return patchElement(layout, element =>
    element.type === Content ? <PageText provider={layout}>{element}</PageText> : undefined,
  );
}
