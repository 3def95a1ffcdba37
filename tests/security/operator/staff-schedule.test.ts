import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import {
  call,
  community,
  day,
  elsewhere,
  hireStaff,
  idOf,
  members,
  type Name,
  open,
  publish,
  shift,
} from './staffTeam.ts';
import { codeOf } from './team.ts';

beforeAll(hireStaff);

describe('the schedule', () => {
  it('rejects a lapsed, missing, or unverified credential at assignment and publishing', async () => {
    const p_id = randomUUID();
    const p_values = { name: 'Lena', position: 'caregiver', hired_on: '2025-01-01' };
    await succeed(
      call('director', 'create_employee', { p_id, p_community_id: community, p_values }),
    );
    const save = (id: string, values: object) =>
      succeed(
        call('director', 'save_employee_credential', {
          p_id: id,
          p_employee_id: p_id,
          p_values: { type: 'background_check', issued_on: '2025-01-05', ...values },
        }),
      );
    const attempt = () => shift({ employee_id: p_id, day: day(7) });
    const blocked = {
      saved: false,
      problems: [{ problem: 'credential', is_blocking: true, detail: 'background_check' }],
    };
    expect(await attempt()).toMatchObject(blocked);
    const id = randomUUID();
    await save(id, {});
    expect(await attempt()).toMatchObject(blocked);
    await save(id, { is_verified: true, expires_on: day(6) });
    expect(await attempt()).toMatchObject(blocked);
    const renewal = randomUUID();
    await save(renewal, { is_verified: true, expires_on: day(7) });
    expect(await attempt()).toMatchObject({ saved: true });
    const remove = { p_id: renewal, p_reason: 'Forged' };
    await succeed(call('director', 'remove_employee_credential', remove));
    expect(await publish(7)).toMatchObject({ published: 0, blocked: [{ problem: 'credential' }] });
    await save(randomUUID(), { is_verified: true });
    expect(await publish(7)).toMatchObject({ published: 1, blocked: [] });
    await save(randomUUID(), { is_verified: true, issued_on: '2025-03-01', result: 'not_clear' });
    expect(await shift({ employee_id: p_id, day: day(8) })).toMatchObject(blocked);
  });

  it('rejects overlapping shifts, even when two managers save at once', async () => {
    const both = await Promise.all([
      shift({ employee_id: idOf('cole'), day: day(14) }),
      shift({ employee_id: idOf('cole'), day: day(14), starts: '11:00', ends: '19:00' }, 'nurse'),
    ]);
    expect(both.filter(({ saved }) => saved)).toHaveLength(1);
    const lost = both.find(({ saved }) => !saved);
    expect(lost?.problems).toContainEqual(
      expect.objectContaining({ problem: 'overlap', is_blocking: true }),
    );
  });

  it('warns before short rest, days off, and overtime, and saves once accepted', async () => {
    const employee_id = idOf('cole');
    await succeed(
      call('cole', 'set_my_availability', {
        p_employee_id: employee_id,
        p_days: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri'],
        p_unavailable_on: [day(22)],
      }),
    );
    const warningsOf = async (values: object) =>
      (await shift({ employee_id, ...values })).problems.map(({ problem }) => problem);
    expect(await warningsOf({ day: day(21), starts: '15:00', ends: '23:00' })).toEqual([]);
    expect(await warningsOf({ day: day(22), starts: '05:00', ends: '13:00' })).toEqual([
      'rest',
      'unavailable',
    ]);
    for (const offset of [23, 24, 25, 26])
      expect(await warningsOf({ day: day(offset) })).toEqual([]);
    const sixth = { day: day(27), starts: '07:00', ends: '12:00' };
    const { saved, problems } = await shift({ employee_id, ...sixth });
    expect({ saved, problems }).toMatchObject({
      saved: false,
      problems: [{ problem: 'unavailable' }, { problem: 'weekly_overtime', detail: '5.00' }],
    });
    expect(await shift({ employee_id, ...sixth, accepts_warnings: true })).toMatchObject({
      saved: true,
    });
    const settings = { p_community_id: community, p_version: 0 };
    const daily = { ...settings, p_values: { daily_overtime_hours: 8 } };
    expect(await codeOf(call('nurse', 'save_staff_settings', daily))).toBe('42501');
    await succeed(call('director', 'save_staff_settings', daily));
    expect(await warningsOf({ day: day(28), ends: '19:00' })).toEqual(['daily_overtime']);
    const off = { ...settings, p_version: 1, p_values: { daily_overtime_hours: null } };
    await succeed(call('director', 'save_staff_settings', off));
  });

  it('rejects people of other communities and positions', async () => {
    const p_id = randomUUID();
    const p_values = { name: 'Nils', position: 'caregiver' };
    await succeed(
      call('neighbor', 'create_employee', { p_id, p_community_id: elsewhere, p_values }),
    );
    const add = {
      p_id: randomUUID(),
      p_community_id: community,
      p_version: 0,
      p_values: {
        day: day(0),
        starts: '07:00',
        ends: '15:00',
        position: 'caregiver',
        employee_id: p_id,
      },
    };
    expect(await codeOf(call('director', 'save_shift', add))).toBe('42501');
    expect(await codeOf(call('neighbor', 'save_shift', add))).toBe('42501');
    const wrong = await shift({ employee_id: idOf('cara'), position: 'nurse', day: day(1) });
    expect(wrong.problems).toContainEqual(expect.objectContaining({ problem: 'position' }));
  });

  it("doesn't let managers schedule themselves, even by copying a week", async () => {
    const values = { employee_id: idOf('nurse'), position: 'nurse' };
    expect(
      await codeOf(
        call('nurse', 'save_shift', {
          p_id: randomUUID(),
          p_community_id: community,
          p_version: 0,
          p_values: { ...values, day: day(35), starts: '07:00', ends: '15:00' },
        }),
      ),
    ).toBe('HXYSS');
    const { id } = await shift({ ...values, day: day(35) });
    const longer = { ...values, day: day(35), starts: '07:00', ends: '19:00' };
    const change = { p_id: id, p_community_id: community, p_version: 1, p_values: longer };
    expect(await codeOf(call('nurse', 'save_shift', change))).toBe('HXYSS');
    const copy = { p_community_id: community, p_from: day(35), p_to: day(42) };
    expect(await succeed(call('nurse', 'copy_schedule_week', copy))).toEqual({
      copied: 1,
      opened: 1,
    });
    expect(await succeed(call('nurse', 'copy_schedule_week', copy))).toEqual({
      copied: 0,
      opened: 0,
    });
  });
});

describe('open shifts and swaps', () => {
  it('shows employees only published shifts, and lets qualified ones claim an open shift once', async () => {
    const draft = await shift({ day: day(49) });
    expect(await codeOf(call('cara', 'claim_shift', { p_id: draft.id }))).toBe('42501');
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const id = await open({ day: soon });
    const mine = await succeed(call('cara', 'get_my_schedule'));
    expect(mine.open.map((one: { id: string }) => one.id)).toContain(id);
    for (const other of ['neighbor', 'family', 'former', 'director'] as const) {
      expect(['42501', 'HXYCP']).toContain(await codeOf(call(other, 'claim_shift', { p_id: id })));
    }
    const claims = await Promise.all([
      codeOf(call('cara', 'claim_shift', { p_id: id })),
      codeOf(call('cole', 'claim_shift', { p_id: id })),
    ]);
    expect(claims.toSorted()).toEqual(['HXYCO', undefined]);
  });

  it('rejects a claim that causes overtime', async () => {
    for (const offset of [56, 57, 58, 59, 60]) {
      expect(await shift({ employee_id: idOf('cara'), day: day(offset) })).toMatchObject({
        saved: true,
      });
    }
    const id = await open({ day: day(61) });
    expect(await codeOf(call('cara', 'claim_shift', { p_id: id }))).toBe('HXYCP');
  });

  it('swap only after the coworker accepts and an uninvolved manager approves', async () => {
    const given = await open({ employee_id: idOf('cara'), day: day(63) });
    const taken = await open({ employee_id: idOf('cole'), day: day(64) });
    const p_id = randomUUID();
    const ask = { p_id, p_shift_id: given, p_to_employee_id: idOf('cole'), p_for_shift_id: taken };
    for (const other of ['cole', 'neighbor', 'former', 'nurse'] as const) {
      expect(await codeOf(call(other, 'ask_shift_swap', ask))).toBe('42501');
    }
    const stranger = { ...ask, p_to_employee_id: idOf('former') };
    expect(await codeOf(call('cara', 'ask_shift_swap', stranger))).toBe('42501');
    await succeed(call('cara', 'ask_shift_swap', ask));
    const decide = { p_id, p_approves: true };
    expect(await codeOf(call('director', 'decide_shift_swap', decide))).toBe('HXYSC');
    expect(await codeOf(call('cara', 'answer_shift_swap', { p_id, p_accepts: true }))).toBe(
      '42501',
    );
    await succeed(call('cole', 'answer_shift_swap', { p_id, p_accepts: true }));
    for (const other of ['cara', 'cole', 'neighbor'] as const) {
      expect(await codeOf(call(other, 'decide_shift_swap', decide))).toBe('42501');
    }
    await succeed(call('director', 'decide_shift_swap', decide));
    const rows = await queryDatabase(
      `select id, employee_id from private.staff_shifts where id in ('${given}', '${taken}') order by day`,
    );
    expect(rows).toEqual([
      { id: given, employee_id: idOf('cole') },
      { id: taken, employee_id: idOf('cara') },
    ]);
    expect(await codeOf(call('director', 'decide_shift_swap', decide))).toBe('HXYSC');
  });

  it('ends a swap when its shift changes hands', async () => {
    const id = await open({ employee_id: idOf('cara'), day: day(70) });
    const p_id = randomUUID();
    await succeed(
      call('cara', 'ask_shift_swap', { p_id, p_shift_id: id, p_to_employee_id: idOf('cole') }),
    );
    const [row] = await queryDatabase(
      `select version from private.staff_shifts where id = '${id}'`,
    );
    await succeed(call('director', 'cancel_shift', { p_id: id, p_version: row?.version }));
    expect(await codeOf(call('cole', 'answer_shift_swap', { p_id, p_accepts: true }))).toBe(
      'HXYSC',
    );
  });
});

describe('access to residents', () => {
  it('follows the schedule: it moves with the shift and ends when it is cancelled', async () => {
    const building = randomUUID();
    const floor = randomUUID();
    const unit = randomUUID();
    await queryDatabase(`
      insert into public.buildings (id, owner_id, community_id, name) values ('${building}', null, '${community}', 'Main');
      insert into public.floors (id, owner_id, building_id, name) values ('${floor}', null, '${building}', '1');
      insert into public.units (id, owner_id, floor_id, name) values ('${unit}', null, '${floor}', '101')`);
    const id = await open({ employee_id: idOf('cara'), day: day(77) });
    const units = { p_id: id, p_unit_ids: [unit] };
    for (const other of ['cara', 'office', 'neighbor'] as const) {
      expect(await codeOf(call(other, 'set_shift_units', units))).toBe('42501');
    }
    await succeed(call('nurse', 'set_shift_units', units));
    const assigned = () =>
      queryDatabase(
        `select member_id from public.shift_assignments where unit_id = '${unit}' and ends_at > now()`,
      );
    expect(await assigned()).toEqual([{ member_id: members.get('cara') }]);
    const p_values = { employee_id: idOf('cole'), day: day(77), starts: '15:00', ends: '23:00' };
    const change = { p_id: id, p_community_id: community, p_version: 2, p_values };
    expect(await succeed(call('director', 'save_shift', change))).toMatchObject({ saved: true });
    expect(await assigned()).toEqual([{ member_id: members.get('cole') }]);
    await succeed(call('director', 'cancel_shift', { p_id: id, p_version: 3 }));
    expect(await assigned()).toEqual([]);
  });
});

describe('the clock', () => {
  async function running(name: Name): Promise<string> {
    const id = randomUUID();
    await queryDatabase(`
      insert into private.staff_shifts (id, community_id, employee_id, position, day, starts_at, ends_at, state)
      values ('${id}', '${community}', '${idOf(name)}', 'caregiver', current_date, now() - interval '20 minutes', now() + interval '6 hours', 'published')`);
    return id;
  }

  it('uses server time for one published shift of the caller, once', async () => {
    const p_shift_id = await running('cara');
    for (const other of ['cole', 'director', 'neighbor', 'former'] as const) {
      const entry = { p_id: randomUUID(), p_shift_id };
      expect(await codeOf(call(other, 'clock_in', entry))).toBe('42501');
    }
    const later = await open({ employee_id: idOf('cara'), day: day(84) });
    expect(await codeOf(call('cara', 'clock_in', { p_id: randomUUID(), p_shift_id: later }))).toBe(
      'HXYCT',
    );
    const p_id = randomUUID();
    await succeed(call('cara', 'clock_in', { p_id, p_shift_id }));
    await succeed(call('cara', 'clock_in', { p_id, p_shift_id }));
    expect(await codeOf(call('cara', 'clock_in', { p_id: randomUUID(), p_shift_id }))).toBe(
      'HXYCA',
    );
    expect(await codeOf(call('cole', 'clock_out', { p_id }))).toBe('42501');
    await succeed(call('cara', 'clock_out', { p_id }));
    const period = { p_community_id: community, p_from: day(-30), p_to: day(0) };
    const { shifts } = await succeed(call('director', 'get_attendance', period));
    expect(shifts).toContainEqual(expect.objectContaining({ shift_id: p_shift_id, state: 'late' }));
    const cancel = { p_id: p_shift_id, p_version: 1 };
    expect(await codeOf(call('director', 'cancel_shift', cancel))).toBe('HXYCI');
  });

  it('is corrected by another manager with a reason, and keeps every entry', async () => {
    const p_shift_id = await running('cole');
    const p_corrects_id = randomUUID();
    await succeed(call('cole', 'clock_in', { p_id: p_corrects_id, p_shift_id }));
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const correction = {
      p_id: randomUUID(),
      p_shift_id,
      p_corrects_id,
      p_clocked_in_at: at(20),
      p_clocked_out_at: at(1),
      p_reason: 'Clock was broken',
    };
    for (const other of ['cole', 'cara', 'nurse', 'neighbor'] as const) {
      expect(await codeOf(call(other, 'correct_time_entry', correction))).toBe('42501');
    }
    for (const [code, values] of [
      ['HXYRE', { p_reason: ' ' }],
      ['HXYTT', { p_clocked_out_at: at(-60) }],
      ['HXYTT', { p_clocked_in_at: at(600) }],
      ['HXYVC', { p_corrects_id: randomUUID() }],
    ] as const) {
      expect(await codeOf(call('office', 'correct_time_entry', { ...correction, ...values }))).toBe(
        code,
      );
    }
    await succeed(call('office', 'correct_time_entry', correction));
    const rows = await queryDatabase(
      `select id, superseded_at is not null as old from private.time_entries where shift_id = '${p_shift_id}' order by recorded_at`,
    );
    expect(rows).toEqual([
      { id: p_corrects_id, old: true },
      { id: correction.p_id, old: false },
    ]);
    await expect(
      queryDatabase(
        `update private.time_entries set clocked_in_at = clocked_in_at - interval '1 hour' where id = '${correction.p_id}'`,
      ),
    ).rejects.toThrow();
    await expect(
      queryDatabase(`delete from private.time_entries where id = '${correction.p_id}'`),
    ).rejects.toThrow();
  });

  it("doesn't accept corrections of the manager's own hours", async () => {
    const id = randomUUID();
    await queryDatabase(`
      insert into private.staff_shifts (id, community_id, employee_id, position, day, starts_at, ends_at, state)
      values ('${id}', '${community}', '${idOf('office')}', 'business_office', current_date - 1, now() - interval '20 hours', now() - interval '12 hours', 'published')`);
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
    const own = {
      p_id: randomUUID(),
      p_shift_id: id,
      p_corrects_id: null,
      p_clocked_in_at: hours(20),
      p_clocked_out_at: hours(10),
      p_reason: 'Stayed longer',
    };
    expect(await codeOf(call('office', 'correct_time_entry', own))).toBe('HXYSO');
    await succeed(call('director', 'correct_time_entry', own));
  });
});
