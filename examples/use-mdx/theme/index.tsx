import { getCustomMDXComponent as getDefaultComponents } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

const defaults = getDefaultComponents();
const DefaultImg = defaults.img;

export function getCustomMDXComponent() {
  return {
    ...defaults,
    img: (props: ComponentProps<'img'>) => (
      <DefaultImg loading="lazy" decoding="async" {...props} />
    ),
  };
}

export * from '@rspress/core/theme-original';
