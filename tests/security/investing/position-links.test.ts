import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor } from '../../support/authenticator.ts';
import { codeOf } from '../operator/team.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';
import {
  accredit,
  admit,
  approve,
  committed,
  fund,
  investor,
  offer,
  prepare,
  rpc,
  sign,
  sponsor,
  uploadTo,
} from './offering.ts';

let owner: Person;
/** An investor with a team, and a teammate who approves. */
let ada: Person;
let approver: Person;
let outsider: Person;
let offering: string;
let position: string;

beforeAll(async () => {
  [owner, ada, outsider] = await Promise.all([sponsor(), tenantOwner(), investor()]);
  approver = await memberOf(ada.tenantId);
  offering = await offer(owner);
  position = await admit(owner, ada, { offering, cents: 2_000_000 });
  await fund(owner, offering, { cents: 2_000_000, on: '2025-01-01' });
});

const addEntity = async (who: Person, name = 'Lin Family Trust'): Promise<string> =>
  (
    await succeed(
      who.client.from('investment_entities').insert({ name, kind: 'trust' }).select('id').single(),
    )
  ).id;
const addHolding = async (who: Person, entity_id: string): Promise<string> =>
  (
    await succeed(
      who.client.from('holdings').insert({ name: 'Willow Creek', entity_id }).select('id').single(),
    )
  ).id;
const link = (who: Person, holding: string, p_is_automatic = true, of = position) =>
  rpc(who, 'link_position', {
    p_subscription_id: of,
    p_holding_id: holding,
    p_is_automatic,
  });
const unlink = () => rpc(ada, 'unlink_position', { p_subscription_id: position });
const entriesOf = (holding: string) =>
  queryDatabase(
    `select kind, cents::int, return_cents::int, income_cents::int, position_id from private.investor_movements
     where holding_id = '${holding}' and reversed_at is null order by day, kind`,
  );
const pay = async (cents: number, on: string) =>
  succeed(
    rpc(owner, 'advance_distribution', { p_id: await approve(owner, offering, { cents, on }) }),
  );
/** Runs the schedule until nothing is left. */
async function post() {
  for (;;) {
    const [row] = await queryDatabase('select private.post_due_positions(500) as count');
    if (Number(row?.count) === 0) return;
  }
}

describe('a linked position', () => {
  it('posts past and future payments once each, even when linked twice', async () => {
    const holding = await addHolding(ada, await addEntity(ada));
    expect(await succeed(link(ada, holding))).toBe(1);
    expect(await succeed(link(ada, holding))).toBe(0);
    await pay(60_000, '2025-04-01');
    await Promise.all([post(), post()]);
    await post();
    expect(await entriesOf(holding)).toMatchObject([
      { kind: 'contribution', cents: 2_000_000 },
      { kind: 'distribution', cents: 60_000, return_cents: 20_000, income_cents: 40_000 },
    ]);
    // The same payments can't be recorded in a second holding.
    const other = await addHolding(ada, await addEntity(ada));
    expect(await succeed(link(ada, other))).toBe(0);
    expect(await entriesOf(other)).toEqual([]);
    const sum = await queryDatabase(
      `select sum(cents)::int as cents from private.investor_ledger_lines where holding_id = '${holding}'`,
    );
    expect(sum).toEqual([{ cents: 0 }]);
    await queryDatabase(
      `select private.undo_investor_movement(m.id, 'Test') from private.investor_movements m
       where m.position_id = '${position}' order by m.day desc`,
    );
    await unlink();
  });

  it('matches entries made by hand and doesn’t import them again', async () => {
    const entity = await addEntity(ada);
    const holding = await addHolding(ada, entity);
    const entered = { holding_id: holding, kind: 'contribution', day: '2025-01-03' };
    await succeed(
      rpc(ada, 'record_investor_movement', {
        p_id: randomUUID(),
        p_entity_id: entity,
        p_values: { ...entered, cents: 2_000_000 },
      }),
    );
    await succeed(link(ada, holding));
    const rows = await entriesOf(holding);
    expect(rows.filter(({ kind }) => kind === 'contribution')).toMatchObject([
      { position_id: position },
    ]);
    const again = await succeed(
      rpc(ada, 'import_investor_statement', {
        p_id: randomUUID(),
        p_entity_id: entity,
        p_file_name: 'q1.csv',
        p_rows: [{ ...entered, day: '2024-12-31', cents: 2_000_000 }],
      }),
    );
    expect(again.problems).toEqual([{ place: 1, code: 'HXPFA' }]);
    await queryDatabase(
      `select private.undo_investor_movement(m.id, 'Test') from private.investor_movements m
       where m.position_id = '${position}' order by m.day desc`,
    );
    await unlink();
  });

  it('waits for the investor if posting isn’t automatic', async () => {
    const holding = await addHolding(ada, await addEntity(ada));
    await succeed(link(ada, holding, false));
    await pay(10_000, '2025-07-01');
    await post();
    expect(await entriesOf(holding)).toEqual([]);
    const portal = await succeed(rpc(ada, 'get_investor_portal'));
    const mine = portal.positions.find(({ id }: { id: string }) => id === position);
    expect(mine).toMatchObject({ unrecorded: 3, link: { holding_id: holding } });
    expect((await succeed(rpc(ada, 'my_figures'))).offerings).toMatchObject({
      to_link: 0,
      to_record: 1,
    });
    const record = () => rpc(ada, 'record_position_payments', { p_subscription_id: position });
    const counts = await Promise.all([succeed(record()), succeed(record())]);
    expect(counts.toSorted()).toEqual([0, 3]);
    expect((await succeed(rpc(ada, 'my_figures'))).offerings ?? null).toBeNull();
    await unlink();
  });

  it('can’t be linked by others, linked to others’ holdings, or read through its link', async () => {
    const holding = await addHolding(ada, await addEntity(ada));
    const strange = await addHolding(outsider, await addEntity(outsider));
    expect(await codeOf(link(outsider, strange))).toBe('HXSDM');
    expect(await codeOf(link(owner, strange))).toBe('HXSDM');
    expect(await codeOf(link(ada, strange))).toBe('HXPFG');
    expect(
      await codeOf(
        rpc(ada, 'add_position_holding', {
          p_id: randomUUID(),
          p_subscription_id: position,
          p_entity_id: await addEntity(outsider),
        }),
      ),
    ).toBe('HXPFE');
    await succeed(link(ada, holding, false));
    expect(
      await codeOf(rpc(outsider, 'record_position_payments', { p_subscription_id: position })),
    ).toBe('HXSDM');
    await rpc(outsider, 'unlink_position', { p_subscription_id: position });
    const portal = await succeed(rpc(ada, 'get_investor_portal'));
    expect(JSON.stringify(portal)).toContain(holding);
    expect(
      JSON.stringify(await succeed(rpc(owner, 'list_subscriptions', { p_offering_id: offering }))),
    ).not.toContain(holding);
    await unlink();
  });

  it('posts nothing to a team that the investor has left', async () => {
    const leaver = await memberOf(ada.tenantId);
    const own = await offer(owner);
    const interest = await admit(owner, leaver, { offering: own, cents: 1_000_000 });
    const holding = await addHolding(ada, await addEntity(ada));
    await succeed(link(leaver, holding, true, interest));
    await queryDatabase(`delete from public.tenant_users where user_id = '${leaver.id}'`);
    await fund(owner, own, { cents: 1_000_000, on: '2025-01-01' });
    await post();
    expect(await entriesOf(holding)).toEqual([]);
  });

  it('adds a holding with the facts of the offering and its sponsor', async () => {
    const p_id = randomUUID();
    const args = { p_id, p_subscription_id: position, p_entity_id: await addEntity(ada) };
    await succeed(rpc(ada, 'add_position_holding', args));
    await succeed(rpc(ada, 'add_position_holding', args));
    const [row] = await succeed(
      ada.client
        .from('holdings')
        .select('name, kind, state, care_type, commitment, sponsor_id')
        .eq('id', p_id),
    );
    expect(row).toMatchObject({
      name: 'Willow Creek Memory Care',
      kind: 'vehicle',
      state: 'OH',
      care_type: 'memory',
      commitment: 20_000,
    });
    expect(row?.sponsor_id).not.toBeNull();
    await unlink();
  });
});

const saveChain = (entity: string) =>
  rpc(ada, 'save_approval_chain', {
    p_entity_id: entity,
    p_roles: [
      { user_id: ada.id, role: 'preparer' },
      { user_id: ada.id, role: 'releaser' },
      { user_id: approver.id, role: 'approver' },
    ],
    p_rules: [],
  });
const ask = (p_subscription_id: string, more: object = {}) =>
  rpc(ada, 'request_subscription_approval', { p_id: randomUUID(), p_subscription_id, ...more });
const decideNewest = async (who: Person) => {
  const newest = (await succeed(rpc(who, 'list_my_approvals'))).at(-1);
  return succeed(rpc(who, 'decide_approval', { p_id: newest.id, p_is_approved: true }));
};
const terms = { rule: '506c', fee_bps: 0 };

describe('an entity with an approval chain', () => {
  it('signs a subscription only after another person approved this amount', async () => {
    const own = await offer(owner, terms);
    const entity = await addEntity(ada, 'Chained Trust');
    await succeed(saveChain(entity));
    const id = await committed(ada, own, 1_000_000);
    const byName = rpc(ada, 'update_subscription', {
      p_id: id,
      p_n: 1,
      p_values: { entity_name: ' chained trust', entity_kind: 'trust' },
    });
    expect(await codeOf(byName)).toBe('HXSLA');
    await accredit(owner, ada, own);
    await prepare(ada, id, 0, { entity_id: entity });
    expect(await codeOf(sign(ada, id))).toBe('HXSYU');
    expect(await succeed(ask(id))).toBe('waiting');
    expect(await succeed(ask(id))).toBe('waiting');
    expect(await codeOf(sign(ada, id))).toBe('HXSYU');
    await decideNewest(approver);
    // Another amount needs another approval.
    const change = async (p_cents: number) => {
      const [row] = await queryDatabase(`select n from private.subscriptions where id = '${id}'`);
      return rpc(ada, 'commit_to_offering', { p_id: id, p_offering_id: own, p_cents, p_n: row?.n });
    };
    await succeed(change(1_100_000));
    await prepare(ada, id, 0, { entity_id: entity });
    expect(await codeOf(sign(ada, id))).toBe('HXSYU');
    await succeed(change(1_000_000));
    await prepare(ada, id, 0, { entity_id: entity });
    expect((await sign(ada, id)).error).toBeNull();
    const seen = JSON.stringify(
      await succeed(rpc(owner, 'list_subscriptions', { p_offering_id: own })),
    );
    expect(seen).not.toContain(entity);
    expect(seen).not.toContain('"approval"');
  });

  it('refuses a commitment outside its mandate without a reason', async () => {
    const own = await offer(owner, terms);
    const entity = await addEntity(ada, 'Mandated Trust');
    await succeed(saveChain(entity));
    await succeed(
      rpc(ada, 'save_mandate', {
        p_id: randomUUID(),
        p_entity_id: entity,
        p_values: { name: 'Core', states: ['TX'] },
      }),
    );
    const id = await committed(ada, own, 1_000_000);
    await prepare(ada, id, 0, { entity_id: entity });
    expect(await codeOf(ask(id))).toBe('HXIN9');
    expect(await succeed(ask(id, { p_exception_reason: 'First deal in Ohio this year' }))).toBe(
      'waiting',
    );
  });

  it('sees wire numbers only after the wire of each open call is approved', async () => {
    const own = await offer(owner);
    const entity = await addEntity(ada, 'Wiring Trust');
    const id = await admit(owner, ada, { offering: own, cents: 1_000_000 });
    await queryDatabase(
      `update private.subscriptions set entity_id = '${entity}' where id = '${id}'`,
    );
    await succeed(saveChain(entity));
    const wire = randomUUID();
    await withSecondFactor(owner.client);
    await succeed(
      rpc(owner, 'enter_offering_wire', {
        p_id: wire,
        p_offering_id: own,
        p_beneficiary: 'Willow LLC',
        p_bank: 'First Bank',
        p_routing: '021000021',
        p_account: '123456789',
      }),
    );
    await withSecondFactor(ada.client);
    await rpc(ada, 'record_wire_callback', {
      p_id: randomUUID(),
      p_wire_id: wire,
      p_spoke_with: 'Olive Hart',
      p_phone: '614-555-0100',
      p_is_match: true,
    });
    const show = () => rpc(ada, 'show_offering_wire', { p_id: wire });
    expect(await codeOf(show())).toBe('HXSLW');
    const call = randomUUID();
    await succeed(
      rpc(owner, 'issue_capital_call', {
        p_id: call,
        p_offering_id: own,
        p_cents: 400_000,
        p_due_on: '2199-01-01',
        p_purpose: 'Closing',
      }),
    );
    expect(await codeOf(show())).toBe('HXSLW');
    expect(await succeed(ask(id, { p_call_id: call }))).toBe('waiting');
    await decideNewest(approver);
    expect((await succeed(show()))[0]).toEqual({ routing: '021000021', account: '123456789' });
    expect(await codeOf(ask(id, { p_call_id: randomUUID() }))).toBe('HXSDN');
  });

  it('can’t be asked to approve the subscription of another investor', async () => {
    const own = await offer(owner, terms);
    const id = await committed(outsider, own, 1_000_000);
    expect(await codeOf(ask(id))).toBe('HXSYS');
    const theft = rpc(outsider, 'update_subscription', {
      p_id: id,
      p_n: 1,
      p_values: { entity_id: await addEntity(ada) },
    });
    expect(await codeOf(theft)).toBe('HXPFE');
  });
});

describe('a tax form delivered by a sponsor', () => {
  it("appears only in its investor's tax center, with a receipt for both", async () => {
    const entity = await addEntity(ada);
    const p_file_id = await uploadTo(owner, offering);
    await succeed(
      rpc(owner, 'attach_offering_file', {
        p_offering_id: offering,
        p_file_id,
        p_name: 'k1.pdf',
        p_subscription_id: position,
        p_tax_year: 2025,
        p_form: 'k1',
      }),
    );
    const center = async (who: Person, p_entity_id: string) =>
      (await succeed(rpc(who, 'get_tax_center', { p_entity_id, p_year: 2025 }))).delivered;
    expect(await center(ada, entity)).toMatchObject([
      { id: p_file_id, form: 'k1', is_assigned: false, receipts: [] },
    ]);
    // A teammate uses the entity but doesn't hold the interest.
    expect(await center(approver, entity)).toEqual([]);
    const opening = (who: Person) => rpc(who, 'open_offering_file', { p_id: p_file_id });
    const path = `${offering}/${p_file_id}`;
    const download = (who: Person) => who.client.storage.from('offering-files').download(path);
    expect((await download(ada)).error).not.toBeNull();
    expect(await codeOf(opening(approver))).toBe('HXSLF');
    expect(await codeOf(opening(outsider))).toBe('HXSLF');
    expect(await codeOf(opening(owner))).toBe('HXSLF');
    await succeed(opening(ada));
    expect((await download(ada)).error).toBeNull();
    expect((await download(approver)).error).not.toBeNull();
    const rows = await succeed(rpc(owner, 'list_subscriptions', { p_offering_id: offering }));
    const [file] = rows.rows.find(({ id }: { id: string }) => id === position).files;
    expect(file).toMatchObject({ id: p_file_id, opened_at: expect.any(String) });
    const rewrite = queryDatabase(
      `update private.offering_file_receipts set opened_at = now() where file_id = '${p_file_id}'`,
    );
    await expect(rewrite).rejects.toThrow();
  });
});
