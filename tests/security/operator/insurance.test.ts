import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team, WITHOUT_MONEY } from './team.ts';

let team: Team;
const call = (role: Role, fn: string, args: object = {}) => as(team.who(role)).rpc(fn, args);
const save = async (role: Role, fn: string, p_values: object, p_id: string = randomUUID()) => {
  const args = { p_id, p_community_id: team.community, p_version: 0, p_values };
  await succeed(call(role, fn, args));
  return p_id;
};

beforeAll(async () => {
  team = await createTeam();
});

describe('insurance', () => {
  const insure = (values: object = {}, role: Role = 'business_office') =>
    save(role, 'save_insurance_policy', {
      line: 'general',
      carrier: 'Lakeshore',
      number: 'GL-1',
      effective_on: '2026-01-01',
      expires_on: '2027-01-01',
      ...values,
    });
  const claim = async (values: object = {}) =>
    save('business_office', 'save_insurance_claim', {
      policy_id: await insure(),
      kind: 'fall',
      claimant: 'visitor',
      summary: 'Fall in the lobby',
      occurred_on: '2026-05-01',
      reported_on: '2026-05-02',
      ...values,
    });
  const move = (p_claim_id: string, p_values: object, role: Role = 'business_office') =>
    call(role, 'add_claim_movement', { p_id: randomUUID(), p_claim_id, p_values });

  it('and claims are closed to nurses, caregivers, families, and outsiders', async () => {
    const own = await claim();
    const run = { p_community_id: team.community, p_valued_on: '2026-05-30' };
    for (const role of WITHOUT_MONEY) {
      const seen = await succeed(call(role, 'list_insurance'));
      expect(seen).toMatchObject({ policies: [], vendors: [], claims: [], requirements: [] });
      expect(await codeOf(call(role, 'get_loss_run', run))).toBe('42501');
      const paid = { day: '2026-05-03', kind: 'paid', amount_cents: 100 };
      expect(await codeOf(move(own, paid, role))).toBe('42501');
    }
  });

  it('report the loss run to the business office, never for a future day', async () => {
    const own = await claim();
    await succeed(move(own, { day: '2026-05-10', kind: 'reserve', amount_cents: 500_000 }));
    const run = (p_valued_on: string) =>
      call('business_office', 'get_loss_run', { p_community_id: team.community, p_valued_on });
    const { policies } = await succeed(run('2026-05-09'));
    const claims = policies.flatMap((one: { claims: object[] }) => one.claims);
    expect(claims).toContainEqual(
      expect.objectContaining({ occurred_on: '2026-05-01', reserve_cents: 0, status: 'open' }),
    );
    expect(await codeOf(run('2999-01-01'))).toBe('HXXDA');
  });

  it("rejects communities that the caller doesn't insure", async () => {
    const [elsewhere] = await queryDatabase(
      `select community_id from public.community_members where user_id = '${team.who('neighbor').id}'`,
    );
    const args = { p_id: randomUUID(), p_community_id: team.community, p_version: 0 };
    const p_values = {
      line: 'general',
      carrier: 'Lakeshore',
      number: 'GL-2',
      effective_on: '2026-01-01',
      expires_on: '2027-01-01',
      community_ids: [String(elsewhere?.community_id)],
    };
    expect(
      await codeOf(call('business_office', 'save_insurance_policy', { ...args, p_values })),
    ).toBe('42501');
  });

  it('never rewrites the reserve history, backdates movements, or goes below zero', async () => {
    const own = await claim();
    await succeed(move(own, { day: '2026-05-10', kind: 'reserve', amount_cents: 500_000 }));
    await succeed(move(own, { day: '2026-05-20', kind: 'paid', amount_cents: 100_000 }));
    for (const [values, code] of [
      [{ day: '2026-05-12', kind: 'reserve', amount_cents: 1 }, 'HXXMD'],
      [{ day: '2999-05-12', kind: 'reserve', amount_cents: 1 }, 'HXXMD'],
      [{ day: '2026-05-21', kind: 'reserve', amount_cents: -500_001 }, 'HXXBZ'],
      [{ day: '2026-05-21', kind: 'paid', amount_cents: -100_001 }, 'HXXBZ'],
      [{ day: '2026-05-21', kind: 'recovered', amount_cents: 100_001 }, 'HXXBZ'],
      [{ day: '2026-05-21', kind: 'closed' }, 'HXXRS'],
      [{ day: '2026-05-21', kind: 'reopened' }, 'HXXCS'],
      [{ day: '2026-05-21', kind: 'opened' }, '22023'],
      [{ day: '2026-05-21', kind: 'paid', amount_cents: 0 }, '23514'],
      [{ day: '2026-05-21', kind: 'paid', amount_cents: 1e18 }, '23514'],
    ] as const)
      expect(await codeOf(move(own, values)), JSON.stringify(values)).toBe(code);
    for (const statement of [
      `update private.claim_movements set amount_cents = 1 where claim_id = '${own}' and kind = 'reserve'`,
      `delete from private.claim_movements where claim_id = '${own}'`,
    ])
      await expect(queryDatabase(statement)).rejects.toThrow("can't be changed");
    const change = { p_id: own, p_community_id: team.community, p_version: 1 };
    const p_values = { reported_on: '2026-04-01', occurred_on: '2026-04-01' };
    await succeed(call('business_office', 'save_insurance_claim', { ...change, p_values }));
    const [row] = await queryDatabase(
      `select reported_on::text as day from private.insurance_claims where id = '${own}'`,
    );
    expect(row).toEqual({ day: '2026-05-02' });
  });

  it('links incidents only for positions that can read them', async () => {
    const incident_id = await insertRow('incidents', {
      community_id: team.community,
      type: 'fall',
      at: '2026-05-01T12:00:00Z',
      place: 'hallway',
      description: 'Slipped at the door.',
    });
    const policy_id = await insure();
    const args = { p_community_id: team.community, p_version: 0 };
    const p_values = {
      policy_id,
      kind: 'fall',
      claimant: 'visitor',
      summary: 'Fall at the door',
      occurred_on: '2026-05-01',
      reported_on: '2026-05-02',
      incident_id,
    };
    const add = (role: Role, p_id: string) =>
      codeOf(call(role, 'save_insurance_claim', { ...args, p_id, p_values }));
    expect(await add('business_office', randomUUID())).toBe('42501');
    const own = randomUUID();
    expect(await add('executive_director', own)).toBeUndefined();
    const linkOf = async (role: Role) => {
      const { claims } = await succeed(call(role, 'list_insurance'));
      return claims.find(({ id }: { id: string }) => id === own)?.incident_id;
    };
    expect(await linkOf('executive_director')).toBe(incident_id);
    expect(await linkOf('business_office')).toBeNull();
  });

  it("takes a marketplace vendor's expiration only from its verified credential", async () => {
    const p_id = await save('business_office', 'save_certificate_vendor', { name: 'Roofer' });
    const p_values = { line: 'general', is_from_marketplace: true };
    const args = { p_id: randomUUID(), p_certificate_vendor_id: p_id, p_values };
    expect(await codeOf(call('business_office', 'save_vendor_certificate', args))).toBe('HXXVE');
    const vendor = { name: 'Roofer', vendor_id: randomUUID() };
    const link = { p_id, p_community_id: team.community, p_version: 1, p_values: vendor };
    expect(await codeOf(call('business_office', 'save_certificate_vendor', link))).toBe('HXXVE');
  });
});
