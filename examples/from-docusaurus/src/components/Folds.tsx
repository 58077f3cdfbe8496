import { useSite } from '@rspress/core/runtime';

export default function Folds({ count }: { count: number }) {
  const { site } = useSite();
  return (
    <p className="folds">
      {site.title}: {count}
    </p>
  );
}
