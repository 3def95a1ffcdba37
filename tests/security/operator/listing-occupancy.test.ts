import { beforeAll, describe, expect, it } from 'vitest';
import { listingBy, person, succeed, withRole } from '../world.ts';
import { as, codeOf, createTeam, keys, type Role, type Team } from './team.ts';

let team: Team;
let listing = '';
const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const propose = (role: Role) =>
  call(role, 'propose_listing_occupancy', { p_community_id: team.community });
const answer = (role: Role, p_id: string, p_approves = true) =>
  call(role, 'answer_occupancy_proposal', { p_id, p_approves });
const link = (role: Role, p_listing_id: string | null) =>
  call(role, 'link_community_listing', { p_id: team.community, p_listing_id });
const shown = async () =>
  await succeed(
    keys()
      .from('listings')
      .select('occupancy_rate, occupancy_census_on')
      .eq('id', listing)
      .single(),
  );
const NOT_FOUND = '42501';

const setByServer = (changes: object) =>
  succeed(keys().from('listings').update(changes).eq('id', listing).select('id'));

// Another account owns the listing now: the director linked it and then handed it to the stranger.
beforeAll(async () => {
  team = await createTeam();
  listing = await listingBy(team.who('executive_director').id, { occupancy_rate: 51 });
  await succeed(link('executive_director', listing));
  await setByServer({ broker_id: team.who('stranger').id });
});

describe('occupancy of a listing from its census', () => {
  it('waits for review if it is a large change, and is then dated', async () => {
    const proposal = await succeed(propose('executive_director'));
    expect(proposal).toMatchObject({
      status: 'pending',
      occupied: 2,
      available: 2,
      occupancy: 100,
      is_shown: false,
    });
    const asked = { p_listing_id: listing };
    expect(await succeed(call('stranger', 'list_occupancy_proposals', asked))).toEqual([proposal]);
    const approved = await succeed(answer('stranger', proposal.id));
    expect(approved).toMatchObject({ status: 'approved', is_shown: false });
    expect(await shown()).toEqual({ occupancy_rate: 51, occupancy_census_on: null });
    const pending = keys().from('revisions').select('id, changes').eq('listing_id', listing);
    const revision = await succeed(pending.eq('status', 'pending').single());
    expect(revision.changes).toEqual({ occupancy_rate: 100 });
    const admin = await withRole(await person('broker'), 'admin');
    const decision = { revision_id: revision.id, decision: 'approved' };
    await succeed(as(admin).rpc('review_revision', decision));
    expect(await shown()).toEqual({ occupancy_rate: 100, occupancy_census_on: proposal.day });
  });

  it('is shown with its date as soon as the owner approves a small change', async () => {
    await setByServer({ occupancy_rate: 97 });
    const proposal = await succeed(propose('executive_director'));
    expect(await shown()).toEqual({ occupancy_rate: 97, occupancy_census_on: null });
    const approved = { ...proposal, status: 'approved', is_shown: true };
    expect(await succeed(answer('stranger', proposal.id))).toMatchObject({
      ...approved,
      answered_at: expect.any(String),
    });
    expect(await shown()).toEqual({ occupancy_rate: 100, occupancy_census_on: proposal.day });
    await succeed(answer('stranger', proposal.id));
    expect(await codeOf(answer('stranger', proposal.id, false))).toBe('HXGCD');
  });

  it('loses its date when the owner enters another figure, and no one can set the date', async () => {
    const own = as(team.who('stranger')).from('listings');
    const claimed = await own.update({ occupancy_census_on: '2026-01-01' }).eq('id', listing);
    expect(claimed.error?.code).toBe(NOT_FOUND);
    await setByServer({ occupancy_census_on: '2026-01-01' });
    expect((await shown()).occupancy_census_on).not.toBe('2026-01-01');
    await succeed(own.update({ occupancy_rate: 99 }).eq('id', listing).select('id'));
    expect(await shown()).toEqual({ occupancy_rate: 99, occupancy_census_on: null });
  });
});

describe('attacks on the occupancy of a listing', () => {
  it.each<Role>([
    'nurse',
    'caregiver',
    'sales',
    'business_office',
    'family',
    'former',
    'neighbor',
    'stranger',
  ])('rejects a proposal by %s', async (role) => {
    expect(await codeOf(propose(role))).toBe(NOT_FOUND);
    const asked = { p_community_id: team.community };
    expect(await codeOf(call(role, 'get_community_occupancy_proposal', asked))).toBe(NOT_FOUND);
  });

  it.each<Role>(['executive_director', 'nurse', 'neighbor', 'former'])(
    "refuses an answer by %s, who doesn't own the listing",
    async (role) => {
      const { id } = await succeed(propose('executive_director'));
      const before = await shown();
      expect(await codeOf(answer(role, id))).toBe(NOT_FOUND);
      expect(await codeOf(answer(role, id, false))).toBe(NOT_FOUND);
      const asked = { p_listing_id: listing };
      expect(await codeOf(call(role, 'list_occupancy_proposals', asked))).toBe(NOT_FOUND);
      expect(await shown()).toEqual(before);
    },
  );

  it("can't link another owner's listing", async () => {
    const other = await listingBy(team.who('neighbor').id);
    expect(await codeOf(link('executive_director', other))).toBe(NOT_FOUND);
  });

  it("shows an owner only their own listing's proposals", async () => {
    await succeed(propose('executive_director'));
    const other = await listingBy(team.who('neighbor').id);
    expect(
      await succeed(call('neighbor', 'list_occupancy_proposals', { p_listing_id: other })),
    ).toEqual([]);
  });

  it("doesn't change the listing before approval or after it is declined", async () => {
    const before = await shown();
    const { id } = await succeed(propose('executive_director'));
    expect(await shown()).toEqual(before);
    expect(await succeed(answer('stranger', id, false))).toMatchObject({ status: 'declined' });
    expect(await codeOf(answer('stranger', id))).toBe('HXGCD');
    expect(await shown()).toEqual(before);
  });

  it("can't approve a proposal that a newer one replaced", async () => {
    const { id } = await succeed(propose('executive_director'));
    await succeed(propose('executive_director'));
    expect(await codeOf(answer('stranger', id))).toBe('HXGCD');
  });

  it("can't approve after the link is removed, or propose without a link", async () => {
    const { id } = await succeed(propose('executive_director'));
    await succeed(link('executive_director', null));
    expect(await codeOf(answer('stranger', id))).toBe('HXGCD');
    expect(await codeOf(propose('executive_director'))).toBe('HXGCL');
  });
});
