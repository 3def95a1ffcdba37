import type { MiddlewareHandler } from 'hono';
import type { CallTimings } from '../../supabase/functions/_shared/backend-status.ts';

/** Kinds of responses that are counted. */
const KINDS = {
  page: 'Pages and files',
  read: 'Lists and records',
  write: 'Changes',
  call: 'Database calls',
  auth: 'Sign-in',
  storage: 'Files',
  functions: 'Functions',
} as const;
type Kind = keyof typeof KINDS;

/** Upper bounds in milliseconds: each 1.5 times the previous one; the last bucket holds everything longer. */
const ENDS = Array.from({ length: 30 }, (_, n) => Math.round(5 * 1.5 ** n) / 10);
const SLICE_MS = 600_000;
const SLICES = 6;
const MOST_CALLS = 200;
const SHOWN_CALLS = 15;

class Histogram {
  readonly counts = new Uint32Array(ENDS.length + 1);
  count = 0;
  longest = 0;

  add(ms: number): void {
    const at = ENDS.findIndex((end) => ms <= end);
    const bucket = at < 0 ? ENDS.length : at;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.count += 1;
    this.longest = Math.max(this.longest, ms);
  }
}

/** Returns the percentile, or the longest time if it exceeds the last bound. */
function below(share: number, histograms: readonly Histogram[]): number {
  const targetCount = share * histograms.reduce((sum, { count }) => sum + count, 0);
  const longest = Math.max(...histograms.map((one) => one.longest));
  let seen = 0;
  for (const [bucket, end] of ENDS.entries()) {
    seen += histograms.reduce((sum, { counts }) => sum + (counts[bucket] ?? 0), 0);
    if (seen >= targetCount) return Math.min(end, longest);
  }
  return longest;
}

interface Call {
  count: number;
  sum: number;
  longest: number;
}

/**
 * Response times of the last hour by kind, in a fixed number of buckets, and the slowest calls since the start, by
 * name only.
 */
export class ResponseTimings {
  readonly #now: () => number;
  readonly #slices = new Map<Kind, Map<number, Histogram>>();
  readonly #calls = new Map<string, Call>();
  readonly #onRequest: ((kind: string, status: number, ms: number) => void) | undefined;

  constructor(
    now: () => number = Date.now,
    onRequest?: (kind: string, status: number, ms: number) => void,
  ) {
    this.#now = now;
    this.#onRequest = onRequest;
  }

  note(request: Pick<Request, 'method' | 'url'>, status: number, ms: number): void {
    const { pathname, searchParams } = new URL(request.url);
    const kind = kindOf(request.method, pathname);
    if (kind === null) return;
    this.#onRequest?.(kind, status, ms);
    const slice = Math.floor(this.#now() / SLICE_MS);
    const slices = this.#slices.get(kind) ?? new Map<number, Histogram>();
    this.#slices.set(kind, slices);
    for (const old of slices.keys()) if (old <= slice - SLICES) slices.delete(old);
    const histogram = slices.get(slice) ?? new Histogram();
    slices.set(slice, histogram);
    histogram.add(ms);
    // A name the server doesn't know was made up by the client.
    const name = status === 404 ? null : nameOf(request.method, pathname, searchParams);
    if (name !== null) this.#noteCall(name, ms);
  }

  #noteCall(name: string, ms: number): void {
    const call = this.#calls.get(name) ?? { count: 0, sum: 0, longest: 0 };
    if (call.count === 0 && this.#calls.size >= MOST_CALLS) {
      const [quickest] = [...this.#calls].reduce((a, b) => (b[1].longest < a[1].longest ? b : a));
      this.#calls.delete(quickest);
    }
    this.#calls.set(name, call);
    call.count += 1;
    call.sum += ms;
    call.longest = Math.max(call.longest, ms);
  }

  figures(): { kinds: CallTimings[]; slowest: CallTimings[] } {
    const oldest = Math.floor(this.#now() / SLICE_MS) - SLICES;
    const kinds = Object.entries(KINDS).flatMap(([kind, name]) => {
      const slices = [...(this.#slices.get(kind as Kind) ?? [])];
      const histograms = slices.filter(([at]) => at > oldest).map(([, one]) => one);
      const count = histograms.reduce((sum, one) => sum + one.count, 0);
      if (count === 0) return [];
      const longest = Math.max(...histograms.map((one) => one.longest));
      return [{ name, count, p50: below(0.5, histograms), p95: below(0.95, histograms), longest }];
    });
    const slowest = [...this.#calls]
      .map(([name, { count, sum, longest }]) => ({
        name,
        count,
        mean: round(sum / count),
        longest,
      }))
      .sort((a, b) => b.mean - a.mean)
      .slice(0, SHOWN_CALLS);
    return { kinds, slowest };
  }
}

export function kindOf(method: string, path: string): Kind | null {
  const service = /^\/(auth|rest|storage|functions)\/v1\//.exec(path)?.[1];
  if (service === undefined) return /^\/(_local|realtime)\//.test(path) ? null : 'page';
  if (service !== 'rest') return service as Kind;
  if (path.startsWith('/rest/v1/rpc/')) return 'call';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** `GET listings: select, status`: the call and its fields, never its values. */
export function nameOf(
  method: string,
  path: string,
  params = new URLSearchParams(),
): string | null {
  const [, service, rpc, name] =
    /^\/(rest|functions)\/v1\/(rpc\/)?([a-z_][a-z0-9_-]{0,62})$/.exec(path) ?? [];
  if (name === undefined) return null;
  if (service === 'functions') return `function ${name}`;
  if (rpc !== undefined) return `call ${name}`;
  const fields = [...new Set(params.keys())].filter((field) => /^[a-z_]{1,40}$/.test(field));
  return `${method} ${name}${fields.length === 0 ? '' : `: ${fields.sort().slice(0, 8).join(', ')}`}`;
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

/** Adds the processing time to each response, for the browser's developer tools, and records it. */
export const recordResponseTime =
  (timings: ResponseTimings): MiddlewareHandler =>
  async (c, next) => {
    const began = performance.now();
    await next();
    const took = round(performance.now() - began);
    c.res.headers.set('server-timing', `total;dur=${took}`);
    timings.note(c.req.raw, c.res.status, took);
  };
