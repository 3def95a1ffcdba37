import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let approver: Person;
let second: Person;
let outsider: Person;
let entity: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

const addEntity = async (): Promise<string> => {
  const insert = owner.client
    .from('investment_entities')
    .insert({ name: 'Lakeview Family Office' });
  return (await succeed(insert.select('id').single())).id;
};

const addHolding = async (values: object = {}): Promise<string> => {
  const row = { name: 'Maple Court', entity_id: entity, state: 'OH', ...values };
  return (await succeed(owner.client.from('holdings').insert(row).select('id').single())).id;
};

const WIRE = { kind: 'wire', cents: 5_000_000, counterparty: 'Erie Title', purpose: 'Deposit' };

const ask = (who: Person, p_values: object = {}, p_id: string = randomUUID()) =>
  who.client.rpc('request_approval', {
    p_id,
    p_entity_id: entity,
    p_values: { ...WIRE, ...p_values },
  });

async function asked(p_values: object = {}, who = owner): Promise<string> {
  const p_id = randomUUID();
  await succeed(ask(who, p_values, p_id));
  return p_id;
}

const decide = (who: Person, p_id: string, p_is_approved = true, p_reason = 'Checked the file') =>
  who.client.rpc('decide_approval', { p_id, p_is_approved, p_reason });
const release = (who: Person, p_id: string) => who.client.rpc('release_approval', { p_id });

const saveChain = (who: Person, rules: readonly object[] = []) =>
  who.client.rpc('save_approval_chain', {
    p_entity_id: entity,
    p_roles: [
      ...['preparer', 'approver', 'releaser'].map((role) => ({ user_id: owner.id, role })),
      { user_id: approver.id, role: 'preparer' },
      { user_id: approver.id, role: 'approver' },
      { user_id: second.id, role: 'approver' },
    ],
    p_rules: rules as never,
  });

beforeAll(async () => {
  [owner, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  [approver, second] = await Promise.all([memberOf(owner.tenantId), memberOf(owner.tenantId)]);
  entity = await addEntity();
  await succeed(saveChain(owner, [{ kind: 'wire', over_cents: 10_000_000, approvals: 2 }]));
});

describe('four-eyes rules', () => {
  it('refuse an owner who approves their own request', async () => {
    const id = await asked();
    expect(await codeOf(decide(owner, id))).toBe('HXIN5');
    expect(await codeOf(release(owner, id))).toBe('HXING');
  });

  it('apply to the server too', async () => {
    const id = await asked();
    const insert = queryDatabase(
      `insert into private.approval_decisions (request_id, is_approved, decided_by) values ('${id}', true, '${owner.id}')`,
    );
    await expect(insert).rejects.toThrow('A second person');
  });

  it('require two people for a large wire, even when one approves twice at once', async () => {
    const id = await asked({ cents: 20_000_000 });
    await Promise.all([decide(approver, id), decide(approver, id)]);
    expect(await codeOf(release(owner, id))).toBe('HXING');
    expect(await succeed(decide(second, id))).toBe('approved');
    expect(await succeed(release(owner, id))).toBe('released');
  });

  it('do not release before approval or after a rejection', async () => {
    const id = await asked();
    const race = await Promise.all([release(owner, id), decide(approver, id, false)]);
    expect(race[0].error?.code).toBe('HXING');
    expect(await codeOf(release(owner, id))).toBe('HXING');
    expect(await codeOf(decide(second, id))).toBe('HXINC');
  });

  it('refuse approval by teammates without the role and release by approvers', async () => {
    const id = await asked();
    const stranger = await memberOf(owner.tenantId);
    expect(await codeOf(decide(stranger, id))).toBe('HXINB');
    await succeed(decide(approver, id));
    expect(await codeOf(release(approver, id))).toBe('HXINF');
  });

  it('end with team membership', async () => {
    const leaving = await memberOf(owner.tenantId);
    await queryDatabase(
      `insert into private.entity_roles (entity_id, user_id, role) values ('${entity}', '${leaving.id}', 'approver')`,
    );
    const id = await asked();
    await queryDatabase(`delete from public.tenant_users where user_id = '${leaving.id}'`);
    expect(await codeOf(decide(leaving, id))).toBe('HXINA');
    expect(await succeed(leaving.client.rpc('list_my_approvals'))).toEqual([]);
  });

  it('keep the number of approvals of an open request when the owner lowers the rule', async () => {
    const id = await asked({ cents: 20_000_000 });
    await succeed(saveChain(owner));
    expect(await succeed(decide(approver, id))).toBe('waiting');
    await succeed(saveChain(owner, [{ kind: 'wire', over_cents: 10_000_000, approvals: 2 }]));
  });

  it('keep amount and recipient of a request unchanged', async () => {
    const id = await asked();
    const rewrite = queryDatabase(
      `update private.approval_requests set cents = 1 where id = '${id}'`,
    );
    await expect(rewrite).rejects.toThrow();
    await succeed(ask(owner, { cents: 999 }, id));
    const [row] = await queryDatabase(
      `select cents::int from private.approval_requests where id = '${id}'`,
    );
    expect(row).toEqual({ cents: 5_000_000 });
  });

  it('reject changes to the chain by teammates and approvers from outside', async () => {
    expect(await codeOf(saveChain(approver))).toBe('HXIN1');
    const roles = [{ user_id: outsider.id, role: 'approver' }];
    const change = owner.client.rpc('save_approval_chain', {
      p_entity_id: entity,
      p_roles: roles,
      p_rules: [],
    });
    expect(await codeOf(change)).toBe('HXIN3');
  });
});

describe('commitments', () => {
  it('cannot grow by a direct write to the holding', async () => {
    const id = await addHolding();
    const raise = owner.client.from('holdings').update({ commitment: 900_000 }).eq('id', id);
    expect(await codeOf(raise.select('id'))).toBe('HXINH');
    const row = { name: 'Side door', entity_id: entity, commitment: 900_000 };
    expect(await codeOf(owner.client.from('holdings').insert(row).select('id'))).toBe('HXINH');
  });

  it('cannot be moved in from an entity without approvers', async () => {
    const open = await addEntity();
    const row = { name: 'Parked', entity_id: open, commitment: 900_000 };
    const { id } = await succeed(owner.client.from('holdings').insert(row).select('id').single());
    const move = owner.client.from('holdings').update({ entity_id: entity }).eq('id', id);
    expect(await codeOf(move.select('id'))).toBe('HXINH');
  });

  it('grow by an approved and released request, once', async () => {
    const holding_id = await addHolding();
    const id = await asked({ kind: 'commitment', holding_id, cents: 90_000_000 });
    await succeed(decide(approver, id));
    await succeed(release(owner, id));
    await succeed(release(owner, id));
    const read = owner.client.from('holdings').select('commitment').eq('id', holding_id).single();
    expect(await succeed(read)).toEqual({ commitment: 900_000 });
  });

  it('outside the mandate require a reason and one more approval', async () => {
    const p_values = { name: 'Ohio only', states: ['OH'], leverage_percent: 65 };
    const mandate = { p_id: randomUUID(), p_entity_id: entity, p_values };
    await succeed(owner.client.rpc('save_mandate', mandate));
    const deal = { kind: 'commitment', state: 'TX', leverage_percent: 80 };
    expect(await codeOf(ask(owner, deal))).toBe('HXIN9');
    const id = await asked({ ...deal, exception_reason: 'Portfolio sale, one asset in Texas' });
    expect(await succeed(decide(approver, id))).toBe('waiting');
    expect(await succeed(decide(second, id))).toBe('approved');
    // Unknown leverage is not within a limit.
    expect(await codeOf(ask(owner, { kind: 'commitment', state: 'OH' }))).toBe('HXIN9');
    expect(await codeOf(approver.client.rpc('end_mandate', { p_id: mandate.p_id }))).toBe('HXIN1');
    await succeed(owner.client.rpc('end_mandate', { p_id: mandate.p_id }));
  });

  it('count toward limits of a state and an operator', async () => {
    const own = await addEntity();
    const rows = ['OH', 'TX'].map((state) => ({
      ...{ name: state, entity_id: own, state, operator: 'Clarent', commitment: 500_000 },
    }));
    await succeed(owner.client.from('holdings').insert(rows).select('id'));
    const p_values = { name: 'Spread', state_percent: 60, operator_percent: 50 };
    const mandate = { p_id: randomUUID(), p_entity_id: own, p_values };
    await succeed(owner.client.rpc('save_mandate', mandate));
    const check = async (deal: object) => {
      const args = { p_entity_id: own, p_deal: { cents: 50_000_000, ...deal } };
      const found = (await succeed(
        owner.client.rpc('check_mandates', args),
      )) as unknown as readonly {
        rule: string;
        found: string;
      }[];
      return found.map(({ rule, found: value }) => [rule, value]);
    };
    expect(await check({ state: 'FL', operator: 'Other' })).toEqual([]);
    expect(await check({ state: 'OH', operator: 'clarent ' })).toEqual([
      ['operator_share', '100.00'],
      ['state_share', '66.67'],
    ]);
  });
});

describe('another tenant', () => {
  it("gets the same response for another tenant's entity and a missing one", async () => {
    for (const id of [entity, randomUUID()]) {
      expect(await codeOf(outsider.client.rpc('get_institution', { p_entity_id: id }))).toBe(
        'HXIN0',
      );
      const args = { p_entity_id: id, p_deal: { cents: 1 } };
      expect(await codeOf(outsider.client.rpc('check_mandates', args))).toBe('HXIN0');
    }
    const request = await asked();
    for (const id of [request, randomUUID()]) {
      expect(await codeOf(decide(outsider, id))).toBe('HXINA');
      expect(await codeOf(release(outsider, id))).toBe('HXINA');
    }
  });

  it("can't take over a request ID or name another tenant's holding", async () => {
    const id = await asked();
    expect(await codeOf(ask(approver, {}, id))).toBe('HXIN0');
    const theirs = outsider.client.from('investment_entities').insert({ name: 'Theirs' });
    const { id: other } = await succeed(theirs.select('id').single());
    const row = { name: 'Theirs', entity_id: other };
    const holding = outsider.client.from('holdings').insert(row).select('id').single();
    const { id: holding_id } = await succeed(holding);
    expect(await codeOf(ask(owner, { holding_id }))).toBe('HXIN8');
  });

  it('finds no approval table in the API', async () => {
    for (const table of ['approval_requests', 'approval_decisions', 'entity_roles', 'mandates'])
      expect(await codeOf(owner.client.from(table as 'holdings').select('id'))).toBe('PGRST205');
  });
});
