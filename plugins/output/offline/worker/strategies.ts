import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { findSaved, findStatic, savedCopies } from './copies';
import { fileOf } from './fileOf';
import { offlineAnswer } from './offlineAnswer';

/** For files whose content never changes under the same name. Only saved files are in the cache; nothing is added. */
export class CacheFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = fileOf(request.url) ?? '';
    return (await findStatic(path)) ?? handler.fetch(request);
  }
}

/** For pages and everything else: with a network, readers always see the current site. */
export class NetworkFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      return await handler.fetch(request);
    } catch (error) {
      const path = fileOf(request.url) ?? '';
      const copies = await savedCopies();
      const saved = await findSaved(path, copies);
      if (saved) return saved;
      if (request.mode !== 'navigate' || copies.length === 0) throw error;
      return offlineAnswer(path, copies);
    }
  }
}
