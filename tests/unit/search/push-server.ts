import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';

export const WRITE_KEY = 'write-key';
const LARGEST_RECORD = 10_000;

export interface Index {
  settings: Record<string, unknown>;
  synonyms: string[];
  rules: string[];
  records: Record<string, { objectID: string } & Record<string, unknown>>;
}

/**
 * How a call fails: the server refuses it with a reason, has an internal error, or executes it but its response is
 * lost.
 */
export type Failure = 'refuse' | 'break' | 'lose';

interface Task {
  /** Indices that it writes to. */
  indices: string[];
  apply: () => void;
}

interface Operation {
  operation: 'copy' | 'move';
  destination: string;
  scope?: ('settings' | 'synonyms' | 'rules')[];
}

interface Batch {
  requests: { action: string; body: { objectID: string } }[];
}

/**
 * Simulates the indexing part of Algolia's API, with indices in memory. As in the real API, a write is only queued at
 * first. It's executed by the time that the client asks about its task.
 */
export class IndexingServer {
  indices: Record<string, Index> = {};
  /** Method and path of each call. */
  calls: string[] = [];
  /** Failures by the number of the call, counted from 1. */
  failures = new Map<number, Failure>();
  /** The server refuses all calls from this number on. */
  failuresFrom = Number.POSITIVE_INFINITY;

  private pending = new Map<number, Task>();
  private lastTask = 0;

  private port = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<IndexingServer> {
    const server = createServer();
    const indexing = new IndexingServer(server);
    server.on('request', async (request, response) => {
      const { failure, status, body } = await indexing.answer(request);
      if (failure === 'lose') response.destroy();
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    indexing.port = (server.address() as AddressInfo).port;
    return indexing;
  }

  /** Creates the official client, which only knows this server. */
  connect = (appId: string, writeApiKey: string): Algoliasearch => {
    return algoliasearch(appId, writeApiKey, {
      hosts: [{ url: '127.0.0.1', port: this.port, protocol: 'http', accept: 'readWrite' }],
    });
  };

  /** Executes all queued writes, as the real server does sooner or later. */
  settle() {
    this.makeTasks(this.lastTask);
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = decodeURIComponent(request.url?.split('?')[0] ?? '');
    const call = `${request.method} ${url}`;
    const number = this.calls.push(call);
    const failure = number >= this.failuresFrom ? 'refuse' : this.failures.get(number);
    if (failure === 'refuse') return { status: 400, body: { message: `No, said call ${number}` } };
    if (failure === 'break') return { status: 500, body: { message: 'Internal error' } };
    if (request.headers['x-algolia-api-key'] !== WRITE_KEY) {
      return { status: 403, body: { message: 'Invalid Application-ID or API key' } };
    }
    const content = Buffer.concat(chunks).toString();
    try {
      return { failure, status: 200, body: this.handle(call, content ? JSON.parse(content) : {}) };
    } catch (error) {
      return { failure, status: 400, body: { message: (error as Error).message } };
    }
  }

  private handle(call: string, body: unknown): object {
    const [, method, name = '', action = '', argument] =
      /^(\w+) \/1\/indexes\/([^/]+)(?:\/(\w+)(?:\/(\d+))?)?$/.exec(call) ?? [];
    switch (`${method} ${action}`) {
      case 'GET task':
        this.makeTasks(Number(argument));
        return { status: 'published' };
      case 'POST operation':
        return this.operate(name, body as Operation);
      case 'PUT settings':
        return this.write([name], () => Object.assign(this.open(name).settings, body));
      case 'POST batch':
        return this.addRecords(name, body as Batch);
      case 'DELETE ':
        return this.write([name], () => delete this.indices[name]);
      default:
        throw new Error(`This server knows no ${call}`);
    }
  }

  private operate(name: string, { operation, destination, scope = [] }: Operation) {
    if (operation === 'copy') {
      return this.write([destination], () => {
        const source = structuredClone(this.indices[name] ?? emptyIndex());
        for (const part of scope) Object.assign(this.open(destination), { [part]: source[part] });
      });
    }
    const unfinished = [...this.pending.values()].some(({ indices }) => indices.includes(name));
    if (unfinished) throw new Error(`"${name}" is moved before its writes are made`);
    return this.write([name, destination], () => {
      const moved = this.indices[name];
      // Moving an index that doesn't exist has no effect.
      if (moved) this.indices[destination] = moved;
      delete this.indices[name];
    });
  }

  private addRecords(name: string, { requests }: Batch) {
    for (const { action, body } of requests) {
      if (action !== 'addObject') throw new Error(`This server knows no ${action}`);
      if (Buffer.byteLength(JSON.stringify(body)) > LARGEST_RECORD) throw new Error('Record is too big');
    }
    return this.write([name], () => {
      for (const { body } of requests) this.open(name).records[body.objectID] = body;
    });
  }

  private write(indices: string[], apply: () => void) {
    this.pending.set(++this.lastTask, { indices, apply });
    return { taskID: this.lastTask };
  }

  private makeTasks(last: number) {
    for (const [id, { apply }] of this.pending) {
      if (id > last) return;
      apply();
      this.pending.delete(id);
    }
  }

  private open(name: string): Index {
    this.indices[name] ??= emptyIndex();
    return this.indices[name];
  }
}

function emptyIndex(): Index {
  return { settings: {}, synonyms: [], rules: [], records: {} };
}
