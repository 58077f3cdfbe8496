// Compiles in a thread of its own, because some code keeps the compiler busy for years.
import type { FenceLanguage } from '../fences/readFence';
import { compile } from './compile';

/** What the page sends; the answer is what `compile` returns. */
export interface CompileTask {
  code: string;
  language: FenceLanguage;
}

self.addEventListener('message', ({ data }: MessageEvent<CompileTask>) => {
  self.postMessage(compile(data.code, data.language));
});
self.postMessage('ready');
