import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { collectChanges } from '../../support/realtime.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, succeed } from '../world.ts';
import { addVendor, createMaintenanceTeam } from './hire.ts';
import { as, codeOf, insertRow, keys } from './team.ts';

const PNG = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

const { community, unit, otherUnit, director, maintenance, nurse, family, former, neighbor } =
  await createMaintenanceTeam();
const [vendor, vendorId] = await addVendor('Bright Plumbing');
const [otherVendor] = await addVendor('Other Plumbing');
let resident: string;

async function request(who: Person, values: object = {}): Promise<string> {
  const p_id = randomUUID();
  await succeed(
    as(who).rpc('request_work_order', {
      p_id,
      p_community_id: community,
      p_values: { title: 'Leaking faucet', unit_id: unit, ...values },
    }),
  );
  return p_id;
}
const setState = (who: Person, p_work_order_id: string, p_state: string, values: object = {}) =>
  as(who).rpc('set_work_order_state', { p_id: randomUUID(), p_work_order_id, p_state, ...values });
const assign = (id: string, to: object) =>
  as(director).rpc('assign_work_order', { p_id: id, ...to });
const stateOf = async (id: string) =>
  (await queryDatabase(`select state from public.work_orders where id = '${id}'`))[0]?.state;

beforeAll(async () => {
  resident = await insertRow('residents', { community_id: community, name: 'Ada Byron' });
  await queryDatabase(
    `update public.residents set unit_id = '${unit}', status = 'in_house' where id = '${resident}'`,
  );
  await insertRow('resident_consents', {
    resident_id: resident,
    user_id: family.id,
    item: 'profile',
  });
});

describe('work order requests', () => {
  it('are open to every staff position, which then sees its own', async () => {
    const id = await request(nurse, { priority: 'high' });
    await request(maintenance);
    const mine = (await succeed(
      as(nurse).rpc('list_my_work_requests', { p_community_id: community }),
    )) as { id: string }[];
    expect(mine.map((one) => one.id)).toEqual([id]);
    expect(await codeOf(as(nurse).rpc('list_work_orders', { p_community_id: community }))).toBe(
      '42501',
    );
    expect(await codeOf(as(nurse).rpc('get_work_order', { p_id: id }))).toBe('42501');
    expect((await as(nurse).from('work_orders').select('id')).data).toEqual([]);
  });

  it('can be found by title or number by those who can read them', async () => {
    const id = await request(director, { title: 'Rattling boiler 100%' });
    const find = (by: Person, p_search: string) =>
      succeed(as(by).rpc('find_work_orders', { p_search }));
    const [found] = (await find(maintenance, 'BOILER 100%')) as { id: string; number: number }[];
    expect(found?.id).toBe(id);
    expect(await find(director, `#${found?.number}`)).toMatchObject([{ id }]);
    const others = [nurse, family, former, neighbor, vendor].map((by) => find(by, 'boiler'));
    expect((await Promise.all(others)).flat()).toEqual([]);
  });

  it('send live changes only to those who can read them', async () => {
    const [reader, ...others] = await Promise.all(
      [maintenance, nurse, family, former, neighbor, vendor].map(({ client }) =>
        collectChanges(client, { table: 'work_orders' }),
      ),
    );
    const id = await request(director);
    await vi.waitFor(() => expect(reader?.told()).toContain(`INSERT ${id}`));
    for (const other of others) expect(other.told()).toEqual([]);
    await Promise.all([reader, ...others].map((ear) => ear?.channel.unsubscribe()));
  });

  it("are open to family only for their resident's unit, at normal priority, until consent ends", async () => {
    const id = await request(family, {
      priority: 'emergency',
      area: 'Roof',
      needs_signature: true,
    });
    const [order] = await queryDatabase(
      `select priority, area, needs_signature, source from public.work_orders where id = '${id}'`,
    );
    expect(order).toEqual({
      priority: 'normal',
      area: null,
      needs_signature: false,
      source: 'family',
    });
    const ask = (unit_id: string | null) =>
      as(family).rpc('request_work_order', {
        p_id: randomUUID(),
        p_community_id: community,
        p_values: { title: 'Leak', unit_id, area: 'Lobby' },
      });
    expect(await codeOf(ask(otherUnit))).toBe('42501');
    expect(await codeOf(ask(null))).toBe('42501');
    const list = () => as(family).rpc('list_my_work_requests', { p_community_id: community });
    expect(Object.keys(((await succeed(list())) as object[])[0] ?? {}).toSorted()).toEqual([
      'completed_at',
      'id',
      'number',
      'place',
      'reason',
      'requested_at',
      'state',
      'title',
    ]);
    expect(await codeOf(as(family).rpc('get_work_order', { p_id: id }))).toBe('42501');
    const choices = (await succeed(
      as(family).rpc('list_work_choices', { p_community_id: community }),
    )) as { units: { id: string }[]; assets: []; people: [] };
    expect(choices).toMatchObject({ units: [{ id: unit }], assets: [], people: [] });
    await queryDatabase(
      `update public.resident_consents set withdrawn_at = now() where user_id = '${family.id}'`,
    );
    expect(await succeed(list())).toEqual([]);
    expect(await codeOf(ask(unit))).toBe('42501');
    await queryDatabase(
      `update public.resident_consents set withdrawn_at = null where user_id = '${family.id}'`,
    );
  });

  it('are closed to neighbors and former members, by call and by table', async () => {
    const id = await request(director);
    for (const who of [neighbor, former]) {
      for (const call of [
        as(who).rpc('list_work_orders', { p_community_id: community }),
        as(who).rpc('get_work_order', { p_id: id }),
        as(who).rpc('list_unit_turns', { p_community_id: community }),
        as(who).rpc('list_maintenance_assets', { p_community_id: community }),
        as(who).rpc('list_request_labels', {
          p_community_id: community,
          p_unit_ids: [unit],
          p_asset_ids: [],
        }),
        setState(who, id, 'triaged'),
        as(who).rpc('request_work_order', {
          p_id: randomUUID(),
          p_community_id: community,
          p_values: { title: 'X', area: 'Y' },
        }),
      ]) {
        expect(await codeOf(call)).toBe('42501');
      }
      for (const table of [
        'work_orders',
        'work_order_events',
        'work_order_lines',
        'maintenance_assets',
      ]) {
        expect((await as(who).from(table).select('id').eq('community_id', community)).data).toEqual(
          [],
        );
      }
    }
    expect(await stateOf(id)).toBe('requested');
  });

  it("can't name a unit or an asset of another community", async () => {
    const other = await insertRow('maintenance_assets', {
      community_id: (
        await succeed(
          keys()
            .from('community_members')
            .select('community_id')
            .eq('user_id', neighbor.id)
            .single(),
        )
      ).community_id,
      name: 'Boiler',
    });
    const call = as(director).rpc('request_work_order', {
      p_id: randomUUID(),
      p_community_id: community,
      p_values: { title: 'Boiler', asset_id: other },
    });
    expect(await codeOf(call)).toBe('HXQPL');
  });

  it('ignores forged requester, state, and time', async () => {
    const id = await request(nurse, {
      state: 'verified',
      requested_by: director.id,
      requester: 'Someone else',
      completed_at: '2020-01-01T00:00:00Z',
      number: 999,
    });
    const [order] = await queryDatabase(
      `select state, requested_by, completed_at, number <> 999 as numbered from public.work_orders where id = '${id}'`,
    );
    expect(order).toEqual({
      state: 'requested',
      requested_by: nurse.id,
      completed_at: null,
      numbered: true,
    });
  });

  it('are rejected when text contains direction marks or is too long', async () => {
    for (const title of ['a\u202eb', 'x'.repeat(121), ' ']) {
      const call = as(nurse).rpc('request_work_order', {
        p_id: randomUUID(),
        p_community_id: community,
        p_values: { title, unit_id: unit },
      });
      expect(await codeOf(call)).toBe('23514');
    }
  });
});

describe('work orders of vendors', () => {
  it('are visible only to the assigned vendor, without requester and internal notes', async () => {
    const id = await request(nurse, { description: 'Drips at night' });
    await succeed(
      as(director).rpc('add_work_order_note', {
        p_id: randomUUID(),
        p_work_order_id: id,
        p_note: 'Keep it under $200',
        p_is_internal: true,
      }),
    );
    expect(await codeOf(as(vendor).rpc('get_work_order', { p_id: id }))).toBe('42501');
    await assign(id, { p_vendor_id: vendorId });
    const seen = (await succeed(as(vendor).rpc('get_work_order', { p_id: id }))) as Record<
      string,
      unknown
    >;
    expect(seen).toMatchObject({
      role: 'vendor',
      description: 'Drips at night',
      state: 'assigned',
    });
    for (const hidden of ['requester', 'schedule_id', 'member_id', 'unit_id', 'source'])
      expect(seen).not.toHaveProperty(hidden);
    expect(JSON.stringify(seen)).not.toContain('Keep it under');
    expect(await codeOf(as(otherVendor).rpc('get_work_order', { p_id: id }))).toBe('42501');
    expect(await succeed(as(otherVendor).rpc('list_vendor_work_orders'))).toEqual([]);
    for (const table of ['work_orders', 'work_order_events', 'communities', 'units', 'residents']) {
      expect((await as(vendor).from(table).select('id')).data).toEqual([]);
    }
    expect(await codeOf(as(vendor).rpc('list_work_orders', { p_community_id: community }))).toBe(
      '42501',
    );
    await assign(id, { p_vendor_id: null });
    expect(await codeOf(as(vendor).rpc('get_work_order', { p_id: id }))).toBe('42501');
    expect(await codeOf(setState(vendor, id, 'in_progress'))).toBe('42501');
  });

  it('must be accepted before work starts and finished by valid transitions', async () => {
    const id = await request(director);
    await assign(id, { p_vendor_id: vendorId });
    expect(await codeOf(setState(vendor, id, 'in_progress'))).toBe('HXQAC');
    const line = (p_id: string) =>
      as(vendor).rpc('add_work_order_line', {
        p_id,
        p_work_order_id: id,
        p_values: { kind: 'part', description: 'Cartridge', quantity: 2, unit_cost: 18.5 },
      });
    expect(await codeOf(line(randomUUID()))).toBe('HXQCL');
    await succeed(as(vendor).rpc('answer_work_order', { p_id: id, p_accepts: true }));
    for (const state of ['done', 'verified', 'declined', 'triaged', 'requested', 'nonsense']) {
      expect(await codeOf(setState(vendor, id, state))).toBe('HXQTR');
    }
    await succeed(setState(vendor, id, 'in_progress'));
    await succeed(line(randomUUID()));
    expect(await codeOf(setState(vendor, id, 'waiting'))).toBe('HXQRE');
    await succeed(setState(vendor, id, 'done'));
    expect(await codeOf(setState(vendor, id, 'verified'))).toBe('HXQTR');
    expect(await codeOf(line(randomUUID()))).toBe('HXQCL');
    const [notified] = await queryDatabase(
      `select count(*)::int as count from public.notifications where user_id = '${director.id}' and kind = 'work_order_finished'`,
    );
    expect(notified?.count).toBe(1);
    await succeed(setState(director, id, 'verified'));
    expect(await codeOf(setState(director, id, 'in_progress'))).toBe('HXQTR');
  });

  it("don't let a vendor remove another's costs or change the order", async () => {
    const id = await request(director);
    const p_id = randomUUID();
    await succeed(
      as(director).rpc('add_work_order_line', {
        p_id,
        p_work_order_id: id,
        p_values: { kind: 'labor', description: 'Own hours', quantity: 1, unit_cost: 30 },
      }),
    );
    await assign(id, { p_vendor_id: vendorId });
    await succeed(as(vendor).rpc('answer_work_order', { p_id: id, p_accepts: true }));
    expect(await codeOf(as(vendor).rpc('remove_work_order_line', { p_id }))).toBe('42501');
    expect(
      await codeOf(
        as(vendor).rpc('update_work_order', {
          p_id: id,
          p_version: 3,
          p_values: { priority: 'low' },
        }),
      ),
    ).toBe('42501');
    expect(await codeOf(as(vendor).rpc('assign_work_order', { p_id: id }))).toBe('42501');
    const seen = (await succeed(as(vendor).rpc('get_work_order', { p_id: id }))) as {
      lines: unknown[];
    };
    expect(seen.lines).toEqual([]);
  });

  it("can't go to an unverified vendor or a member of another community", async () => {
    const id = await request(director);
    await succeed(
      keys()
        .from('vendors')
        .update({ verification_status: 'pending' })
        .eq('id', vendorId)
        .select('id'),
    );
    expect(await codeOf(assign(id, { p_vendor_id: vendorId }))).toBe('HXQAS');
    await succeed(
      keys()
        .from('vendors')
        .update({ verification_status: 'verified' })
        .eq('id', vendorId)
        .select('id'),
    );
    const [member] = await queryDatabase(
      `select id from public.community_members where user_id = '${neighbor.id}'`,
    );
    expect(await codeOf(assign(id, { p_member_id: member?.id }))).toBe('HXQAS');
    const [nurseMember] = await queryDatabase(
      `select id from public.community_members where user_id = '${nurse.id}'`,
    );
    expect(await codeOf(assign(id, { p_member_id: nurseMember?.id }))).toBe('HXQAS');
  });

  it('share photos with managers and the assigned vendor, and with no one else', async () => {
    const id = await request(director);
    await assign(id, { p_vendor_id: vendorId });
    const photo = randomUUID();
    const path = `${vendor.id}/work_orders/${id}/${photo}`;
    const upload = (who: Person, at: string) =>
      who.client.storage.from('record-files').upload(at, PNG);
    expect((await upload(vendor, path)).error).not.toBeNull();
    await succeed(as(vendor).rpc('answer_work_order', { p_id: id, p_accepts: true }));
    expect((await upload(vendor, path)).error).toBeNull();
    await succeed(
      as(vendor).rpc('add_work_order_photo', {
        p_id: photo,
        p_work_order_id: id,
        p_stage: 'before',
      }),
    );
    const read = async (who: Person) =>
      (await who.client.storage.from('record-files').download(path)).error === null;
    expect(await read(maintenance)).toBe(true);
    expect(await read(vendor)).toBe(true);
    for (const who of [otherVendor, nurse, family, neighbor, former]) {
      expect(await read(who)).toBe(false);
      expect(
        (await upload(who, `${who.id}/work_orders/${id}/${randomUUID()}`)).error,
      ).not.toBeNull();
    }
    await assign(id, { p_vendor_id: null });
    expect(await read(vendor)).toBe(false);
    expect((await vendor.client.storage.from('record-files').remove([path])).data).toEqual([]);
  });
});

describe('completion', () => {
  it('requires the signature that a schedule asked for, and records who signed on the server', async () => {
    const p_id = randomUUID();
    await succeed(
      as(director).rpc('save_maintenance_schedule', {
        p_id,
        p_community_id: community,
        p_version: 0,
        p_values: {
          title: 'Test generator',
          area: 'Generator room',
          period: 'day',
          every: 1,
          starts_on: '2026-05-01',
          needs_signature: true,
          lead_days: 1,
        },
      }),
    );
    await queryDatabase('select private.create_scheduled_work_orders()');
    const [order] = await queryDatabase(
      `select id, version from public.work_orders where schedule_id = '${p_id}' order by number limit 1`,
    );
    const id = String(order?.id);
    await succeed(
      as(maintenance).rpc('update_work_order', {
        p_id: id,
        p_version: order?.version,
        p_values: { needs_signature: false },
      }),
    );
    await succeed(setState(maintenance, id, 'in_progress'));
    expect(await codeOf(setState(maintenance, id, 'done'))).toBe('HXQSI');
    await succeed(
      setState(maintenance, id, 'done', { p_signature: 'Sam Fixit', p_at: '2020-01-01T00:00:00Z' }),
    );
    const [done] = await queryDatabase(
      `select signature, signed_by, completed_by, completed_at > now() - interval '1 minute' as is_now from public.work_orders where id = '${id}'`,
    );
    expect(done).toEqual({
      signature: 'Sam Fixit',
      signed_by: maintenance.id,
      completed_by: maintenance.id,
      is_now: true,
    });
  });

  it('keeps the history unchanged, even by the server', async () => {
    const id = await request(director);
    for (const statement of [
      `update public.work_order_events set note = 'x' where work_order_id = '${id}'`,
      `delete from public.work_order_events where work_order_id = '${id}'`,
    ]) {
      await expect(queryDatabase(statement)).rejects.toThrow(/history/);
    }
  });
});
