import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { parseUntrustedJson } from '../bounded-json.ts';
import type { Engine, RequestIdentity } from '../db/engine.ts';
import { KeyedBuckets } from './bucket.ts';
import type { Broadcast } from './frames.ts';
import { countMessageEvents, MAX_TOPIC_BYTES, type RealtimeLimits } from './limits.ts';
import { getRights } from './permissions.ts';
import type { Rooms } from './rooms.ts';

const name = z
  .string()
  .min(1)
  .refine((text) => Buffer.byteLength(text) <= MAX_TOPIC_BYTES - 'realtime:'.length);

const messagesSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: name,
        event: name,
        payload: z.unknown().refine((value) => value !== undefined && value !== null),
        private: z.boolean().nullish(),
      }),
    )
    .min(1)
    .max(100),
});

export interface BroadcastParts {
  engine: Engine;
  rooms: Rooms;
  limits: RealtimeLimits;
  identify: (c: Context) => Promise<RequestIdentity>;
  addressOf: (c: Context) => string;
}

/** `POST /api/broadcast`: messages from senders without a socket, such as functions. */
export function createBroadcastRoutes(parts: BroadcastParts): Hono {
  const { engine, rooms, limits } = parts;
  const buckets = new KeyedBuckets(limits.httpMessagesPerAddress);
  const routes = new Hono();

  const mayWrite = async (topic: string, { role, claims }: RequestIdentity) => {
    const reader = { role, claims: JSON.stringify(claims) };
    return (await getRights(engine, topic, reader)).writeBroadcast;
  };
  const tooMany = (c: Context) =>
    c.json({ message: 'You have exceeded your rate limit' }, 429, { 'retry-after': '1' });

  routes.post('/api/broadcast', async (c) => {
    const identity = await parts.identify(c);
    const parsed = messagesSchema.safeParse(await readJson(c));
    if (!parsed.success) return c.json({ errors: { messages: ['are invalid'] } }, 422);
    const { messages } = parsed.data;
    const bytes = Number(c.req.header('content-length') ?? limits.frameBytes);
    const weight = messages.length + countMessageEvents(bytes) - 1;
    if (!buckets.take(parts.addressOf(c), weight)) return tooMany(c);
    const topics = new Set(messages.filter((one) => one.private).map(({ topic }) => topic));
    const allowed = new Set<string>();
    for (const topic of topics) if (await mayWrite(topic, identity)) allowed.add(topic);
    const relayed: (Promise<void> | undefined)[] = [];
    for (const { topic, event, payload, private: isPrivate } of messages) {
      // As on a hosted project, a forbidden message is dropped and the response doesn't reveal it.
      if (isPrivate && !allowed.has(topic)) continue;
      const broadcast = { event, body: JSON.stringify(payload) };
      relayed.push(rooms.broadcast(topic, isPrivate ?? false, broadcast));
    }
    await Promise.all(relayed);
    return c.body(null, 202);
  });

  routes.post('/api/broadcast/:topic/events/:event', async (c) => {
    const identity = await parts.identify(c);
    const names = z.object({ topic: name, event: name }).safeParse(c.req.param());
    const body = await readBody(c);
    if (!names.success || body === undefined) {
      return c.json({ error: 'The message is invalid' }, 422);
    }
    if (!buckets.take(parts.addressOf(c), countMessageEvents(body.length))) return tooMany(c);
    const { topic, event } = names.data;
    const isPrivate = c.req.query('private') === 'true';
    if (isPrivate && !(await mayWrite(topic, identity))) {
      const error = `You do not have permissions to write to this Channel topic: ${topic}`;
      return c.json({ error }, 403);
    }
    await rooms.broadcast(topic, isPrivate, { event, body });
    return c.body(null, 202);
  });

  return routes;
}

const readJson = (c: Context): Promise<unknown> =>
  c.req
    .text()
    .then(parseUntrustedJson)
    .catch(() => undefined);

async function readBody(c: Context): Promise<Broadcast['body'] | undefined> {
  if (c.req.header('content-type')?.startsWith('application/octet-stream')) {
    return new Uint8Array(await c.req.arrayBuffer());
  }
  const value = await readJson(c);
  return value === undefined ? undefined : JSON.stringify(value);
}
