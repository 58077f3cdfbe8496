import { type Answer, BEAT_INTERVAL } from '../../../../site/offline-copy';

/**
 * Tells a page how its command has ended.
 * @param ports the first takes the answer; the second, which older pages do not send, takes signs of life until then
 */
export async function answer(ports: readonly MessagePort[], work: Promise<Answer>): Promise<void> {
  const [port, life] = ports;
  const beat = setInterval(() => life?.postMessage(null), BEAT_INTERVAL);
  port?.postMessage(await work);
  clearInterval(beat);
}
