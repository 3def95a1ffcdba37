import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, backend, newUser } from '../../support/backend.ts';
import { expectRefused } from '../refusal.ts';
import { connectDirectly } from '../sql.ts';
import { person, succeed, withRole } from '../world.ts';

const DAY = { first: '2026-01-01', last: '2026-01-31' };
const UNDO = 'nothing of it stays';

let sql: postgres.Sql;
beforeAll(() => {
  if (backend().engine === 'postgres') sql = connectDirectly(1);
});
afterAll(() => sql?.end());

interface Sender {
  readonly address?: string;
  readonly agent?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: string;
  readonly referrer?: string;
  readonly device?: string;
}

type Event = Readonly<Record<string, unknown>>;
const event = (more: Event): Event => ({ id: crypto.randomUUID(), ...more });
const view = (path: string, more: Event = {}): Event => event({ kind: 'view', path, ...more });

/** Runs calls as the HTTP server does: signed out, from an IP address, in a transaction that is rolled back. */
async function trying(
  work: (tools: {
    send: (events: readonly Event[], from?: Sender) => Promise<number>;
    ask: (query: string) => Promise<readonly Record<string, unknown>[]>;
  }) => Promise<void>,
): Promise<void> {
  const undone = sql.begin(async (open) => {
    // Removes what others recorded, so that the test sees only its own.
    await open`delete from private.visit_events`;
    await open`delete from private.trial_visitors`;
    await work({
      async send(events, from = {}) {
        const {
          address = '198.51.100.7',
          agent = 'Mozilla/5.0 Firefox/140.0',
          headers = {},
        } = from;
        await open`select set_config('request.headers', ${JSON.stringify({
          'x-forwarded-for': address,
          'user-agent': agent,
          ...headers,
        })}, true)`;
        await open`set local role anon`;
        const [row] = await open<{ kept: number }[]>`
          select public.record_visits(
            ${from.session ?? '11111111-2222-4333-8444-555555555555'}, ${from.device ?? 'desktop'},
            ${from.referrer ?? ''}, ${open.json(events as never)}
          ) as kept`;
        await open`reset role`;
        return row?.kept ?? -1;
      },
      ask: (query) => open.unsafe(query),
    });
    throw new Error(UNDO);
  });
  await expect(undone).rejects.toThrow(UNDO);
}

describe("team figures can't be read", () => {
  it.each(['broker', 'buyer', 'operator'] as const)('by a %s', async (type) => {
    const { client } = await person(type);
    await expectRefused(client.rpc('website_figures', DAY));
    await expectRefused(client.rpc('business_figures', DAY));
    await expectRefused(client.rpc('count_figures_now'));
  });

  it('by a visitor', async () => {
    expect((await anonymous().rpc('website_figures', DAY)).status).toBe(401);
    expect((await anonymous().rpc('business_figures', DAY)).status).toBe(401);
    expect((await anonymous().rpc('count_figures_now')).status).toBe(401);
  });

  it('from the tables, bypassing the calls', async () => {
    const { client } = await withRole(await person('buyer'), 'admin');
    const { error } = await client.from('visit_events' as never).select('*');
    expect(error).not.toBeNull();
  });

  it('over an expensive number of days', async () => {
    const { client } = await withRole(await person('buyer'), 'support');
    const { error } = await client.rpc('website_figures', {
      first: '1900-01-01',
      last: '2100-01-01',
    });
    expect(error?.code).toBe('22023');
    await succeed(client.rpc('website_figures', DAY));
  });
});

describe("visits can't be faked", () => {
  beforeEach(({ skip }) => {
    if (backend().engine !== 'postgres') skip('only the Postgres engine can set request headers');
  });

  it('by a flood of signed-out calls from one IP address', () =>
    trying(async ({ send }) => {
      let stored = 0;
      for (let call = 0; call < 40; call += 1) {
        const events = Array.from({ length: 100 }, () => event({ kind: 'fault', path: '/faq' }));
        stored += await send(events, { session: crypto.randomUUID() });
      }
      expect(stored).toBe(2000);
      expect(await send([view('/faq')], { address: '198.51.100.8' })).toBe(1);
    }));

  it('by ten thousand events at once', () =>
    trying(async ({ send, ask }) => {
      const events = Array.from({ length: 10_000 }, () => view('/faq'));
      expect(await send(events)).toBe(0);
      expect(await ask('select from private.visit_events')).toHaveLength(0);
    }));

  it('by sending one event twice, in one batch or two', () =>
    trying(async ({ send }) => {
      const twice = event({ kind: 'fault', path: '/faq' });
      expect(await send([twice, twice])).toBe(1);
      expect(await send([twice])).toBe(0);
    }));

  it('by reopening a path within three seconds', () =>
    trying(async ({ send }) => {
      const times = [9000, 8000, 7000, 2000].map((ago) => view('/faq', { ago }));
      expect(await send([...times, view('/about', { ago: 8500 })])).toBe(3);
    }));

  it("in another user's session, because another IP address gets another session", () =>
    trying(async ({ send, ask }) => {
      await send([view('/faq')], { address: '198.51.100.7' });
      await send([view('/about')], { address: '203.0.113.9' });
      const [{ sessions } = {}] = await ask(
        'select count(distinct session)::integer as sessions from private.visit_events',
      );
      expect(sessions).toBe(2);
    }));

  it("on a day set by the client's clock", () =>
    trying(async ({ send, ask }) => {
      const far = [
        view('/faq', { at: '2099-01-01T00:00:00Z', ago: -1e12 }),
        view('/about', { at: '1970-01-01T00:00:00Z', ago: 1e12 }),
      ];
      expect(await send(far)).toBe(2);
      const days = await ask(
        `select distinct day = (now() at time zone 'UTC')::date as "isToday" from private.visit_events`,
      );
      expect(days).toEqual([{ isToday: true }]);
    }));

  it('by an invalid event', () =>
    trying(async ({ send }) => {
      const strange = [
        null,
        7,
        'view',
        [],
        {},
        { id: 'x', kind: 'view', path: '/faq' },
        event({ kind: 'drop', path: '/faq' }),
        event({ kind: 'vital', path: '/faq', name: 'LCP', value: -1 }),
        event({ kind: 'vital', path: '/faq', name: 'LCP', value: 1e12 }),
        event({ kind: 'vital', path: '/faq', name: 'WAIT', value: 10 }),
        event({ kind: 'vital', path: '/faq', name: 'LCP', value: 'NaN' }),
        event({ kind: 'search', name: 'x' }),
      ];
      expect(await send(strange as Event[])).toBe(0);
    }));
});

describe('figures identify no one', () => {
  beforeEach(({ skip }) => {
    if (backend().engine !== 'postgres') skip('only the Postgres engine can set request headers');
  });

  it.each([
    '/property/3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11',
    '/invitation/8f14e45fceea167a5a36dedd4bea2543',
    '/people/ann@people.example',
    '/auth?email=ann@people.example',
    '/call/5155550100',
    '/Ann Somebody',
    '/<script>alert(1)</script>',
    'javascript:alert(1)',
    `/${'a/'.repeat(80)}`,
  ])('by a path with personal data: %s', (path) =>
    trying(async ({ send }) => {
      expect(await send([view(path), event({ kind: 'fault', path })])).toBe(0);
    }),
  );

  it.each([
    ['ann@people.example', null],
    ['(515) 555-0100', null],
    ['515 555 0100', null],
    ['123-45-6789', null],
    ['12 hidden lane duluth', null],
    ['www.people.example', null],
    ['people.example', null],
    ['<script>alert(1)</script>', null],
    ['=cmd|calc', null],
    ['x'.repeat(61), null],
    ['  Memory   Care,  Ohio ', 'memory care, ohio'],
    ['st. cloud 56301', 'st. cloud 56301'],
  ])('by the text of a search without results: %s', (searchText, stored) =>
    trying(async ({ send, ask }) => {
      expect(await send([event({ kind: 'search', name: searchText, value: 0 })])).toBe(1);
      expect(await ask('select name from private.visit_events')).toEqual([{ name: stored }]);
    }),
  );

  it('by the text of a search with results', () =>
    trying(async ({ send, ask }) => {
      await send([event({ kind: 'search', name: 'memory care', value: 12 })]);
      expect(await ask('select name from private.visit_events')).toEqual([{ name: null }]);
    }));

  it.each([
    '<script>alert(1)</script>',
    'https://evil.example/?q=ann',
    '192.0.2.7',
    'EVIL.example"onload="',
    'localhost',
  ])('by a script or more than a host in a referrer: %s', (referrer) =>
    trying(async ({ send, ask }) => {
      await send([view('/faq')], { referrer });
      expect(await ask('select referrer from private.visit_events')).toEqual([{ referrer: null }]);
    }),
  );

  it('who opted out of counting or is a bot', () =>
    trying(async ({ send }) => {
      expect(await send([view('/faq')], { headers: { 'sec-gpc': '1' } })).toBe(0);
      expect(await send([view('/faq')], { headers: { dnt: '1' } })).toBe(0);
      expect(await send([view('/faq')], { agent: 'Googlebot/2.1' })).toBe(0);
      expect(await send([view('/faq')])).toBe(1);
    }));

  it('by a stored address or account, or by a digest the next day', () =>
    trying(async ({ send, ask }) => {
      await send([view('/faq')], { address: '198.51.100.7' });
      const [stored] = await ask(`select to_jsonb(e)::text as row from private.visit_events e`);
      expect(`${stored?.row}`).not.toContain('198.51');
      await ask(`update private.visit_secrets set day = day - 1`);
      await ask(`update private.figure_count_status set cohorts_on = null`);
      await ask('select private.maintain_figures()');
      expect(await ask('select from private.visit_secrets')).toHaveLength(0);
    }));
});

describe("an A/B test can't be manipulated", () => {
  beforeEach(({ skip }) => {
    if (backend().engine !== 'postgres') skip('only the Postgres engine can set request headers');
  });
  const units = 'select variant, has_converted from private.trial_visitors';
  const saw = (name: string) => event({ kind: 'exposure', name });
  const signedUp = (name: string) => event({ kind: 'conversion', name });

  it('one visitor counts as one exposure and one conversion, across sessions', () =>
    trying(async ({ send, ask }) => {
      for (let tab = 0; tab < 5; tab += 1) {
        const session = crypto.randomUUID();
        await send([saw('simplified'), signedUp('simplified'), signedUp('simplified')], {
          session,
        });
      }
      expect(await ask(units)).toEqual([{ variant: 'simplified', has_converted: true }]);
    }));

  it("a conversion on the other variant doesn't count", () =>
    trying(async ({ send, ask }) => {
      await send([saw('usual')]);
      await send([saw('simplified'), signedUp('simplified')]);
      expect(await ask(units)).toEqual([{ variant: 'usual', has_converted: false }]);
    }));

  it('a visitor who saw neither variant converts nothing', () =>
    trying(async ({ send, ask }) => {
      await send([signedUp('usual')]);
      expect(await ask(units)).toEqual([]);
    }));
});

it('an account without access counts as a visitor, not a member', async () => {
  const { client, id } = await newUser({ userMetadata: { user_type: 'broker' } });
  const { data } = await client
    .rpc('record_visits', {
      session: crypto.randomUUID(),
      device: 'desktop',
      referrer: '',
      events: [view('/dashboard')] as never,
    })
    .throwOnError();
  expect(data).toBe(1);
  if (backend().engine !== 'postgres') return;
  const days =
    await sql`select from private.member_days m join public.profiles p on p.id = m.user_id
    where m.user_id = ${id} and p.approval_status <> 'approved'`;
  expect(days).toHaveLength(0);
});
