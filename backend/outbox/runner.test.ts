import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { openPglite } from '../db/pglite/open.ts';
import { listCaptured } from './captured.ts';
import { MailDelivery, waitAfter } from './delivery.ts';
import { faultOf } from './outbox.ts';
import { queueMessage } from './queue.ts';
import type { OutgoingMail } from './transport.ts';

const smtp = { url: 'smtp://mail.example', from: 'no-reply@example.com' };
const folder = mkdtempSync(join(tmpdir(), 'haven-mail-'));
const platform = (name: string) =>
  readFileSync(new URL(`../db/platform/${name}.sql`, import.meta.url), 'utf8');

let engine: Engine;
beforeAll(async () => {
  engine = openPglite(join(folder, 'db'));
  for (const name of ['01-roles', '02-auth', '03-local-mail']) await engine.script(platform(name));
}, 60_000);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => engine.script('truncate haven_local.messages'));

const queue = (to: string) =>
  engine.write('system', (sql) =>
    queueMessage(sql, { channel: 'email', to, subject: 'Hello', text: 'secret link', html: '' }),
  );

const rows = () =>
  engine.read('system', async (sql) => [
    ...(await sql`
      select to_address, text, attempts, last_error, delivered_at is not null as is_delivered,
        next_attempt_at > now() as is_postponed
      from haven_local.messages order by id`),
  ]);

/** A mail server that notes what it gets, and refuses those it is told to. */
function fakeServer(refuses: (mail: OutgoingMail) => unknown = () => undefined) {
  const sent: string[] = [];
  const open = () => ({
    async send(mail: OutgoingMail) {
      const fault = refuses(mail);
      if (fault) throw fault;
      sent.push(mail.to);
    },
    close() {},
  });
  return { sent, open };
}

describe('with a mail server', () => {
  test('what an earlier run left behind is sent at the start, and its body is wiped', async () => {
    await queue('a@example.com');
    await queue('b@example.com');
    const server = fakeServer();
    const delivery = new MailDelivery(engine, smtp, server.open);
    await vi.waitFor(() => expect(server.sent).toEqual(['a@example.com', 'b@example.com']));
    await delivery.close();
    expect(await rows()).toMatchObject([
      { is_delivered: true, text: '' },
      { is_delivered: true, text: '' },
    ]);
  });

  test('a message is sent after a flush, once', async () => {
    const server = fakeServer();
    const delivery = new MailDelivery(engine, smtp, server.open);
    await queue('c@example.com');
    delivery.flush();
    delivery.flush();
    await vi.waitFor(() => expect(server.sent).toEqual(['c@example.com']));
    await delivery.close();
    expect(server.sent).toHaveLength(1);
  });

  test('a refused message waits and keeps no address in its error; the others go out', async () => {
    const refusal = Object.assign(new Error('550 no such user bad@example.com'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    const server = fakeServer(({ to }) => (to === 'bad@example.com' ? refusal : undefined));
    await queue('bad@example.com');
    await queue('good@example.com');
    const delivery = new MailDelivery(engine, smtp, server.open);
    await vi.waitFor(() => expect(server.sent).toEqual(['good@example.com']));
    await delivery.close();
    const [bad] = await rows();
    expect(bad).toMatchObject({
      is_delivered: false,
      attempts: 1,
      last_error: 'EENVELOPE 550',
      is_postponed: true,
      text: 'secret link',
    });
  });
});

describe('without a mail server', () => {
  test('messages are only captured, and a server configured later does not send them', async () => {
    await queue('d@example.com');
    const capture = new MailDelivery(engine, undefined);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ is_delivered: true }]));
    await capture.close();
    const server = fakeServer();
    await new MailDelivery(engine, smtp, server.open).close();
    expect(server.sent).toEqual([]);
    const [captured] = await listCaptured(engine, { to: ' D@example.com', limit: 10 });
    expect(captured).toMatchObject({ to: 'd@example.com', text: 'secret link', channel: 'email' });
  });
});

test('a message whose transaction fails was never queued', async () => {
  const failing = engine.write('system', async (sql) => {
    await queueMessage(sql, { channel: 'email', to: 'e@x', subject: '', text: '', html: '' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rows()).toEqual([]);
});

test('waiting doubles up to an hour and is spread', () => {
  expect(waitAfter(1, () => 1)).toBe(5_000);
  expect(waitAfter(2, () => 1)).toBe(10_000);
  expect(waitAfter(2, () => 0)).toBe(5_000);
  expect(waitAfter(40, () => 1)).toBe(3_600_000);
});

test('a fault is told by its code alone', () => {
  expect(faultOf(Object.assign(new Error('to a@example.com'), { code: 'ECONNECTION' }))).toBe(
    'ECONNECTION',
  );
  expect(faultOf(new Error('a@example.com'))).toBe('failed');
});
