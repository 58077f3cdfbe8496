import { Tab, Tabs } from '@rspress/core/theme';

export function ConfigTabs() {
  return (
    <Tabs defaultValue="mts">
      <Tab label=".ts" value="ts">
        <p>rspress.config.ts</p>
      </Tab>
      <Tab label=".mts" value="mts">
        <p>rspress.config.mts</p>
      </Tab>
      <Tab label=".json" value="json" disabled>
        <p>rspress.config.json</p>
      </Tab>
    </Tabs>
  );
}
