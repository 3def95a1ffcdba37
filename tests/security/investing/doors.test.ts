import { beforeAll, describe, expect, it, vi } from 'vitest';
import { collectPublishedChanges } from '../../support/realtime.ts';
import { codeOf } from '../operator/team.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, succeed } from '../world.ts';
import {
  admit,
  approve,
  committed,
  emailOf,
  fund,
  investor,
  invite,
  offer,
  rpc,
  sponsor,
  uploadTo,
} from './offering.ts';

let owner: Person;
let other: Person;
let ada: Person;
let bea: Person;
let offering: string;
let adas: string;

beforeAll(async () => {
  [owner, other, ada, bea] = await Promise.all([sponsor(), sponsor(), investor(), investor()]);
  offering = await offer(owner, { title: 'Doors of Willow Creek' });
  adas = await admit(owner, ada, { offering, cents: 2_000_000 });
  await fund(owner, offering, { cents: 2_000_000, on: '2025-01-01' });
});

const run = async (call: PromiseLike<{ error: unknown }>) => expect((await call).error).toBeNull();

/** Everything a person can read about their interests in offerings. */
const readAll = async (who: Person): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      [
        rpc(who, 'get_offering', { p_id: offering }),
        rpc(who, 'list_offerings'),
        rpc(who, 'list_offerings', { p_side: 'sponsor' }),
        rpc(who, 'get_investor_portal'),
        rpc(who, 'my_figures'),
        rpc(who, 'get_portfolio'),
        rpc(who, 'list_my_approvals'),
        rpc(who, 'get_position_statement', {
          p_subscription_id: adas,
          p_from: '2025-01-01',
          p_to: '2026-12-31',
        }),
      ].map(async (call) => (await call).data),
    ),
  );

describe('what an investor can’t learn about another one', () => {
  it('by totals before and after: a commitment, a payment, and a withdrawal change nothing they read', async () => {
    // Notices of the setup are sent first, so that the schedule doesn't send them in between.
    await queryDatabase('select private.send_investor_notices(500)');
    const before = await readAll(ada);
    const id = await committed(bea, offering, 3_100_000);
    expect(await readAll(ada)).toBe(before);
    await run(rpc(bea, 'withdraw_subscription', { p_id: id }));
    await admit(owner, bea, { offering, cents: 3_100_000 });
    await fund(owner, offering, { cents: 3_100_000, on: '2025-02-01' });
    expect(await readAll(ada)).toBe(before);
  });

  it('by realtime and notifications: a distribution tells each their own amount only', async () => {
    const listeners = await Promise.all(
      [ada, bea, other].map(({ client }) => collectPublishedChanges(client)),
    );
    await succeed(
      rpc(owner, 'advance_distribution', {
        p_id: await approve(owner, offering, { cents: 51_000, on: '2025-07-01' }),
      }),
    );
    await queryDatabase('select private.send_investor_notices(500)');
    for (const [place, who] of [ada, bea, other].entries()) {
      await succeed(who.client.from('profiles').update({ bio: 'x' }).eq('id', who.id).select('id'));
      await vi.waitFor(() => expect(listeners[place]?.countWaiting(`UPDATE ${who.id}`)).toBe(0));
    }
    const [toAda, toBea, toOther] = listeners.map(({ getChanges }) => JSON.stringify(getChanges()));
    expect(toAda).toContain('distribution_paid');
    expect(toAda).not.toContain(bea.id);
    expect(toBea).not.toContain(ada.id);
    expect(toOther).not.toContain(offering);
    await Promise.all(listeners.map(({ unsubscribe }) => unsubscribe()));
  });

  it('by tables: none of offerings, interests, lines, links, or notices is in the API', async () => {
    for (const table of [
      'offerings',
      'subscriptions',
      'capital_call_lines',
      'distribution_lines',
      'distribution_runs',
      'position_links',
      'position_postings',
      'investor_notices',
      'investor_checks',
      'interest_transfers',
      'offering_files',
      'offering_wire_numbers',
    ]) {
      const { data, error } = await ada.client
        .from(table as 'profiles')
        .select('*')
        .limit(1);
      expect(data, table).toBeNull();
      expect(error?.code, table).toMatch(/^PGRST20/);
    }
  });
});

describe('an earlier link', () => {
  it('to an offering and its documents opens nothing once the invitation is withdrawn', async () => {
    const closed = await offer(owner, { title: 'Private doors', rule: '506b' });
    const known = await investor();
    const { relationship } = await invite(owner, closed, { email: await emailOf(known) });
    const file = await uploadTo(owner, closed);
    await rpc(owner, 'attach_offering_file', {
      p_offering_id: closed,
      p_file_id: file,
      p_name: 'ppm.pdf',
    });
    const files = known.client.storage.from('offering-files');
    const path = `${closed}/${file}`;
    expect((await files.download(path)).error).toBeNull();
    const find = async (who: Person) =>
      JSON.stringify(await succeed(rpc(who, 'search_offerings', { p_search: 'private doors' })));
    expect(await find(known)).toContain(closed);
    expect(await find(other)).not.toContain(closed);
    await run(
      rpc(owner, 'invite_to_offering', {
        p_id: closed,
        p_relationship_id: relationship,
        p_is_invited: false,
      }),
    );
    expect((await files.download(path)).error).not.toBeNull();
    expect((await rpc(known, 'get_offering', { p_id: closed })).data).toBeNull();
    expect(await find(known)).not.toContain(closed);
    expect(await find(owner)).toContain(closed);
    expect(
      await codeOf(
        rpc(known, 'commit_to_offering', {
          p_id: crypto.randomUUID(),
          p_offering_id: closed,
          p_cents: 1_000_000,
        }),
      ),
    ).toBe('HXSYN');
    expect(JSON.stringify((await rpc(known, 'list_offerings')).data)).not.toContain(closed);
  });

  it('to the next page of investors is refused for another sponsor and another list', async () => {
    const page = await succeed(
      rpc(owner, 'list_subscriptions', { p_offering_id: offering, p_page_size: 1 }),
    );
    expect(page.next).not.toBeNull();
    const follow = (who: Person, name: string, args: object) =>
      rpc(who, name, { ...args, p_after: page.next });
    expect(await codeOf(follow(other, 'list_subscriptions', { p_offering_id: offering }))).toBe(
      'HXSYN',
    );
    expect((await follow(other, 'list_offerings', {})).error).not.toBeNull();
  });
});

describe('dashboard counts', () => {
  it('of transfers and signed subscriptions reach only the sponsor’s administrators', async () => {
    const p_id = crypto.randomUUID();
    expect(
      (
        await rpc(ada, 'request_transfer', {
          p_id,
          p_subscription_id: adas,
          p_name: 'Faye Moss',
          p_email: 'faye@example.com',
        })
      ).error,
    ).toBeNull();
    const figuresOf = async (who: Person) =>
      (await succeed(rpc(who, 'my_figures'))).offerings ?? null;
    expect(await figuresOf(owner)).toMatchObject({ to_decide: 1 });
    for (const who of [ada, bea, other]) expect(await figuresOf(who)).toBeNull();
    await rpc(ada, 'withdraw_transfer', { p_id });
    expect(await figuresOf(owner)).toBeNull();
  });
});
