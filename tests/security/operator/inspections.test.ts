import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { createMaintenanceTeam } from './hire.ts';
import { as, codeOf } from './team.ts';

const visitor = () => anonymous() as unknown as SupabaseClient;

const { community, unit, otherUnit, director, maintenance, nurse, family, former, neighbor } =
  await createMaintenanceTeam();
const vendor = await person('vendor');

describe('inspections', () => {
  const list = async (who: Person) =>
    (await succeed(as(who).rpc('list_inspections', { p_community_id: community }))) as {
      due: { id: string; name: string; shift: string | null }[];
      log: { id: string; failures: number; orders: { item: string }[] }[];
    };
  const record = (who: Person, p_id: string, p_results: object, more: object = {}) =>
    as(who).rpc('record_inspection', { p_id, p_results, p_signature: 'Sam Fixit', ...more });

  it('exist once for each day and shift, and open a work order for each failed item', async () => {
    for (let run = 0; run < 2; run += 1) {
      await succeed(as(director).rpc('add_standard_inspections', { p_community_id: community }));
      await queryDatabase('select private.create_due_inspections()');
    }
    const { due } = await list(maintenance);
    expect(due.filter(({ name }) => name === 'Fire drill').map(({ shift }) => shift)).toEqual([
      'day',
      'evening',
      'night',
    ]);
    expect([...new Set(due.map(({ name }) => name))].toSorted()).toEqual([
      'Elevator',
      'Fire drill',
      'Fire extinguishers',
      'Generator, monthly load test',
      'Generator, weekly look',
      'Hot water at taps',
      'Refrigerators and freezers',
      'Sprinkler system',
    ]);
    const water = due.find(({ name }) => name === 'Hot water at taps')?.id ?? '';
    const results = { first: { value: 112 }, last: { value: 124, note: 'Boiler set too high' } };
    expect(await codeOf(record(maintenance, water, results))).toBe('HXQIA');
    const all = { ...results, shower: { value: 104 } };
    expect(await codeOf(record(maintenance, water, all, { p_signature: '' }))).toBe('HXQSI');
    await succeed(record(maintenance, water, { ...all, forged: { is_failure: false } }));
    await succeed(record(maintenance, water, { first: { value: 110 } }));
    expect(await codeOf(record(director, water, all))).toBe('HXQIF');
    const [finished] = (await list(director)).log;
    expect(finished).toMatchObject({ id: water, failures: 2 });
    expect(finished?.orders.map(({ item }) => item).toSorted()).toEqual(['last', 'shower']);
    await expect(
      queryDatabase(`update public.inspections set results = '{}' where id = '${water}'`),
    ).rejects.toThrow(/finished/);
  });

  it('are closed to other positions, neighbors, and former members', async () => {
    const [one] = (await list(director)).due;
    for (const who of [nurse, family, former, neighbor, vendor]) {
      expect(await codeOf(as(who).rpc('list_inspections', { p_community_id: community }))).toBe(
        '42501',
      );
      expect(await codeOf(record(who, one?.id ?? '', {}))).toBe('42501');
      expect(
        (await as(who).from('inspections').select('id').eq('community_id', community)).data,
      ).toEqual([]);
    }
  });

  it('reject templates with malformed items', async () => {
    for (const items of [
      [],
      {},
      [{ id: 'A B', label: 'x', type: 'check' }],
      [{ id: 'a', label: 'x', type: 'photo' }],
    ]) {
      const call = as(director).rpc('save_inspection_template', {
        p_id: randomUUID(),
        p_community_id: community,
        p_version: 0,
        p_values: { name: 'Tour', items },
      });
      expect(await codeOf(call)).toBe('HXQII');
    }
  });
});

describe('QR request labels', () => {
  const submit = (token: string, values: object = {}, address = '198.51.100.7') =>
    visitor()
      .rpc('submit_work_request', {
        token,
        request_id: randomUUID(),
        title: 'No hot water',
        seconds: 9,
        ...values,
      })
      .setHeader('cf-connecting-ip', address);
  async function labelOf(unit_id: string) {
    const call = as(director).rpc('list_request_labels', {
      p_community_id: community,
      p_unit_ids: [unit_id],
      p_asset_ids: [],
    });
    return ((await succeed(call)) as { id: string; token: string }[])[0] ?? { id: '', token: '' };
  }

  it('accept a request without an account and reveal only the location', async () => {
    const { token } = await labelOf(unit);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const place = await succeed(visitor().rpc('get_request_place', { token }));
    expect(place).toEqual({ community: 'Maple Court', phone: null, place: 'Unit 101' });
    expect(await succeed(submit(token, { name: 'Visitor' }))).toBe('received');
    const [order] = await queryDatabase(
      `select source, priority, unit_id, requester from public.work_orders where community_id = '${community}' and title = 'No hot water'`,
    );
    expect(order).toEqual({
      source: 'label',
      priority: 'normal',
      unit_id: unit,
      requester: 'Visitor',
    });
  });

  it('treat guessed, malformed, and replaced tokens the same', async () => {
    const { id, token } = await labelOf(otherUnit);
    await succeed(as(director).rpc('replace_request_label', { p_id: id }));
    for (const one of [token, '0'.repeat(32), "' or 1=1 --", 'é'.repeat(200)]) {
      expect((await visitor().rpc('get_request_place', { token: one })).data).toBeNull();
      expect(await codeOf(submit(one))).toBe('HXQCO');
    }
    expect((await labelOf(otherUnit)).token).not.toBe(token);
  });

  it('ignore bots and reject hostile text', async () => {
    const { token } = await labelOf(unit);
    const before = await queryDatabase(
      `select count(*)::int as count from public.work_orders where community_id = '${community}'`,
    );
    expect(await succeed(submit(token, { website: 'x' }))).toBe('received');
    expect(await succeed(submit(token, { seconds: 0 }))).toBe('received');
    expect(await codeOf(submit(token, { title: 'a\u202eb' }))).toBe('HXQRX');
    expect(await codeOf(submit(token, { description: 'x'.repeat(3000) }))).toBe('HXQRX');
    expect(await codeOf(submit(token, { phone: '<script>' }))).toBe('HXQRX');
    expect(
      await queryDatabase(
        `select count(*)::int as count from public.work_orders where community_id = '${community}'`,
      ),
    ).toEqual(before);
  });

  it('limit a flood from many IP addresses by label and community', async () => {
    const { token } = await labelOf(unit);
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 16; n += 1) codes.push(await codeOf(submit(token, {}, `203.0.113.${n}`)));
    expect(codes.at(-1)).toBe('HXQRT');
  });
});
