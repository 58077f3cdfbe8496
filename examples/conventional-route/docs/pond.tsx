export const frontmatter = { title: 'The pond' };

export default function Pond() {
  return <h1>The pond</h1>;
}
