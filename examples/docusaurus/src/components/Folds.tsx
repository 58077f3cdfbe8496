import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function Folds({ count }: { count: number }) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <p className="folds">
      {siteConfig.title}: {count}
    </p>
  );
}
