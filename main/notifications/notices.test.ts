import { expect, test, vi } from 'vitest';
import { readNotice, type Server, sendAnswer } from './notices.ts';

const ID = '00000000-0000-4000-8000-000000000001';

function server(rows: unknown, status = 200) {
  const fetch = vi.fn<Server['fetch']>(async () => Response.json(rows, { status }));
  return { url: 'http://server.test', publishableKey: 'public', accessToken: 'token', fetch };
}

const row = {
  kind: 'new_message',
  title: 'New message from Ben',
  message: 'Hello',
  metadata: { conversation_id: ID, path: `/messages/${ID}` },
  created_at: '2026-05-01T10:00:00Z',
};

test('a notification is told in the words of the server, asked as whoever is signed in', async () => {
  const place = server([row]);
  expect(await readNotice(place, ID)).toEqual({
    id: `notice:${ID}:${row.created_at}`,
    title: row.title,
    body: row.message,
    route: `/messages/${ID}`,
    answers: ID,
  });
  const [address, init] = place.fetch.mock.calls[0] ?? [];
  expect(address).toContain(`/rest/v1/notifications?id=eq.${ID}`);
  expect(init?.headers).toMatchObject({ authorization: 'Bearer token', apikey: 'public' });
});

test('what is urgent says so, and a path that leaves the app leads to the list instead', async () => {
  const urgent = { ...row, kind: 'sign_in', metadata: { path: 'https://evil.example/' } };
  expect(await readNotice(server([urgent]), ID)).toMatchObject({
    urgent: true,
    route: '/notifications',
  });
});

test('one of somebody else, or one that is gone, is told to nobody', async () => {
  expect(await readNotice(server([]), ID)).toBeNull();
  expect(await readNotice(server({ code: '42501' }, 403), ID)).toBeNull();
});

test('an answer is a message of whoever is signed in; an empty or endless one is none', async () => {
  const place = server(null, 201);
  const message = { id: ID, sender: ID, to: ID, text: ' On my way ' };
  expect(await sendAnswer(place, message)).toBe(true);
  expect(JSON.parse(`${place.fetch.mock.calls[0]?.[1].body}`)).toMatchObject({
    id: ID,
    sender_id: ID,
    conversation_id: ID,
    message_text: 'On my way',
  });
  expect(await sendAnswer(place, { ...message, text: '  ' })).toBe(false);
  expect(await sendAnswer(place, { ...message, text: 'x'.repeat(5001) })).toBe(false);
  expect(place.fetch).toHaveBeenCalledOnce();
  expect(await sendAnswer(server({}, 403), message)).toBe(false);
});
