interface SinceProps {
  version: string;
}

export default function Since({ version }: SinceProps) {
  return <small>since {version}</small>;
}
