import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'First boat',
      collapsed: false,
      items: ['guide/folding', 'guide/launch'],
    },
  ],
};

export default sidebars;
