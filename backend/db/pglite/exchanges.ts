/** Type bytes of the Postgres wire protocol. */
const SYNC = 0x53;
const QUERY = 0x51;
const READY = 0x5a;
const ERROR = 0x45;
/** The length, including itself, follows the type. */
const LENGTH_AT = 1;

/** Yields the start and end of each protocol message in a chunk. */
function* messagesOf(bytes: Uint8Array): Generator<{ type: number; start: number; end: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = 0; start + LENGTH_AT < bytes.length; ) {
    const end = start + LENGTH_AT + view.getUint32(start + LENGTH_AT);
    yield { type: bytes[start] ?? 0, start, end };
    start = end;
  }
}

export interface Exchange {
  readonly asked: Uint8Array;
  /** True if Postgres reports ready at its end. */
  readonly endsReady: boolean;
}

/** Splits a batch of messages into parts with at most one "ready" response each. */
export function splitExchanges(sent: Uint8Array): Exchange[] {
  // The first message of a session has no type.
  if (sent[0] === 0) return [{ asked: sent, endsReady: true }];
  const exchanges: Exchange[] = [];
  let offset = 0;
  for (const { type, end } of messagesOf(sent)) {
    if (type !== SYNC && type !== QUERY) continue;
    exchanges.push({ asked: sent.subarray(offset, end), endsReady: true });
    offset = end;
  }
  if (offset < sent.length) exchanges.push({ asked: sent.subarray(offset), endsReady: false });
  return exchanges;
}

/**
 * Corrects PGlite's error responses. PGlite reports ready after each error, even when Postgres would wait for a Sync,
 * and again at that Sync. A driver that has sent more takes this for the end of the next statement, whose response
 * never comes.
 */
export function toPostgresResponses(response: Uint8Array, { endsReady }: Exchange): Uint8Array {
  let hasFailed = false;
  const ready: { start: number; end: number }[] = [];
  for (const message of messagesOf(response)) {
    if (message.type === ERROR) hasFailed = true;
    if (message.type === READY) ready.push(message);
  }
  if (!hasFailed) return response;
  const extra = endsReady ? ready.slice(0, -1) : ready;
  if (extra.length === 0) return response;
  const chunks: Uint8Array[] = [];
  let offset = 0;
  for (const { start, end } of extra) {
    chunks.push(response.subarray(offset, start));
    offset = end;
  }
  chunks.push(response.subarray(offset));
  return Buffer.concat(chunks);
}
