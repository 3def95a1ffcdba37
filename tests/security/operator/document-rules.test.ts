import { beforeAll, describe, expect, it } from 'vitest';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, keys, type Role, type Team } from './team.ts';

let team: Team;
let other: Team;
const copy = (role: Role, args: object) =>
  as(team.who(role)).rpc('copy_document_rules', { p_community_id: team.community, ...args });
const rules = async () =>
  await succeed(
    keys()
      .from('document_rules')
      .select('label, care_type, days_before, days_after, note')
      .eq('community_id', team.community)
      .is('deleted_at', null)
      .order('label')
      .order('care_type'),
  );

beforeAll(async () => {
  team = await createTeam('MD');
  other = await createTeam('TX');
});

describe('copying document rules', () => {
  it('copies the rules of a state once, for each care type, with a note to check them', async () => {
    const before = await rules();
    expect(await succeed(copy('nurse', { p_state: 'FL' }))).toBe(2);
    const added = (await rules()).filter(({ note }) => note !== null);
    expect(added).toHaveLength(2);
    expect(added[0]).toMatchObject({ care_type: 'AL', days_before: 60, days_after: 30 });
    expect(added[1]).toMatchObject({
      care_type: 'MC',
      note: expect.stringMatching(/^Copied, check/),
    });
    expect((await copy('nurse', { p_state: 'FL' })).data).toBe(0);
    expect(await rules()).toHaveLength(before.length + 2);
  });

  it('copies the rules of another community if the caller can read them', async () => {
    const director = team.who('executive_director');
    await succeed(
      keys()
        .from('community_members')
        .insert({ community_id: other.community, user_id: director.id, position: 'sales' })
        .select('id'),
    );
    const consent = { community_id: other.community, label: 'Photo consent', type: 'consent' };
    await succeed(keys().from('document_rules').insert(consent).select('id'));
    // The starting rules of both communities are the same, so only the new one is copied.
    expect(await succeed(copy('executive_director', { p_source_id: other.community }))).toBe(1);
    expect((await rules()).map(({ label }) => label)).toContain('Photo consent');
  });
});

describe('attacks on document rules by copying', () => {
  it.each<Role>([
    'sales',
    'business_office',
    'caregiver',
    'family',
    'former',
    'neighbor',
    'stranger',
  ])("denies %s, who can't add rules here", async (role) => {
    expect(await codeOf(copy(role, { p_state: 'FL' }))).toBe('42501');
  });

  it("can't read a community's rules without a position there", async () => {
    expect(await codeOf(copy('nurse', { p_source_id: other.community }))).toBe('42501');
  });

  it('rejects a call without a source or with two', async () => {
    expect(await codeOf(copy('nurse', {}))).toBe('42501');
    const both = { p_state: 'FL', p_source_id: team.community };
    expect(await codeOf(copy('nurse', both))).toBe('42501');
  });
});
