import { NoSSR, useDark } from '@rspress/core/runtime';

const SOURCE = 'https://maps.example.com/harbor';

function Frame() {
  const theme = useDark() ? 'dark' : 'light';
  return <iframe src={`${SOURCE}?theme=${theme}`} title="Map of the harbor" width="100%" height="320" />;
}

export function Map() {
  return (
    <NoSSR>
      <Frame />
    </NoSSR>
  );
}
