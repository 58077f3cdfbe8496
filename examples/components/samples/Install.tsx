import { PackageManagerTabs } from '@rspress/core/theme';

export function Install() {
  return <PackageManagerTabs command="install @rspress/core -D" />;
}
