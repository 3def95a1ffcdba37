import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import {
  brokerOf,
  listingBy,
  memberOf,
  type Person,
  person,
  succeed,
  tenantOwner,
} from '../world.ts';

let owner: Person;
let teammate: Person;
let outsider: Person;
let buyer: Person;

const add = async (who: Person, values: object = {}) =>
  await succeed(
    who.client
      .from('leads')
      .insert({ name: 'Ada Lovelace', email: 'ada@example.com', ...values })
      .select()
      .single(),
  );
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const rules = (who: Person, mode: string, ids: readonly string[]) =>
  who.client.rpc('set_lead_rules', {
    p_mode: mode,
    p_minutes: 30,
    p_members: ids.map((user_id) => ({ user_id, states: [] })),
  });

async function createInquiry(listing: string, broker_id: string) {
  const row = { user_id: buyer.id, broker_id, listing_id: listing, message: 'Still for sale?' };
  return await succeed(service().from('broker_contacts').insert(row).select('id').single());
}

beforeAll(async () => {
  [owner, outsider, buyer] = await Promise.all([tenantOwner(), tenantOwner(), person('buyer')]);
  teammate = await memberOf(owner.tenantId);
});

describe("another team's leads", () => {
  it("can't be read, counted, measured, reassigned or converted", async () => {
    const { id } = await add(owner);
    const { client } = outsider;
    expect(await succeed(client.from('leads').select().eq('id', id))).toEqual([]);
    expect(await succeed(client.rpc('count_leads'))).toBe(0);
    const asked = { p_from: '2020-01-01', p_to: '2029-01-01' };
    expect(await succeed(client.rpc('lead_measures', asked))).toEqual([]);
    await succeed(rules(outsider, 'rota', [outsider.id]));
    expect(await succeed(client.rpc('assign_leads', { p_ids: [id] }))).toBe(0);
    expect(await codeOf(client.rpc('convert_lead', { p_id: id, p_with_deal: true }))).toBe('HXLEG');
    expect(await codeOf(client.rpc('undo_conversion', { p_id: id }))).toBe('HXLEG');
  });

  it('are never routed to a user outside the team', async () => {
    expect(await codeOf(rules(owner, 'rota', [outsider.id]))).toBe('HXLEM');
    expect(await codeOf(rules(teammate, 'rota', [teammate.id]))).toBe('HXLEA');
  });
});

describe('server-only lead fields', () => {
  it("can't be set by users: response time, assignee and conversion", async () => {
    const { id } = await add(owner);
    const change = (values: object) => owner.client.from('leads').update(values).eq('id', id);
    expect(await codeOf(change({ responded_at: '2026-01-01' }))).toBe('42501');
    expect(await codeOf(change({ owner_id: teammate.id }))).toBe('42501');
    expect(await codeOf(change({ contact_id: null }))).toBe('42501');
    expect(await codeOf(change({ status: 'converted' }))).toBe('HXLEC');
    expect(await codeOf(change({ status: 'unqualified' }))).toBe('HXLER');
  });
});

describe('inquiry', () => {
  it("about a confidential listing stays with its broker, whatever the team's routing", async () => {
    await succeed(rules(owner, 'rota', [teammate.id]));
    const covered = await listingBy(await brokerOf(owner.id), { is_confidential: true });
    const { broker_id } = await succeed(
      service().from('listings').select('broker_id').eq('id', covered).single(),
    );
    const { id } = await createInquiry(covered, broker_id);
    expect(await succeed(teammate.client.from('leads').select().eq('id', id))).toEqual([]);
    const [mine] = await succeed(owner.client.from('leads').select().eq('id', id));
    expect(mine).toMatchObject({ owner_id: owner.id, sharing: 'private', source: 'inquiry' });
  });

  it("is routed to the team in rotation, each with the team's response deadline", async () => {
    await succeed(rules(owner, 'rota', [teammate.id, owner.id]));
    const broker = await brokerOf(owner.id);
    const takers: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { id } = await createInquiry(await listingBy(broker), broker);
      const lead = await succeed(owner.client.from('leads').select().eq('id', id).single());
      takers.push(lead.owner_id);
      expect(Date.parse(lead.respond_by as string) - Date.parse(lead.received_at)).toBe(
        30 * 60_000,
      );
      const changesQuery = owner.client.from('record_changes').select('by').eq('record_id', id);
      expect(await succeed(changesQuery)).toEqual([{ by: null }]);
    }
    expect(takers.toSorted()).toEqual([teammate.id, owner.id].toSorted());
  });
});

describe('a conversion', () => {
  it('creates the client and the deal once, however often requested', async () => {
    const { id } = await add(owner, {
      email: 'once@example.com',
      interest: 'Maple Court',
      state: 'IA',
    });
    const convert = () =>
      succeed(owner.client.rpc('convert_lead', { p_id: id, p_with_deal: true })) as Promise<
        Record<string, string>
      >;
    const [first, second] = await Promise.all([convert(), convert()]);
    expect(second).toEqual(first);
    const deal = await succeed(
      teammate.client
        .from('deals')
        .select()
        .eq('contact_id', first?.contact_id as string),
    );
    expect(deal).toMatchObject([{ id: first?.deal_id, name: 'Maple Court', state: 'IA' }]);
  });

  it('is undone as if it never happened, and moves edited records to trash', async () => {
    const { id } = await add(owner, { email: 'back@example.com' });
    const call = { p_id: id, p_with_deal: true };
    const converted = (await succeed(owner.client.rpc('convert_lead', call))) as Record<
      string,
      string
    >;
    expect(await succeed(owner.client.rpc('undo_conversion', { p_id: id }))).toEqual({
      deal: 'removed',
      contact: 'removed',
    });
    const contact = owner.client
      .from('contacts')
      .select()
      .eq('id', converted.contact_id as string);
    expect(await succeed(contact)).toEqual([]);
    const lead = await succeed(owner.client.from('leads').select().eq('id', id).single());
    expect(lead).toMatchObject({ status: 'new', responded_at: null, contact_id: null });

    const again = (await succeed(owner.client.rpc('convert_lead', call))) as Record<string, string>;
    const touched = owner.client.from('contacts').update({ city: 'Ames' });
    await succeed(touched.eq('id', again.contact_id as string).select('id'));
    expect(await succeed(owner.client.rpc('undo_conversion', { p_id: id }))).toEqual({
      deal: 'removed',
      contact: 'binned',
    });
  });

  it('uses an existing client and keeps them when undone', async () => {
    const known = await succeed(
      owner.client
        .from('contacts')
        .insert({ name: 'Known', email: 'Known@example.com' })
        .select('id')
        .single(),
    );
    const { id } = await add(owner, { email: 'known@example.com' });
    const call = { p_id: id, p_with_deal: false };
    expect(await succeed(owner.client.rpc('convert_lead', call))).toEqual({
      contact_id: known.id,
      deal_id: null,
    });
    await succeed(owner.client.rpc('undo_conversion', { p_id: id }));
    expect(await succeed(owner.client.from('contacts').select('id').eq('id', known.id))).toEqual([
      known,
    ]);
  });
});

describe('a deal', () => {
  it("can be linked only to a listing on the market or the user's own", async () => {
    const { id } = await succeed(
      owner.client.from('deals').insert({ name: 'Maple' }).select('id').single(),
    );
    const linkListing = (p_listing_id: string) =>
      owner.client.rpc('link_deal_to_listing', { p_id: id, p_listing_id });
    const foreign = await brokerOf(outsider.id);
    const [live, pendingListing, own] = await Promise.all([
      listingBy(foreign),
      listingBy(foreign, { approval_status: 'pending' }),
      listingBy(await brokerOf(owner.id), { approval_status: 'pending' }),
    ]);
    expect(await codeOf(linkListing(pendingListing))).toBe('HXDLL');
    expect(await codeOf(linkListing(live))).toBeUndefined();
    expect(await codeOf(linkListing(own))).toBeUndefined();
    expect(
      await codeOf(outsider.client.rpc('link_deal_to_listing', { p_id: id, p_listing_id: live })),
    ).toBe('HXTRD');
  });
});

describe('matches', () => {
  it("use only the user's own clients and what is on the market", async () => {
    const needs = { needs_types: ['memory-care'], needs_states: ['WY'], price_most: 9_000_000 };
    const look = (who: Person, more: object = {}) =>
      succeed(
        who.client
          .from('contacts')
          .insert({ name: 'Looks for Wyoming', ...needs, ...more })
          .select('id')
          .single(),
      );
    const mine = await look(owner);
    const foreign = await look(outsider);
    const quiet = await look(owner, { do_not_contact: true });
    const about = { property_type: 'memory-care', state: 'WY', city: 'Cody', price: 12_000_000 };
    const broker = await brokerOf(outsider.id);
    const [live, pendingListing] = await Promise.all([
      listingBy(broker, about),
      listingBy(broker, { ...about, approval_status: 'pending' }),
    ]);
    const found = await succeed(owner.client.rpc('match_listings', { p_contact_id: mine.id }));
    expect(found.filter(({ id }) => id === live)).toMatchObject([
      { fits: ['type', 'state'], misses: ['price'] },
    ]);
    expect(found.map(({ id }) => id)).not.toContain(pendingListing);
    const ofOthers = owner.client.rpc('match_listings', { p_contact_id: foreign.id });
    expect(await succeed(ofOthers)).toEqual([]);

    const buyers = await succeed(teammate.client.rpc('match_buyers', { p_listing_id: live }));
    const ids = buyers.map(({ id }) => id);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(foreign.id);
    expect(ids).not.toContain(quiet.id);
    expect(
      await succeed(teammate.client.rpc('match_buyers', { p_listing_id: pendingListing })),
    ).toEqual([]);
    const own = await succeed(owner.client.rpc('my_deal_listings'));
    expect(own.map(({ id }) => id)).not.toContain(live);
  });
});

describe('report figures', () => {
  it("cover the user's own team, or one member if requested", async () => {
    const team = await tenantOwner();
    const deals = [
      { name: 'Open', price: 1_000_000, commission_percent: 2, expected_close: '2031-05-10' },
      { name: 'Closed', price: 2_000_000, commission_percent: 2, closed_on: '2031-05-20' },
    ];
    await succeed(team.client.from('deals').insert(deals).select('id'));
    const asked = { p_from: '2031-05-01', p_months: 1 };
    expect(await succeed(team.client.rpc('report_months', asked))).toMatchObject([
      { expected: 20_000, expected_deals: 1, actual: 40_000, actual_deals: 1, lost_deals: 0 },
    ]);
    expect(await succeed(outsider.client.rpc('report_months', asked))).toMatchObject([
      { expected: 0, expected_deals: 0, actual: 0, actual_deals: 0 },
    ]);
    const ofOther = team.client.rpc('report_pipeline', { p_owner: outsider.id });
    expect(await succeed(ofOther)).toEqual([]);
    const time = { p_from: '2020-01-01', p_to: '2099-01-01' };
    const [first] = await succeed(team.client.rpc('report_conversion', time));
    expect(first).toMatchObject({ stage: 'valuation', deals: 2, lost: 0 });
    expect(await succeed(team.client.rpc('report_activity', time))).toMatchObject([
      { person: team.id, deals: 2 },
    ]);
  });

  it('link to the exact rows they count, only for users who can count them', async () => {
    const team = await tenantOwner();
    const time = { p_from: '2020-01-01', p_to: '2099-01-01' };
    const at = 'psa';
    const asked = {
      price: 1_000_000,
      commission_percent: 2,
      buyer: 'Tallgrass',
      expected_close: '2031-05-10',
    };
    const deals = await succeed(
      team.client
        .from('deals')
        .insert([
          { ...asked, name: 'Moves' },
          { ...asked, name: 'Falls' },
        ])
        .select('id, name'),
    );
    for (const { id } of deals) {
      await succeed(team.client.from('deals').update({ stage: at }).eq('id', id).select('id'));
      const note = { kind: 'deals', record_id: id, body: 'Called the seller' };
      await succeed(team.client.from('record_comments').insert(note).select('id'));
    }
    const lost = { stage: 'lost', lost_reason: 'price' };
    await succeed(team.client.from('deals').update(lost).eq('name', 'Falls').select('id'));
    const behind = async (who: Person, p_figure: string, of: object) =>
      await succeed(who.client.rpc('report_rows', { p_figure, ...time, ...of }));

    const [did] = await succeed(team.client.rpc('report_activity', time));
    expect(did).toMatchObject({ notes: 2, moves: 3, deals: 2 });
    const mine = { p_person: team.id };
    const notes = await behind(team, 'note', mine);
    expect(notes.map(({ title, words }) => [title, words]).sort()).toEqual([
      ['Falls', 'Called the seller'],
      ['Moves', 'Called the seller'],
    ]);
    const moves = await behind(team, 'move', mine);
    expect(moves.map(({ words }) => words).sort()).toEqual(['lost', at, at]);
    const conversion = await succeed(team.client.rpc('report_conversion', time));
    expect(conversion).toContainEqual({ stage: at, deals: 2, lost: 1 });
    expect(await behind(team, 'reached', { p_of: at })).toHaveLength(2);
    const fallen = deals.find(({ name }) => name === 'Falls');
    expect(await behind(team, 'lost', { p_of: at })).toMatchObject([
      { title: 'Falls', path: `/deal-pipeline/${fallen?.id}` },
    ]);

    for (const figure of ['note', 'move', 'task', 'talk', 'reached', 'lost', 'won']) {
      expect(await behind(outsider, figure, { ...mine, p_of: at })).toEqual([]);
    }
    const unknown = await team.client.rpc('report_rows', { p_figure: 'everything', ...time });
    expect(unknown.error?.code).toBe('22023');
  });
});
