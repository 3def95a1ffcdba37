import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import {
  call,
  community,
  credential,
  day,
  elsewhere,
  hireStaff,
  idOf,
  members,
  who,
} from './staffTeam.ts';
import { as, codeOf } from './team.ts';

beforeAll(hireStaff);

describe('records of employees', () => {
  it('are closed to other communities, families, former members, and the API', async () => {
    for (const other of ['neighbor', 'family', 'cara', 'former'] as const) {
      const here = { p_community_id: community };
      expect(await codeOf(call(other, 'list_staff', here))).toBe('42501');
      expect(await codeOf(call(other, 'get_schedule', here))).toBe('42501');
      const period = { ...here, p_from: day(0), p_to: day(6) };
      expect(await codeOf(call(other, 'get_attendance', period))).toBe('42501');
      expect(await codeOf(call(other, 'get_payroll', period))).toBe('42501');
      expect(await codeOf(call(other, 'get_employee', { p_id: idOf('cole') }))).toBe('42501');
    }
    expect(await codeOf(call('former', 'get_employee', { p_id: idOf('former') }))).toBe('42501');
    for (const table of ['employees', 'employee_pay', 'staff_shifts', 'time_entries']) {
      expect(await codeOf(as(who('director')).from(table).select('id'))).toBe('PGRST205');
    }
  });

  it('are found by name in communities whose staff the caller can read', async () => {
    const find = (name: Parameters<typeof call>[0]) =>
      succeed(call(name, 'find_employees', { p_search: ' CAR' }));
    for (const name of ['director', 'office', 'nurse'] as const) {
      expect(await find(name)).toMatchObject([{ id: idOf('cara'), name: 'cara' }]);
    }
    for (const name of ['neighbor', 'family', 'cara', 'former'] as const) {
      expect(await find(name)).toEqual([]);
    }
    expect(await succeed(call('director', 'find_employees', { p_search: ' ' }))).toEqual([]);
  });

  it('show pay only to directors and the business office, not to nurses or the employee', async () => {
    const p_id = idOf('cara');
    const pay = { p_id: randomUUID(), p_employee_id: p_id, p_hourly_rate: 19.5 };
    await succeed(call('office', 'set_employee_pay', { ...pay, p_effective_on: day(-30) }));
    for (const name of ['director', 'office'] as const) {
      const record = await succeed(call(name, 'get_employee', { p_id }));
      expect(record.pay).toMatchObject([{ hourly_rate: 19.5 }]);
    }
    for (const name of ['nurse', 'cara'] as const) {
      const record = await succeed(call(name, 'get_employee', { p_id }));
      expect(record).toMatchObject({ name: 'cara', pay: null, can_change: false, changes: [] });
    }
  });

  it('must be changed by another manager, through every call', async () => {
    for (const name of ['director', 'office'] as const) {
      const p_employee_id = idOf(name);
      const rate = { p_id: randomUUID(), p_employee_id, p_hourly_rate: 99 };
      expect(
        await codeOf(call(name, 'set_employee_pay', { ...rate, p_effective_on: day(0) })),
      ).toBe('HXYSO');
      for (const p_values of [{ position: 'nurse' }, { member_id: null }, { status: 'leave' }]) {
        const change = { p_id: p_employee_id, p_version: 1, p_values };
        expect(await codeOf(call(name, 'update_employee', change))).toBe('HXYSO');
      }
      expect(await codeOf(credential(name, { type: 'cpr' }, name))).toBe('HXYSO');
      const again = { name: 'Me again', position: 'nurse', member_id: members.get(name) };
      const create = { p_id: randomUUID(), p_community_id: community, p_values: again };
      expect(await codeOf(call(name, 'create_employee', create))).toBe('HXYSO');
    }
  });

  it("don't let staff raise their own rate, position, hours, or credentials", async () => {
    const p_employee_id = idOf('cara');
    for (const name of ['cara', 'nurse'] as const) {
      const rate = { p_id: randomUUID(), p_employee_id, p_hourly_rate: 99, p_effective_on: day(0) };
      expect(await codeOf(call(name, 'set_employee_pay', rate))).toBe('42501');
      const change = { p_id: p_employee_id, p_version: 1, p_values: { position: 'nurse' } };
      expect(await codeOf(call(name, 'update_employee', change))).toBe('42501');
      expect(await codeOf(credential('cara', { type: 'nurse_license' }, name))).toBe('42501');
    }
    const values = { day: day(0), starts: '07:00', ends: '15:00', position: 'caregiver' };
    const add = { p_id: randomUUID(), p_community_id: community, p_version: 0, p_values: values };
    expect(await codeOf(call('cara', 'save_shift', add))).toBe('42501');
  });

  it("ignore fields that callers can't set", async () => {
    const p_id = randomUUID();
    const p_values = {
      name: 'Ivy',
      position: 'dining',
      community_id: elsewhere,
      version: 99,
      hourly_rate: 50,
    };
    await succeed(
      call('director', 'create_employee', { p_id, p_community_id: community, p_values }),
    );
    const [row] = await queryDatabase(
      `select community_id, version, (select count(*)::int from private.employee_pay p where p.employee_id = e.id) as pay
       from private.employees e where id = '${p_id}'`,
    );
    expect(row).toEqual({ community_id: community, version: 1, pay: 0 });
    const shared = { p_id, p_version: 1, p_values: { community_ids: [community, elsewhere] } };
    expect(await codeOf(call('director', 'update_employee', shared))).toBe('42501');
    expect(await codeOf(call('neighbor', 'update_employee', { ...shared }))).toBe('42501');
  });

  it('reject links to people outside the team', async () => {
    const values = { name: 'Fay', position: 'caregiver' };
    for (const member_id of [members.get('family'), members.get('former'), randomUUID()]) {
      const p_values = { ...values, member_id };
      const create = { p_id: randomUUID(), p_community_id: community, p_values };
      expect(await codeOf(call('director', 'create_employee', create))).toBe('HXYMB');
    }
    const p_values = { ...values, member_id: members.get('cara') };
    const create = { p_id: randomUUID(), p_community_id: community, p_values };
    expect(await codeOf(call('director', 'create_employee', create))).toBe('HXYML');
  });
});
