import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Engine, Identity } from '../db/engine.ts';
import type { TraceSettings } from '../settings.ts';
import { logEvent } from './error-log.ts';
import { kindOf, nameOf } from './timing.ts';

const SEND_EACH_MS = 5_000;
const SEND_WITHIN_MS = 10_000;
const BATCH = 512;
/** Spans beyond that are dropped while the collector doesn't respond. */
const MOST_WAITING = 4_096;

/** OTLP's numbers for what a span is about. */
const SERVER = 2;
const CLIENT = 3;
const FAILED = { code: 2 };

type Attribute = string | number;

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
  status?: typeof FAILED;
}

interface Place {
  traceId: string;
  spanId: string;
}

const newId = (bytes: number): string => randomBytes(bytes).toString('hex');

/** OpenTelemetry's format of attributes. */
const attributesOf = (values: Record<string, Attribute>): Span['attributes'] =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

/** Returns the trace that a caller's request belongs to. */
function readTraceParent(header: string | undefined): Place | undefined {
  const [, traceId, spanId] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? '') ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId };
}

const current = new AsyncLocalStorage<Place>();

/**
 * Sends a span of each request and of its database transactions to an OpenTelemetry collector, as JSON over HTTP.
 * Names and attributes say which table or call, how long and with what result, never whose and which values.
 */
export class Traces {
  readonly #settings: TraceSettings;
  readonly #timer: NodeJS.Timeout;
  #waiting: Span[] = [];
  #sending: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(settings: TraceSettings) {
    this.#settings = settings;
    this.#timer = setInterval(() => this.#send(), SEND_EACH_MS).unref();
  }

  readonly trace: MiddlewareHandler = async (c, next) => {
    if (Math.random() >= this.#settings.share) return next();
    const parent = readTraceParent(c.req.header('traceparent'));
    const place = { traceId: parent?.traceId ?? newId(16), spanId: newId(8) };
    const { pathname } = new URL(c.req.url);
    const startedAt = performance.timeOrigin + performance.now();
    await current.run(place, next);
    const kind = kindOf(c.req.method, pathname) ?? 'other';
    const { status } = c.res;
    // A name the server doesn't know was made up by the client.
    const call = status === 404 ? null : nameOf(c.req.method, pathname);
    this.#add(startedAt, {
      ...place,
      parentSpanId: parent?.spanId,
      name: call ?? `${c.req.method} ${kind}`,
      kind: SERVER,
      attributes: attributesOf({
        'http.request.method': c.req.method,
        'http.response.status_code': status,
        'haven.kind': kind,
      }),
      ...(status >= 500 ? { status: FAILED } : {}),
    });
  };

  /** Returns the engine with a span for each transaction of a traced request. */
  around(engine: Engine): Engine {
    const traced =
      (access: 'read' | 'write'): Engine['read'] =>
      async (identity, work, allowance) => {
        const parent = current.getStore();
        const run = () => engine[access](identity, work, allowance);
        if (!parent) return run();
        const startedAt = performance.timeOrigin + performance.now();
        let code: string | undefined;
        try {
          return await run();
        } catch (error) {
          code = String((error as { code?: unknown } | null)?.code ?? 'error');
          throw error;
        } finally {
          this.#add(startedAt, {
            traceId: parent.traceId,
            spanId: newId(8),
            parentSpanId: parent.spanId,
            name: `database ${access}`,
            kind: CLIENT,
            attributes: attributesOf({
              'db.system.name': 'postgresql',
              'haven.role': roleOf(identity),
              ...(code === undefined ? {} : { 'error.type': code }),
            }),
            ...(code === undefined ? {} : { status: FAILED }),
          });
        }
      };
    return { ...engine, read: traced('read'), write: traced('write') };
  }

  #add(startedAt: number, span: Omit<Span, 'startTimeUnixNano' | 'endTimeUnixNano'>): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push({
      ...span,
      startTimeUnixNano: nanoseconds(startedAt),
      endTimeUnixNano: nanoseconds(performance.timeOrigin + performance.now()),
    });
    if (this.#waiting.length === BATCH) this.#send();
  }

  #send(): void {
    this.#sending = this.#sending.then(async () => {
      while (this.#waiting.length > 0) {
        if (!(await this.#post(this.#waiting.splice(0, BATCH)))) return;
      }
    });
  }

  async #post(spans: Span[]): Promise<boolean> {
    const { url, headers, service } = this.#settings;
    const resource = {
      attributes: attributesOf({ 'service.name': service, 'process.pid': process.pid }),
    };
    const scopeSpans = [{ scope: { name: 'haven-exchange' }, spans }];
    const isSent = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (!isSent && !this.#isFailing) logEvent('Traces could not be sent to the collector.');
    this.#isFailing = !isSent;
    return isSent;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#send();
    await this.#sending;
  }
}

const roleOf = (identity: Identity): string => (identity === 'system' ? 'system' : identity.role);
