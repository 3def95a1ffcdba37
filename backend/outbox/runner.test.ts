import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DeliveryError,
  type MessageKind,
  type OutgoingMessage,
} from '../../supabase/functions/_shared/delivery/provider.ts';
import type { Engine } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { openEngine } from '../db/open.ts';
import { listCaptured } from './captured.ts';
import { queueMessage } from './queue.ts';
import { OutboxRunner } from './runner.ts';
import { createSqlOutbox, pruneMessages } from './sql-outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-outbox-'));
const facts = { link: 'http://127.0.0.1:4173/secret-link', validHours: 24 };

let engine: Engine;
const runners: OutboxRunner[] = [];
beforeAll(async () => {
  engine = await openEngine({ dataDir: folder });
  await migrate(engine);
}, 60_000);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => engine.script('truncate private.outbox, haven_local.captured'));
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.close()));
});

const queue = (to: string) =>
  engine.write('system', (sql) => queueMessage(sql, { to, template: 'confirm', facts }));

const rows = () =>
  engine.read('system', async (sql) => [
    ...(await sql`
      select recipient, facts, attempts, last_error, claim,
        done_at is not null as is_done, dead_at is not null as is_dead,
        deliver_after > now() as is_postponed
      from private.outbox order by created_at`),
  ]);

/** Simulates elapsed time; a negative value is a clock that was set back. */
const passTime = (seconds: number) =>
  engine.write(
    'system',
    (sql) => sql`
      update private.outbox set
        created_at = created_at - make_interval(secs => ${seconds}),
        decided_at = decided_at - make_interval(secs => ${seconds}),
        deliver_after = deliver_after - make_interval(secs => ${seconds}),
        claimed_until = claimed_until - make_interval(secs => ${seconds})`,
  );

const claim = (batch = 10) =>
  engine.write('system', async (sql) => [
    ...(await sql<{ id: string; claim: string; recipient: string }[]>`
      select * from private.claim_outbox(array['email', 'sms'], ${batch})`),
  ]);

/** A fake provider that records messages and rejects those it is configured to. */
function fakeProvider(getError: (message: OutgoingMessage) => unknown = () => undefined) {
  const sent: string[] = [];
  const send = async (message: OutgoingMessage) => {
    const error = await getError(message);
    if (error) throw error;
    sent.push(message.to);
  };
  return { sent, send };
}

function makeRunner(
  provider: { send: (message: OutgoingMessage) => Promise<void> },
  captured: MessageKind[] = [],
) {
  const outbox = createSqlOutbox(engine, new Set(captured));
  const providers = { email: provider, sms: provider };
  const runner = new OutboxRunner(engine, () => ({
    outbox,
    providers,
    siteUrl: 'http://site.example',
  }));
  runners.push(runner);
  return runner;
}

describe('with a provider', () => {
  test('sends leftover messages at startup and wipes their links', async () => {
    await queue('a@example.com');
    await queue('b@example.com');
    const provider = fakeProvider();
    await makeRunner(provider).start();
    await vi.waitFor(() =>
      expect(provider.sent.toSorted()).toEqual(['a@example.com', 'b@example.com']),
    );
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([
        { is_done: true, facts: {} },
        { is_done: true, facts: {} },
      ]),
    );
  });

  test('sends a message once, as soon as its transaction has committed', async () => {
    const provider = fakeProvider();
    await makeRunner(provider).start();
    await queue('c@example.com');
    await vi.waitFor(() => expect(provider.sent).toEqual(['c@example.com']));
  });

  test('never queues a message whose transaction fails', async () => {
    const failing = engine.write('system', async (sql) => {
      await queueMessage(sql, { to: 'e@example.com', template: 'confirm', facts });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('postpones a message on a temporary error, dead-letters it on a permanent one, and sends the others', async () => {
    const provider = fakeProvider(({ to }) => {
      if (to === 'later@example.com') return new DeliveryError('http_503');
      if (to === 'never@example.com') return new DeliveryError('http_422', { isPermanent: true });
      return undefined;
    });
    for (const name of ['later', 'never', 'good']) await queue(`${name}@example.com`);
    await makeRunner(provider).settle();
    expect(provider.sent).toEqual(['good@example.com']);
    expect(await rows()).toMatchObject([
      { last_error: 'http_503', is_dead: false, is_postponed: true, attempts: 1, facts },
      { last_error: 'http_422', is_dead: true, attempts: 1 },
      { last_error: null, is_done: true },
    ]);
  });

  test('dead-letters data no template can use and continues with the others', async () => {
    const wrong = {
      to: 'a@example.com',
      template: 'confirm' as const,
      facts: { link: 'javascript:x' },
    };
    await engine.write('system', (sql) => queueMessage(sql, wrong));
    await queue('b@example.com');
    const provider = fakeProvider();
    await makeRunner(provider).settle();
    expect(provider.sent).toEqual(['b@example.com']);
    expect((await rows())[0]).toMatchObject({ is_dead: true, last_error: 'facts_wrong' });
  });

  test('finishes messages in progress on close and releases the rest untried', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let inHand = 0;
    const provider = fakeProvider(async () => {
      inHand += 1;
      await held;
    });
    for (let i = 0; i < 12; i += 1) await queue(`${i}@example.com`);
    const runner = makeRunner(provider);
    runner.wake();
    await vi.waitFor(() => expect(inHand).toBe(5));
    const closing = runner.close();
    letGo();
    await closing;
    expect(provider.sent).toHaveLength(5);
    const left = (await rows()).filter((row) => !row.is_done);
    expect(left).toHaveLength(7);
    for (const row of left) expect(row).toMatchObject({ claim: null, attempts: 0 });
  });

  test('after an hour of provider downtime, sends every message once and spread out', async () => {
    let isDown = true;
    const provider = fakeProvider(() => (isDown ? new DeliveryError('unreachable') : undefined));
    const people = Array.from({ length: 30 }, (_, i) => `${i}@example.com`);
    for (const person of people) await queue(person);
    const runner = makeRunner(provider);
    for (let passed = 0; passed < 3600; passed += 120) {
      await runner.settle();
      await passTime(120);
    }
    const [spread] = await engine.read(
      'system',
      (sql) => sql<{ moments: number; most: number }[]>`
        select count(distinct deliver_after)::int as moments, max(attempts) as most
        from private.outbox`,
    );
    expect(spread?.moments).toBeGreaterThan(20);
    expect(spread?.most).toBeLessThan(20);
    isDown = false;
    for (let passed = 0; passed < 3600; passed += 600) {
      await passTime(600);
      await runner.settle();
    }
    expect(provider.sent.toSorted()).toEqual(people.toSorted());
    expect((await rows()).every((row) => row.is_done)).toBe(true);
  });
});

describe('without a provider', () => {
  test('captures messages in their transaction and never sends them through a provider configured later', async () => {
    await queue('d@example.com');
    await makeRunner(fakeProvider(), ['email', 'sms']).settle();
    const later = fakeProvider();
    await makeRunner(later).settle();
    expect(later.sent).toEqual([]);
    const captured = await listCaptured(engine, { to: ' D@example.com', limit: 10 });
    expect(captured).toMatchObject([{ to: 'd@example.com', channel: 'email' }]);
    expect(captured[0]?.text).toContain(facts.link);
  });

  test('captures nothing under a lost claim', async () => {
    await queue('f@example.com');
    const outbox = createSqlOutbox(engine, new Set<MessageKind>(['email']));
    const [late] = await outbox.claim(['email'], 1);
    await passTime(3600);
    const [now] = await outbox.claim(['email'], 1);
    if (!late || !now) throw new Error('nothing was claimed');
    const content = { subject: 's', text: 't', html: '' };
    await outbox.finish(late, content);
    expect(await listCaptured(engine, { limit: 10 })).toEqual([]);
    await outbox.finish(now, content);
    await outbox.finish(now, content);
    expect(await listCaptured(engine, { limit: 10 })).toHaveLength(1);
  });
});

describe('a claim', () => {
  test('blocks others until its lease ends, and reports nothing afterwards', async () => {
    await queue('a@example.com');
    const [first] = await claim();
    expect(await claim()).toEqual([]);
    await passTime(181);
    const [second] = await claim();
    expect(second?.id).toBe(first?.id);
    const report = (token?: string) =>
      engine.write('system', async (sql) => [
        ...(await sql<{ ok: boolean }[]>`
          select private.finish_outbox(${first?.id ?? ''}, ${token ?? ''}) as ok`),
      ]);
    expect(await report(first?.claim)).toEqual([{ ok: false }]);
    expect(await report(second?.claim)).toEqual([{ ok: true }]);
    expect(await report(second?.claim)).toEqual([{ ok: false }]);
  });

  test('takes urgent messages first', async () => {
    await engine.script(
      `select private.queue_message('sms', '+13125550100', 'urgent_notice', p_is_urgent => false)`,
    );
    await queue('urgent@example.com');
    expect((await claim(1)).map(({ recipient }) => recipient)).toEqual(['urgent@example.com']);
  });

  test('ends as a dead letter if its result is never reported', async () => {
    await queue('a@example.com');
    for (let attempt = 0; attempt < 20; attempt += 1) {
      expect(await claim()).toHaveLength(1);
      await passTime(181);
    }
    expect(await claim()).toEqual([]);
    expect(await rows()).toMatchObject([{ is_dead: true, last_error: 'never_reported' }]);
  });

  test('is not made for a message whose link has expired', async () => {
    const late = { to: 'a@example.com', template: 'confirm' as const, facts, validHours: 0 };
    await engine.write('system', (sql) => queueMessage(sql, late));
    expect(await claim()).toEqual([]);
    expect(await rows()).toMatchObject([{ is_dead: true, last_error: 'expired', attempts: 0 }]);
  });
});

describe('clock set back by a day', () => {
  const DAY = 86_400;

  test('does not extend a claim beyond its lease', async () => {
    await queue('a@example.com');
    await claim();
    await passTime(-DAY);
    expect(await claim()).toHaveLength(1);
  });

  test('does not make a message wait for an outdated time', async () => {
    await queue('a@example.com');
    const provider = fakeProvider(() => new DeliveryError('http_500'));
    await makeRunner(provider).settle();
    expect(await claim()).toEqual([]);
    await passTime(-DAY);
    expect(await claim()).toHaveLength(1);
  });

  test('does not affect messages that are due later', async () => {
    await engine.script(
      `select private.queue_message('email', 'a@example.com', 'account_approved', p_deliver_after => now() + interval '8 hours')`,
    );
    expect(await claim()).toEqual([]);
    await passTime(8 * 3600);
    expect(await claim()).toHaveLength(1);
  });
});

describe('queueing', () => {
  test('queues a message once per cause', async () => {
    const cause = `select private.queue_message('email', 'a@example.com', 'account_approved', p_dedupe_key => 'cause:1')`;
    await engine.script(cause);
    await engine.script(cause);
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    '',
    'no-at-sign',
    'a@b, c@d',
    'a@example.com\nBcc: eve@example.com',
    'Eve <a@example.com>',
  ])('keeps an address %j as a dead letter without a rollback', async (to) => {
    await queue(to);
    expect(await rows()).toMatchObject([{ is_dead: true, last_error: 'no_such_address' }]);
  });
});

test('doubles the backoff up to an hour and spreads it over its second half', async () => {
  const [waits] = await engine.read(
    'system',
    (sql) => sql`
      select array(
        select extract(epoch from private.outbox_backoff(attempts, chance))::int
        from (values (1, 1.0::float8), (2, 1.0), (2, 0.0), (40, 1.0), (40, 0.0)) as t (attempts, chance)
      ) as seconds`,
  );
  expect(waits?.seconds).toEqual([5, 10, 5, 3600, 1800]);
});

test('prunes long settled messages and keeps waiting ones', async () => {
  for (const name of ['done', 'dead', 'waiting']) await queue(`${name}@example.com`);
  await engine.script(`
    update private.outbox set done_at = now() - interval '31 days' where recipient like 'done@%';
    update private.outbox set dead_at = now() - interval '91 days' where recipient like 'dead@%';
    update private.outbox set deliver_after = now() + interval '1 hour' where recipient like 'waiting@%'`);
  await pruneMessages(engine);
  expect(await rows()).toMatchObject([{ recipient: 'waiting@example.com' }]);
});
