import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, insertRow, keys } from './team.ts';

const count = async (query: string) =>
  Number((await queryDatabase(`select count(*)::int as n from ${query}`))[0]?.n);

type Role =
  | 'executive_director'
  | 'nurse'
  | 'caregiver'
  | 'business_office'
  | 'family'
  | 'former'
  | 'neighbor'
  | 'stranger';
const people = new Map<Role, Person>();
const who = (role: Role): Person => {
  const found = people.get(role);
  if (found === undefined) throw new Error(`No ${role}.`);
  return found;
};
const call = (role: Role, name: string, args: object) => as(who(role)).rpc(name, args);

const YEAR_MS = 365.25 * 86_400_000;
const yearsAgo = (years: number) => new Date(Date.now() - years * YEAR_MS).toISOString();

let community: string;
let unit: string;
const here = () => ({ p_community_id: community });

/** A resident with an allergy who left that many years ago. */
async function leftResident(name: string, years: number): Promise<string> {
  const id = await insertRow('residents', { community_id: community, name });
  await insertRow('resident_allergies', { resident_id: id, substance: 'Latex' });
  await queryDatabase(`
    insert into public.stay_events (community_id, resident_id, type, at, unit_id) values
      ('${community}', '${id}', 'admit', '${yearsAgo(years + 1)}', '${unit}'),
      ('${community}', '${id}', 'discharge', '${yearsAgo(years)}', null);
    select private.apply_stay_events('${id}')`);
  return id;
}

interface Due {
  id: string;
  name: string;
  obstacle: string | null;
}
const listDue = async (kind = 'residents'): Promise<Due[]> =>
  succeed(call('executive_director', 'list_retention_due', { ...here(), p_kind: kind }));
const confirm = (ids: readonly string[], role: Role = 'executive_director', p_id = randomUUID()) =>
  call(role, 'confirm_retention', { ...here(), p_id, p_kind: 'residents', p_record_ids: ids });
const work = async () => {
  await queryDatabase('select private.work_retention(100)');
};

beforeAll(async () => {
  people.set('executive_director', await person('operator'));
  community = randomUUID();
  const values = { p_id: community, p_values: { name: 'Maple Court' } };
  await succeed(call('executive_director', 'create_community', values));
  for (const position of ['nurse', 'caregiver', 'business_office', 'family'] as const) {
    people.set(position, await person('operator'));
    await insertRow('community_members', {
      community_id: community,
      user_id: who(position).id,
      position,
    });
  }
  people.set('former', await person('operator'));
  await insertRow('community_members', {
    community_id: community,
    user_id: who('former').id,
    position: 'executive_director',
    starts_at: '2025-01-01T00:00:00Z',
    ends_at: '2026-02-01T00:00:00Z',
  });
  people.set('neighbor', await person('operator'));
  await succeed(
    call('neighbor', 'create_community', { p_id: randomUUID(), p_values: { name: 'Ash' } }),
  );
  people.set('stranger', await person('operator'));
  const building = await insertRow('buildings', { community_id: community, name: 'Main' });
  const floor = await insertRow('floors', { building_id: building, name: 'First' });
  unit = await insertRow('units', { floor_id: floor, name: '101', capacity: 8 });
});

describe('retention', () => {
  it('is closed to every position but the executive director, and to other communities', async () => {
    const resident = await leftResident('Closed Door', 9);
    for (const role of [
      'nurse',
      'caregiver',
      'business_office',
      'family',
      'former',
      'neighbor',
      'stranger',
    ] as const) {
      const attempts = [
        call(role, 'get_retention', here()),
        call(role, 'list_retention_due', { ...here(), p_kind: 'residents' }),
        call(role, 'save_retention_period', { ...here(), p_kind: 'residents', p_years: 5 }),
        confirm([resident], role),
        call(role, 'get_resident_hold', { p_resident_id: resident }),
        call(role, 'hold_resident_records', {
          p_id: randomUUID(),
          p_resident_id: resident,
          p_reason: 'Lawsuit filed',
        }),
      ];
      for (const attempt of attempts) expect(await codeOf(attempt), role).toBe('42501');
    }
    expect(
      await codeOf(as(who('executive_director')).from('residents').delete().eq('id', resident)),
    ).toBe('42501');
    await work();
    expect(await count(`public.residents where id = '${resident}'`)).toBe(1);
  });

  it('is open to the owner of the workspace, who is not a director', async () => {
    const owner = await person('operator');
    const tenant = randomUUID();
    await queryDatabase(`
      insert into public.tenants (id, name, subdomain) values ('${tenant}', 'Oak Group', 'oak-group');
      insert into public.tenant_users (tenant_id, user_id, role) values ('${tenant}', '${owner.id}', 'owner')`);
    const call2 = () => as(owner).rpc('get_retention', here());
    expect(await codeOf(call2())).toBe('42501');
    await queryDatabase(
      `update public.communities set tenant_id = '${tenant}' where id = '${community}'`,
    );
    expect(await codeOf(call2())).toBeUndefined();
    await queryDatabase(`update public.communities set tenant_id = null where id = '${community}'`);
  });

  it('accepts only years within the limits of a kind', async () => {
    const save = (p_kind: string, p_years: number) =>
      codeOf(call('executive_director', 'save_retention_period', { ...here(), p_kind, p_years }));
    expect(await save('residents', 4)).toBe('HXYDY');
    expect(await save('residents', 31)).toBe('HXYDY');
    expect(await save('ledgers', 7)).toBe('HXYDY');
    expect(await save('residents', 10)).toBeUndefined();
    const eight = await leftResident('Eight Years', 8);
    expect((await listDue()).map(({ id }) => id)).not.toContain(eight);
    expect(await save('residents', 7)).toBeUndefined();
    expect((await listDue()).map(({ id }) => id)).toContain(eight);
  });

  it('deletes nothing before it is confirmed, and only what was on the list', async () => {
    const due = await leftResident('Due One', 9);
    const recent = await leftResident('Left Recently', 2);
    await work();
    expect(await count(`public.residents where id = '${due}'`)).toBe(1);
    expect(await codeOf(confirm([due, recent]))).toBe('HXYDL');
    expect(await codeOf(confirm([due, randomUUID()]))).toBe('HXYDL');
    expect(await codeOf(confirm([]))).toBe('HXYDC');
    await work();
    expect(await count(`public.residents where id in ('${due}', '${recent}')`)).toBe(2);
  });

  it('removes a resident at once and leaves an unchangeable proof without names', async () => {
    const due = await leftResident('Zenobia Quartermain', 9);
    const run = randomUUID();
    expect((await listDue()).map(({ id }) => id)).toContain(due);
    await succeed(confirm([due], 'executive_director', run));
    // A repeat changes nothing.
    await succeed(confirm([due], 'executive_director', run));
    await work();
    expect(await count(`public.residents where id = '${due}'`)).toBe(0);
    expect(await count(`public.resident_allergies where resident_id = '${due}'`)).toBe(0);
    expect(await count(`public.stay_events where resident_id = '${due}'`)).toBe(0);
    const [proof] = await queryDatabase(
      `select state, row_counts ->> 'resident_allergies' as allergies, done_at is not null as done
         from private.retention_items where run_id = '${run}'`,
    );
    expect(proof).toEqual({ state: 'deleted', allergies: '1', done: true });
    expect(await count(`private.retention_items i where i::text ~* 'zenobia'`)).toBe(0);
    expect(await count(`public.residents r where r::text ~* 'zenobia'`)).toBe(0);
    expect(await count(`public.record_changes r where r::text ~* 'zenobia'`)).toBe(0);
    // The access log stays.
    expect(await count(`public.resident_access_log where resident_id = '${due}'`)).toBeGreaterThan(
      0,
    );
    await expect(
      queryDatabase(`update private.retention_items set row_count = 0 where run_id = '${run}'`),
    ).rejects.toThrow(/proof/);
    await expect(
      queryDatabase(`delete from private.retention_runs where id = '${run}'`),
    ).rejects.toThrow(/proof/);
  });

  it('keeps the stays of a removed resident under a name that no position can open', async () => {
    const due = await leftResident('Census Only', 9);
    await succeed(confirm([due]));
    await work();
    const [stand] = await queryDatabase(
      `select r.id, r.name from public.residents r join public.stay_events e on e.resident_id = r.id
         where r.community_id = '${community}' and r.anonymized_at is not null limit 1`,
    );
    expect(String(stand?.name)).toMatch(/^Former resident [0-9A-F]{4}$/);
    const id = String(stand?.id);
    for (const role of ['executive_director', 'nurse'] as const) {
      expect(await succeed(as(who(role)).from('residents').select('id').eq('id', id))).toEqual([]);
      expect(await codeOf(call(role, 'open_resident', { p_resident_id: id }))).toBe('42501');
    }
    expect((await listDue()).map((one) => one.id)).not.toContain(id);
  });

  it('never deletes a resident on hold, not even by the server, until it is released with a reason', async () => {
    const held = await leftResident('On Hold', 9);
    const hold = randomUUID();
    const put = { p_id: hold, p_resident_id: held, p_reason: 'Lawsuit filed' };
    expect(
      await codeOf(call('executive_director', 'hold_resident_records', { ...put, p_reason: 'No' })),
    ).toBe('HXYDR');
    await succeed(call('executive_director', 'hold_resident_records', put));
    await succeed(call('executive_director', 'hold_resident_records', put));
    expect((await listDue()).find(({ id }) => id === held)?.obstacle).toBe('held');
    expect(await codeOf(confirm([held]))).toBe('HXYDL');
    await expect(
      queryDatabase(`delete from public.residents where id = '${held}'`),
    ).rejects.toThrow(/on hold/);
    expect(
      await codeOf(call('nurse', 'release_resident_hold', { p_id: hold, p_reason: 'Closed now' })),
    ).toBe('42501');
    await succeed(
      call('executive_director', 'release_resident_hold', {
        p_id: hold,
        p_reason: 'Lawsuit closed',
      }),
    );
    const log = await succeed(
      keys()
        .from('resident_access_log')
        .select('reason')
        .eq('resident_id', held)
        .like('reason', 'Hold%')
        .order('at'),
    );
    expect(log).toEqual([
      { reason: 'Hold: Lawsuit filed' },
      { reason: 'Hold released: Lawsuit closed' },
    ]);
    await succeed(confirm([held]));
    await work();
    expect(await count(`public.residents where id = '${held}'`)).toBe(0);
  });

  it('never deletes an employee on hold until a director releases it', async () => {
    const employee = randomUUID();
    await queryDatabase(`
      insert into private.employees (id, community_id, community_ids, name, position, status, hired_on, ended_on)
      values ('${employee}', '${community}', array['${community}'::uuid], 'Held Worker', 'caregiver', 'ended', '${yearsAgo(12)}', '${yearsAgo(9)}')`);
    const p_id = randomUUID();
    const put = { p_id, p_employee_id: employee, p_reason: 'Wage claim filed' };
    for (const role of ['nurse', 'business_office', 'former', 'neighbor', 'stranger'] as const) {
      expect(await codeOf(call(role, 'hold_employee_records', put)), role).toBe('42501');
      expect(await codeOf(call(role, 'get_employee_hold', { p_employee_id: employee })), role).toBe(
        '42501',
      );
    }
    await succeed(call('executive_director', 'hold_employee_records', put));
    await succeed(call('executive_director', 'hold_employee_records', put));
    expect(
      await codeOf(
        call('executive_director', 'hold_employee_records', { ...put, p_id: randomUUID() }),
      ),
    ).toBe('HXYDA');
    expect((await listDue('employees')).find(({ id }) => id === employee)?.obstacle).toBe('held');
    const confirmed = (p_record_ids: readonly string[]) =>
      call('executive_director', 'confirm_retention', {
        ...here(),
        p_id: randomUUID(),
        p_kind: 'employees',
        p_record_ids,
      });
    expect(await codeOf(confirmed([employee]))).toBe('HXYDL');
    await expect(
      queryDatabase(`delete from private.employees where id = '${employee}'`),
    ).rejects.toThrow(/on hold/);
    const { holds } = await succeed(call('executive_director', 'get_retention', here()));
    expect(holds).toContainEqual(expect.objectContaining({ of: 'employee', name: 'Held Worker' }));
    const release = { p_id, p_reason: 'Claim settled' };
    expect(await codeOf(call('nurse', 'release_employee_hold', release))).toBe('42501');
    await succeed(call('executive_director', 'release_employee_hold', release));
    await succeed(confirmed([employee]));
    await work();
    expect(await count(`private.employees where id = '${employee}'`)).toBe(0);
  });

  it('reminds only directors, once a month, that records are due', async () => {
    await leftResident('Due Now', 9);
    await queryDatabase(
      `delete from private.retention_notices where community_id = '${community}'`,
    );
    for (let run = 0; run < 50; run++) {
      const [row] = await queryDatabase('select private.send_retention_reminders() as n');
      if (Number(row?.n) === 0) break;
    }
    const told = async (role: Role) =>
      await count(
        `public.notifications where user_id = '${who(role).id}' and kind = 'retention_due'
          and metadata ->> 'path' like '%${community}%'`,
      );
    expect(await told('executive_director')).toBe(1);
    for (const role of ['nurse', 'business_office', 'former', 'neighbor', 'stranger'] as const) {
      expect([role, await told(role)]).toEqual([role, 0]);
    }
    await queryDatabase('select private.send_retention_reminders()');
    expect(await told('executive_director')).toBe(1);
  });

  it('keeps a resident put on hold after the confirmation', async () => {
    const late = await leftResident('Held Late', 9);
    const run = randomUUID();
    await succeed(confirm([late], 'executive_director', run));
    await succeed(
      call('executive_director', 'hold_resident_records', {
        p_id: randomUUID(),
        p_resident_id: late,
        p_reason: 'Lawsuit filed',
      }),
    );
    await work();
    expect(await count(`public.residents where id = '${late}'`)).toBe(1);
    expect(
      await queryDatabase(
        `select state, obstacle from private.retention_items where run_id = '${run}'`,
      ),
    ).toEqual([{ state: 'kept', obstacle: 'held' }]);
  });

  it('stops when it is canceled or the period becomes longer', async () => {
    const first = await leftResident('Canceled', 9);
    const run = randomUUID();
    await succeed(confirm([first], 'executive_director', run));
    expect(await codeOf(call('nurse', 'cancel_retention', { p_id: run }))).toBe('42501');
    await succeed(call('executive_director', 'cancel_retention', { p_id: run }));
    const second = await leftResident('Longer Period', 9);
    await succeed(confirm([second]));
    const save = (p_years: number) =>
      succeed(
        call('executive_director', 'save_retention_period', {
          ...here(),
          p_kind: 'residents',
          p_years,
        }),
      );
    await save(20);
    await work();
    await save(7);
    expect(await count(`public.residents where id in ('${first}', '${second}')`)).toBe(2);
  });

  it('keeps a resident who owes money or has an open claim', async () => {
    const owes = await leftResident('Owes Money', 9);
    const claims = await leftResident('Open Claim', 9);
    const run = randomUUID();
    await queryDatabase(`
      insert into private.billing_runs (id, community_id, month, number, fingerprint, total_cents, exception_count, posted_at)
      values ('${run}', '${community}', '2018-05-01', 1, md5('x'), 5000, 0, now());
      insert into private.resident_invoices (community_id, run_id, resident_id, payor, number, month, invoiced_on, due_on, total_cents)
      values ('${community}', '${run}', '${owes}', 'private_pay', 1, '2018-05-01', '2018-05-01', '2018-05-31', 5000);
      insert into private.care_claims (community_id, resident_id, payor, number, status, from_on, to_on, total_cents)
      values ('${community}', '${claims}', 'medicaid', 'C0123456789A', 'appealed', '2018-05-01', '2018-05-31', 100)`);
    const due = await listDue();
    expect(due.find(({ id }) => id === owes)?.obstacle).toBe('balance');
    expect(due.find(({ id }) => id === claims)?.obstacle).toBe('claim');
    expect(await codeOf(confirm([owes]))).toBe('HXYDL');
    expect(await codeOf(confirm([claims]))).toBe('HXYDL');
  });
});
