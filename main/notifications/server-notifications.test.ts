import { expect, test, vi } from 'vitest';
import {
  fetchNotification,
  getDesktopDelay,
  type Server,
  sendReply,
} from './server-notifications.ts';

const ID = '00000000-0000-4000-8000-000000000001';

function server(rows: unknown, status = 200) {
  const fetch = vi.fn<Server['fetch']>(async () => Response.json(rows, { status }));
  const urls = { workspace: 'here', url: 'http://server.test' };
  return { ...urls, publishableKey: 'public', accessToken: 'token', fetch };
}

const row = {
  kind: 'new_message',
  title: 'New message from Ben',
  message: 'Hello',
  metadata: { conversation_id: ID, message_id: ID, path: `/messages/${ID}` },
  created_at: '2026-05-01T10:00:00Z',
};

test("fetches a notification's text from the server as the signed-in user", async () => {
  const place = server([row]);
  expect(await fetchNotification(place, ID)).toEqual({
    kind: 'new_message',
    note: {
      workspace: 'here',
      id: `notice:${ID}:${row.created_at}`,
      title: row.title,
      body: row.message,
      route: `/messages/${ID}`,
      answers: { conversation: ID, upTo: ID },
    },
  });
  const [address, init] = place.fetch.mock.calls[0] ?? [];
  expect(address).toContain(`/rest/v1/notifications?id=eq.${ID}`);
  expect(init?.headers).toMatchObject({ authorization: 'Bearer token', apikey: 'public' });
});

test('marks urgent notifications and replaces an external path with the list', async () => {
  const urgent = { ...row, kind: 'sign_in', metadata: { path: 'https://evil.example/' } };
  expect(await fetchNotification(server([urgent]), ID)).toMatchObject({
    note: { urgent: true, route: '/notifications' },
  });
});

test("returns nothing for another user's or a deleted notification", async () => {
  expect(await fetchNotification(server([]), ID)).toBeNull();
  expect(await fetchNotification(server({ code: '42501' }, 403), ID)).toBeNull();
});

test('sends a reply as the signed-in user, marks the conversation read and rejects an empty or too long reply', async () => {
  const place = server(null, 201);
  const message = { id: ID, sender: ID, to: { conversation: ID, upTo: ID }, text: ' On my way ' };
  expect(await sendReply(place, message)).toBe(true);
  expect(JSON.parse(`${place.fetch.mock.calls[0]?.[1].body}`)).toMatchObject({
    id: ID,
    sender_id: ID,
    conversation_id: ID,
    message_text: 'On my way',
  });
  const [read, requestInit] = place.fetch.mock.calls[1] ?? [];
  expect(read).toContain('/rest/v1/rpc/mark_conversation_read');
  expect(JSON.parse(`${requestInit?.body}`)).toEqual({ conversation_id: ID, up_to: ID });
  expect(await sendReply(place, { ...message, text: '  ' })).toBe(false);
  expect(await sendReply(place, { ...message, text: 'x'.repeat(8001) })).toBe(false);
  expect(place.fetch).toHaveBeenCalledTimes(2);
  expect(await sendReply(server({}, 403), message)).toBe(false);
});

/** Reads a kind's delivery time from a server whose clock is at `now`. */
function createServer(at: string | null, now = '2026-05-01T10:00:00.400Z') {
  const rows = [
    { channel: 'email', at: null },
    { channel: 'desktop', at },
  ];
  const date = new Date(now).toUTCString();
  const fetch = async () => Response.json(rows, { headers: { date } });
  return { ...server([]), fetch };
}

test("uses the server's clock to decide if and when a kind is shown", async () => {
  expect(await getDesktopDelay(createServer('2026-05-01T10:00:00.400Z'), 'new_message')).toBe(0);
  expect(await getDesktopDelay(createServer('2026-05-01T13:00:00Z'), 'new_message')).toBe(
    3 * 3_600_000,
  );
  expect(await getDesktopDelay(createServer(null), 'new_message')).toBeNull();
  await expect(getDesktopDelay(server({}, 503), 'new_message')).rejects.toThrow();
  const place = server([]);
  expect(await getDesktopDelay(place, 'sign_in')).toBeNull();
  expect(place.fetch.mock.calls[0]?.[0]).toContain('/rest/v1/rpc/next_delivery_time');
  expect(place.fetch.mock.calls[0]?.[1].body).toBe('{"kind":"sign_in"}');
});
