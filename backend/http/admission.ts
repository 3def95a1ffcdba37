import type { Context, MiddlewareHandler } from 'hono';
import { toLimitKey } from '../auth/network-address.ts';
import { type Caller, withRequestContext } from '../callers.ts';
import type { RequestIdentity } from '../db/engine.ts';
import { BODY_BYTES, BUFFERED_BODY_LIMITS } from '../request-limits.ts';
import { OverloadedError, type RequestQueue, RequestQueueError } from '../request-queue.ts';
import { getConnectionContext } from './connections.ts';
import { Unauthorized } from './identity.ts';
import { overloadedResponse } from './overload.ts';

export interface AdmissionParts {
  turns: RequestQueue;
  identify: (request: Request) => Promise<RequestIdentity>;
  addressOf: (c: Context) => string;
}

type Claimed = Pick<Caller, 'key' | 'isKnown' | 'isService'>;

/**
 * Identifies the caller of a request for fair queuing, and rejects it before any work if the caller already has too
 * much waiting or in progress.
 */
export function admit(parts: AdmissionParts): MiddlewareHandler {
  const held = new HeldBodies();
  return async (c, next) => {
    const visit = getConnectionContext(c.env?.incoming);
    if (!visit) return next();
    const caller: Caller = {
      ...(await claimedBy(c, parts)),
      ...visit,
      hasWritten: false,
      isAnswered: false,
    };
    const bytes = bytesOf(c);
    try {
      parts.turns.refuseExcess(caller);
      held.take(caller, bytes);
    } catch (error) {
      if (error instanceof RequestQueueError) return overloadedResponse(error);
      throw error;
    }
    try {
      await withRequestContext(caller, next);
    } finally {
      held.giveBack(caller, bytes);
    }
  };
}

/** An account, the secret key's holder, or an address. The service itself rejects invalid credentials. */
async function claimedBy(c: Context, { identify, addressOf }: AdmissionParts): Promise<Claimed> {
  try {
    const { role, claims } = await identify(c.req.raw);
    if (role === 'service_role') return { key: 'service', isKnown: true, isService: true };
    if (role === 'authenticated') {
      return { key: `account ${claims.sub}`, isKnown: true, isService: false };
    }
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error;
  }
  return { key: `address ${toLimitKey(addressOf(c))}`, isKnown: false, isService: false };
}

/** Maximum size of a body. Files are streamed to disk and limited by storage. */
function bytesOf(c: Context): number {
  const most = BODY_BYTES.find(([prefix]) => c.req.path.startsWith(prefix))?.[1] ?? 0;
  const contentLength = c.req.header('content-length');
  const isChunked = c.req.header('transfer-encoding') !== undefined;
  return isChunked ? most : Math.min(Number(contentLength ?? 0) || 0, most);
}

/** Limits how much of request bodies is held in memory, in total and per caller. */
class HeldBodies {
  readonly #byCaller = new Map<string, number>();
  #all = 0;

  take({ key, isService }: Claimed, bytes: number): void {
    if (bytes === 0) return;
    const own = (this.#byCaller.get(key) ?? 0) + bytes;
    const most = isService ? BUFFERED_BODY_LIMITS.bytes : BUFFERED_BODY_LIMITS.bytesEach;
    if (own > most || this.#all + bytes > BUFFERED_BODY_LIMITS.bytes) throw new OverloadedError();
    this.#byCaller.set(key, own);
    this.#all += bytes;
  }

  giveBack({ key }: Claimed, bytes: number): void {
    if (bytes === 0) return;
    this.#all -= bytes;
    const own = (this.#byCaller.get(key) ?? 0) - bytes;
    if (own > 0) this.#byCaller.set(key, own);
    else this.#byCaller.delete(key);
  }
}
