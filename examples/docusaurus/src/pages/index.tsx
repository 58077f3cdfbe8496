import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Paper Boat" description="How to fold a paper boat.">
      <main>
        <h1>Fold and launch</h1>
        <Link to="/docs/intro">Start</Link>
      </main>
    </Layout>
  );
}
