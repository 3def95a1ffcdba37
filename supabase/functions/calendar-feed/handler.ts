import { calendarText, type FeedEvent } from '../../../shared/clients/calendar/ical.ts';
import { isEventTiming } from '../../../shared/clients/calendar/recurrence.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * Serves a calendar feed to other calendars. The token in the URL is the only credential, so an invalid URL, an ended
 * feed and a suspended account get the same response.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonResponse(405, { error: 'Use GET.' }, { Allow: 'GET, HEAD' });
  }
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!/^[0-9a-f]{64}$/.test(token)) return unknown();
  let feed: s.ShapeOf<typeof isFeed>;
  try {
    feed = await readFeed(token, env);
  } catch {
    return jsonResponse(
      503,
      { error: 'The calendar is unavailable right now. Try again later.' },
      PRIVATE,
    );
  }
  if (feed === null) return unknown();
  if (feed.events === undefined) {
    return jsonResponse(
      429,
      { error: 'Too many requests. Read this calendar less often.' },
      { ...PRIVATE, 'Retry-After': '3600' },
    );
  }
  const body = calendarText(feed.events, Date.now());
  const etag = await etagOf(body);
  const headers = { ...PRIVATE, ETag: etag };
  const known = (request.headers.get('if-none-match') ?? '').split(',');
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="haven-exchange.ics"',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};

const isFeedEvent = s.both(
  isEventTiming,
  s.object({
    id: s.text,
    title: s.text,
    place: s.orNull(s.text),
    notes: s.orNull(s.text),
    updated_at: s.text,
    version: s.number,
  }),
) satisfies s.Guard<FeedEvent>;

/** Has no events if the feed is requested too often. */
const isFeed = s.orNull(s.partial({ events: s.listOf(isFeedEvent) }));

const unknown = () => jsonResponse(404, { error: 'Calendar not found.' }, PRIVATE);

async function readFeed(token: string, env: FunctionEnv): Promise<s.ShapeOf<typeof isFeed>> {
  const response = await callDatabase(env, 'calendar_feed', { p_token: token }, 'server');
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`calendar_feed returned status ${response.status}`);
  return assertShape(body, isFeed, 'calendar_feed');
}

async function etagOf(body: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const digits = [...new Uint8Array(hash.slice(0, 16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `"${digits.join('')}"`;
}
