import type { DataClient } from '../data/api/dataClient.ts';
import { FakeRealtime } from './fakeRealtime.ts';

/** One data call as a test sees it, such as `rpc my_account`, `select user_roles`, `update profiles`. */
export interface DataRequest {
  readonly name: string;
  readonly args: readonly unknown[];
}

export interface DataReply {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly status?: number;
  /** Total row count. */
  readonly count?: number;
}

/** The reply when the server is unreachable. */
export const OFFLINE_REPLY: DataReply = {
  error: { message: 'TypeError: Failed to fetch' },
  status: 0,
};

export type ReplyHandler = (request: DataRequest) => DataReply | Promise<DataReply>;

const verbs = new Set(['select', 'insert', 'update', 'upsert', 'delete']);

/** A data client that gets its replies from the test instead of a server. */
export function fakeDataClient(respond: ReplyHandler, realtime = new FakeRealtime()): DataClient {
  const client = {
    ...realtime.client,
    rpc: (name: string, args: unknown) => builder({ name: `rpc ${name}`, args: [args] }, respond),
    from: (table: string) => builder({ name: table, args: [] }, respond),
    storage: {
      from: (bucket: string) => ({
        upload: (...args: unknown[]) =>
          Promise.resolve(respond({ name: `upload ${bucket}`, args })).then(completed),
        createSignedUrl: (...args: unknown[]) =>
          Promise.resolve(respond({ name: `sign ${bucket}`, args })).then(completed),
        remove: (...args: unknown[]) =>
          Promise.resolve(respond({ name: `remove ${bucket}`, args })).then(completed),
      }),
    },
    functions: {
      invoke: (name: string, options: unknown) =>
        Promise.resolve(respond({ name: `function ${name}`, args: [options] })).then(completed),
    },
  };
  return client as unknown as DataClient;
}

/** Chainable builder: every method returns the builder, and the request is sent on await, like PostgREST's. */
function builder(request: DataRequest, respond: ReplyHandler): unknown {
  return new Proxy(
    {},
    {
      has: () => false,
      get(_target, method) {
        if (method === 'then') {
          const reply = Promise.resolve(respond(request)).then(completed);
          return reply.then.bind(reply);
        }
        return (...args: unknown[]) => {
          const isVerb = verbs.has(String(method)) && !request.name.includes(' ');
          const next = isVerb ? { name: `${String(method)} ${request.name}`, args } : request;
          return builder(next, respond);
        };
      },
    },
  );
}

function completed({ data = null, error = null, status, count }: DataReply) {
  return { data, error, count: count ?? null, status: status ?? (error === null ? 200 : 400) };
}
