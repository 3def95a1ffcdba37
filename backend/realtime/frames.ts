import { parseUntrustedJson } from '../bounded-json.ts';
import { MAX_TOPIC_BYTES } from './limits.ts';

export type Version = '1.0.0' | '2.0.0';

/** A broadcast between clients in a channel. Binary bodies exist only in version 2. */
export interface Broadcast {
  event: string;
  /** JSON text, or opaque bytes. */
  body: string | Uint8Array;
  meta?: Record<string, unknown>;
}

/** A message from a client. */
export interface Frame {
  topic: string;
  event: string;
  joinRef: string | null;
  ref: string | null;
  payload: Record<string, unknown>;
  broadcast?: Broadcast;
}

/** An invalid protocol message; its sender is not one of our clients. */
export class InvalidFrameError extends Error {}

const PUSH = 3;
const BROADCAST = 4;
const BINARY = 0;
const JSON_TEXT = 1;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a text or binary message, or throws `Garbage`. */
export function parseFrame(data: Buffer, isBinary: boolean, version: Version): Frame {
  try {
    if (isBinary) return readPush(data, version);
    const value = parseUntrustedJson(utf8.decode(data));
    return version === '2.0.0' ? fromArray(value) : fromObject(value);
  } catch (error) {
    throw error instanceof InvalidFrameError ? error : new InvalidFrameError('Not a frame');
  }
}

function fromArray(value: unknown): Frame {
  if (!Array.isArray(value) || value.length !== 5) throw new InvalidFrameError('Not a frame');
  const [joinRef, ref, topic, event, payload] = value as unknown[];
  return frameOf({ joinRef, ref, topic, event, payload });
}

function fromObject(value: unknown): Frame {
  if (!isRecord(value)) throw new InvalidFrameError('Not a frame');
  const { join_ref: joinRef = null, ref = null, topic, event, payload } = value;
  return frameOf({ joinRef, ref, topic, event, payload });
}

function frameOf(parts: Record<'joinRef' | 'ref' | 'topic' | 'event' | 'payload', unknown>): Frame {
  const { topic, event, payload } = parts;
  if (typeof topic !== 'string' || typeof event !== 'string')
    throw new InvalidFrameError('No topic');
  if (payload !== null && payload !== undefined && !isRecord(payload))
    throw new InvalidFrameError('Payload');
  const frame: Frame = {
    topic,
    event,
    joinRef: refOf(parts.joinRef),
    ref: refOf(parts.ref),
    payload: payload ?? {},
  };
  if (event === 'broadcast' && typeof payload?.event === 'string') {
    frame.broadcast = { event: payload.event, body: JSON.stringify(payload.payload ?? {}) };
  }
  return frame;
}

/** Old clients number their messages; newer ones use a string of digits. */
function refOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > 255) throw new InvalidFrameError('Not a ref');
  return text;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Format: `3`, five lengths, the encoding, then the strings and the body. */
function readPush(data: Buffer, version: Version): Frame {
  if (version !== '2.0.0' || data.length < 7 || data[0] !== PUSH)
    throw new InvalidFrameError('Binary');
  let at = 7;
  const take = (length = 0) => {
    const end = at + length;
    if (end > data.length) throw new InvalidFrameError('Truncated frame');
    const text = utf8.decode(data.subarray(at, end));
    at = end;
    return text;
  };
  const joinRef = take(data[1]);
  const ref = take(data[2]);
  const topic = take(data[3]);
  const event = take(data[4]);
  take(data[5]);
  const rest = data.subarray(at);
  let body: Broadcast['body'] = rest;
  if (data[6] === JSON_TEXT) {
    body = utf8.decode(rest);
    // Passed on unchanged, so invalid JSON would break every receiving client.
    parseUntrustedJson(body);
  } else if (data[6] !== BINARY) throw new InvalidFrameError('Unknown encoding');
  return {
    topic,
    event: 'broadcast',
    joinRef: joinRef || null,
    ref: ref || null,
    payload: {},
    broadcast: { event, body },
  };
}

/** Encodes a server message. `payload` is JSON text. */
export function encodeFrame(
  version: Version,
  topic: string,
  event: string,
  payload: string,
  refs: { joinRef?: string | null; ref?: string | null } = {},
): string {
  const { joinRef = null, ref = null } = refs;
  const [t, e, r] = [JSON.stringify(topic), JSON.stringify(event), JSON.stringify(ref)];
  return version === '2.0.0'
    ? `[${JSON.stringify(joinRef)},${r},${t},${e},${payload}]`
    : `{"topic":${t},"event":${e},"payload":${payload},"ref":${r}}`;
}

/** Encodes a broadcast for each version; undefined if the version can't carry it. */
export function encodeBroadcast(
  version: Version,
  topic: string,
  { event, body, meta }: Broadcast,
): string | Buffer | undefined {
  if (version === '1.0.0') {
    if (typeof body !== 'string') return undefined;
    const extra = meta ? `,"meta":${JSON.stringify(meta)}` : '';
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}${extra}}`;
    return encodeFrame(version, topic, 'broadcast', payload);
  }
  const strings = [topic, event, meta ? JSON.stringify(meta) : ''].map((text) => Buffer.from(text));
  const lengths = strings.map(({ length }) => length);
  if (lengths.some((length) => length > MAX_TOPIC_BYTES)) return undefined;
  const encoding = typeof body === 'string' ? JSON_TEXT : BINARY;
  return Buffer.concat([
    Buffer.from([BROADCAST, ...lengths, encoding]),
    ...strings,
    typeof body === 'string' ? Buffer.from(body) : body,
  ]);
}
