import { useFrontmatter } from '@rspress/core/runtime';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { PostInfo } from '../components/PostInfo';

export * from '@rspress/core/theme-original';

export function Layout() {
  const { frontmatter } = useFrontmatter();
  return <OriginalLayout beforeDocContent={<PostInfo frontmatter={frontmatter} />} />;
}
