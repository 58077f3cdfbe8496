import { SourceCode } from '@rspress/core/theme';

export function SourceLinks() {
  return (
    <div>
      <SourceCode href="https://github.com/web-infra-dev/rspress" />{' '}
      <SourceCode href="https://gitlab.com/gitlab-org/gitlab" platform="gitlab" />
    </div>
  );
}
