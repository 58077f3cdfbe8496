export default function Feedback() {
  return (
    <a className="feedback" href="mailto:crew@example.com">
      Feedback
    </a>
  );
}
