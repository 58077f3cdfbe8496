import { Head, withBase } from '@rspress/core/runtime';
import { getCustomMDXComponent, Link } from '@rspress/core/theme';
import Steps from './_steps.mdx';
import styles from './index.module.css';

export const frontmatter = { pageType: 'custom' };

export default function Landing() {
  return (
    <main className={styles.page}>
      <Head>
        <title>Paper Boat: a sheet that floats</title>
        <meta property="og:title" content="Paper Boat: a sheet that floats" />
        <meta name="description" content="Fold a boat from one sheet of paper." />
      </Head>
      <h1>A sheet that floats</h1>
      <img src={withBase('/boat.svg')} alt="" width="240" height="120" />
      <div className="rp-doc">
        <Steps components={getCustomMDXComponent()} />
      </div>
      <Link href="/types/doc.html">Start folding</Link>
    </main>
  );
}
