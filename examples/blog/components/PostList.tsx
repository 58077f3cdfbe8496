import { normalizeHrefInRuntime, useLang, usePages } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { PostInfo } from './PostInfo';

export function PostList() {
  const lang = useLang();
  const posts = usePages()
    .pages.filter(page => page.lang === lang && page.routePath.includes('/blog/') && page.frontmatter.date)
    .sort((a, b) => String(b.frontmatter.date).localeCompare(String(a.frontmatter.date)));
  return posts.map(({ routePath, title, frontmatter }) => (
    <article key={routePath}>
      <h2>
        <Link href={normalizeHrefInRuntime(routePath)}>{title}</Link>
      </h2>
      <PostInfo frontmatter={frontmatter} />
      {frontmatter.summary ? <p>{String(frontmatter.summary)}</p> : null}
    </article>
  ));
}
