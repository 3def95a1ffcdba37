import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';

const DAY_MS = 86_400_000;
const soon = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** Its own backend, which may read calendars of this machine. */
let own: SeparateBackend;
let server: Server;
let user: NewUser;
let answer: { status: number; body: string };

const calendar = (title: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART:${soon}T150000Z`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

beforeAll(async () => {
  own = await startSeparateBackend({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } });
  server = createServer((_request, response) => {
    response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  user = await newUser({ at: own, userMetadata: { user_type: 'broker' } });
});

afterAll(async () => {
  server?.close();
  await own?.close();
});

it('reads a subscribed calendar, and explains when it no longer can', async () => {
  const p_id = randomUUID();
  const p_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/basic.ics`;
  answer = { status: 200, body: calendar('Board meeting') };
  await user.client.rpc('add_calendar_subscription', { p_id, p_name: 'Board', p_url });
  const state = async () => {
    const { data } = await user.client.rpc('list_calendar_subscriptions');
    return (
      data as unknown as { failure: string | null; events: number; is_waiting: boolean }[]
    )[0];
  };
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect(await state()).toMatchObject(expected), {
      timeout: 30_000,
      interval: 300,
    });
  /** Asks for a refresh and runs what the schedule would run within seconds. */
  const refresh = async () => {
    await user.client.rpc('refresh_calendar_subscription', { p_id });
    await fetch(`${own.url}/functions/v1/read-calendars`, {
      method: 'POST',
      headers: { apikey: own.secretKey },
    });
  };
  await refresh();
  await becomes({ events: 1, failure: null, is_waiting: false });
  const { data } = await user.client.rpc('list_subscribed_events', {
    p_from: new Date().toISOString(),
    p_to: new Date(Date.now() + 3 * DAY_MS).toISOString(),
  });
  expect(data).toMatchObject([{ title: 'Board meeting', calendar: 'Board', repeats: null }]);
  for (const [status, body, failure] of [
    [302, '', 'redirected'],
    [404, '', 'not_found'],
    [200, '<html>Sign in</html>', 'not_calendar'],
    [200, 'x'.repeat(2.1 * 1024 * 1024), 'too_large'],
  ] as const) {
    answer = { status, body };
    await refresh();
    await becomes({ events: 1, failure });
  }
});
