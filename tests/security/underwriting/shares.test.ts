import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAssumptions } from '#shared/underwriting/assumptions.ts';
import { anonymous, service } from '../../support/backend.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

const assumptions = createAssumptions(new Date('2026-01-15'));
const scenarios = [
  { id: 'base', name: 'Base case', assumptions },
  { id: 'lender', name: 'Lender case', assumptions },
];

let owner: Person & { readonly tenantId: string };
let outsider: Person;

beforeAll(async () => {
  const [one, other] = await Promise.all([tenantOwner(), tenantOwner()]);
  owner = one as typeof owner;
  outsider = other;
});

async function addModel(isSaved = true): Promise<string> {
  const row = { name: 'Maple Court', notes: 'Seller is in a hurry.' };
  const insert = owner.client.from('underwriting_models').insert(row).select('id').single();
  const { id } = await succeed(insert);
  if (isSaved) await succeed(save(id, 0));
  return id;
}

const save = (p_model_id: string, p_base: number, named = 'Base case') =>
  owner.client.rpc('save_underwriting_version', {
    p_id: randomUUID(),
    p_model_id,
    p_base,
    p_scenarios: scenarios.map((one, at) => (at === 0 ? { ...one, name: named } : one)) as never,
  });

const share = (who: Person, p_model_id: string, more: object = {}) =>
  who.client.rpc('share_underwriting_model', {
    p_id: randomUUID(),
    p_model_id,
    p_recipient: 'First Dakota Bank',
    p_days: 30,
    ...more,
  });

interface Shown {
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
}

async function open(token: string): Promise<Shown | null> {
  const shown: unknown = await succeed(anonymous().rpc('shared_underwriting_model', { token }));
  return shown as Shown | null;
}

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

describe('a link to a model', () => {
  it('shows a visitor the version that was shared and nothing else of the model', async () => {
    const id = await addModel();
    const token = await succeed(share(owner, id));
    await succeed(save(id, 1, 'A later secret'));
    const shown = await open(token);
    expect(Object.keys(shown ?? {}).sort()).toEqual([
      'can_download',
      'expires_at',
      'name',
      'saved_at',
      'scenarios',
      'version',
    ]);
    expect(shown).toMatchObject({ name: 'Maple Court', version: 1, can_download: false });
    expect(shown?.scenarios.map(({ name }) => name)).toEqual(['Base case', 'Lender case']);
    expect(JSON.stringify(shown)).not.toMatch(/hurry|later secret/);
    expect(JSON.stringify(shown)).not.toContain(owner.id);
  });

  it('sends no assumptions for a view-only link, by any call', async () => {
    const token = await succeed(share(owner, await addModel()));
    const shown = await open(token);
    expect(shown?.scenarios.map((one) => Object.keys(one).sort())).toEqual([
      ['id', 'name'],
      ['id', 'name'],
    ]);
    const ask = { token, scenario_id: 'base' };
    for (const client of [anonymous(), outsider.client, owner.client])
      expect(await codeOf(client.rpc('shared_underwriting_scenario', ask))).toBe('42501');
    const read = (scenario_id: string) =>
      succeed(service().rpc('shared_underwriting_scenario', { token, scenario_id }));
    expect(await read('base')).toMatchObject({ id: 'base' });
    expect(await read('other')).toBeNull();
  });

  it('computes only the scenario it shares', async () => {
    const p_id = randomUUID();
    const more = { p_id, p_scenario_id: 'lender' };
    const token = await succeed(share(owner, await addModel(), more));
    const read = (scenario_id: string) =>
      succeed(service().rpc('shared_underwriting_scenario', { token, scenario_id }));
    expect(await read('lender')).toMatchObject({ id: 'lender' });
    expect(await read('base')).toBeNull();
    await succeed(owner.client.rpc('revoke_underwriting_share', { p_id }));
    expect(await read('lender')).toBeNull();
  });

  it('can show one scenario only', async () => {
    const id = await addModel();
    const token = await succeed(
      share(owner, id, { p_scenario_id: 'lender', p_can_download: true }),
    );
    const shown = await open(token);
    expect(shown?.scenarios.map((one) => one.id)).toEqual(['lender']);
    expect(shown).toMatchObject({ can_download: true });
    expect(await codeOf(share(owner, id, { p_scenario_id: 'other' }))).toBe('HXUWN');
  });

  it('shows nothing once it is revoked', async () => {
    const id = await addModel();
    const p_id = randomUUID();
    const token = await succeed(share(owner, id, { p_id }));
    expect(await codeOf(outsider.client.rpc('revoke_underwriting_share', { p_id }))).toBe('HXUWH');
    expect(await open(token)).not.toBeNull();
    const teammate = await memberOf(owner.tenantId);
    await succeed(teammate.client.rpc('revoke_underwriting_share', { p_id }));
    expect(await open(token)).toBeNull();
    expect(await succeed(share(owner, id, { p_id }))).toBe(token);
    expect(await open(token)).toBeNull();
  });

  it('opens no model other than its own', async () => {
    const p_id = randomUUID();
    await succeed(share(owner, await addModel(), { p_id }));
    expect(await codeOf(share(owner, await addModel(), { p_id }))).toBe('HXUWM');
  });

  it('shows nothing once it has expired', async () => {
    const id = await addModel();
    const p_id = randomUUID();
    const token = await succeed(share(owner, id, { p_id }));
    const past = { created_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-02T00:00:00Z' };
    await succeed(service().from('underwriting_shares').update(past).eq('id', p_id).select('id'));
    expect(await open(token)).toBeNull();
  });

  it('shows nothing while the model is in the trash', async () => {
    const id = await addModel();
    const token = await succeed(share(owner, id));
    const remove = { deleted_at: new Date().toISOString() };
    await succeed(
      owner.client.from('underwriting_models').update(remove).eq('id', id).select('id'),
    );
    expect(await open(token)).toBeNull();
  });

  it.each([
    [
      'is suspended',
      async (id: string) => {
        const suspend = { suspended_at: new Date().toISOString() };
        await succeed(service().from('profiles').update(suspend).eq('id', id).select('id'));
      },
    ],
    [
      'leaves the workspace',
      async (user_id: string) => {
        const leave = service().from('tenant_users').delete().eq('user_id', user_id);
        await succeed(leave.select('user_id'));
      },
    ],
  ])('shows nothing once its sender %s', async (_what, end) => {
    const id = await addModel();
    const teammate = await memberOf(owner.tenantId);
    const token = await succeed(share(teammate, id));
    expect(await open(token)).not.toBeNull();
    await end(teammate.id);
    expect(await open(token)).toBeNull();
  });

  it('can be created and listed only by members of the workspace', async () => {
    const id = await addModel();
    expect(await codeOf(share(outsider, id))).toBe('HXUWM');
    expect(await codeOf(share(owner, await addModel(false)))).toBe('HXUWN');
    await succeed(share(owner, id));
    const listed = (who: Person) =>
      succeed(who.client.from('underwriting_shares').select('recipient').eq('model_id', id));
    expect(await listed(owner)).toEqual([{ recipient: 'First Dakota Bank' }]);
    expect(await listed(outsider)).toEqual([]);
  });

  it.each([
    ['no day', { p_days: 0 }],
    ['more than a year', { p_days: 366 }],
    ['an empty recipient', { p_recipient: ' ' }],
  ])('is rejected for %s', async (_what, more) => {
    expect(await codeOf(share(owner, await addModel(), more))).toBe('HXUWE');
  });

  it.each(['', 'none', 'A'.repeat(80), '../../x'])(
    'shows nothing for the token "%s"',
    async (token) => {
      expect(await open(token)).toBeNull();
    },
  );
});
