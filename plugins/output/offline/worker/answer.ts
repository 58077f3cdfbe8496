import { type Answer, BEAT_INTERVAL } from '../../../../site/offline-copy';

/**
 * Tells a page the outcome of its command.
 * @param ports the first receives the answer; the second, which older pages don't send, receives heartbeats until then
 */
export async function answer(ports: readonly MessagePort[], work: Promise<Answer>): Promise<void> {
  const [port, life] = ports;
  const beat = setInterval(() => life?.postMessage(null), BEAT_INTERVAL);
  port?.postMessage(await work);
  clearInterval(beat);
}
