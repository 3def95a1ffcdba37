import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  community,
  credential,
  day,
  hireStaff,
  idOf,
  publish,
  shift,
  who,
} from '../security/operator/staffTeam.ts';
import { as, codeOf } from '../security/operator/team.ts';
import { queryDatabase } from '../security/sql.ts';
import { succeed } from '../security/world.ts';

beforeAll(hireStaff);

interface Week {
  readonly shifts: readonly {
    readonly id: string;
    readonly hours: number;
    readonly agency_name: string | null;
    readonly agency_rate: number | null;
  }[];
  readonly staffing: readonly {
    readonly day: string;
    readonly shift: string;
    readonly position: string;
    readonly scheduled: number;
  }[];
}

describe('agency shifts', () => {
  const agency = { agency_name: 'CareForce', agency_rate: 41.5 };

  it('count toward the required hours and show their rate to managers', async () => {
    const { id, saved } = await shift({ ...agency, day: day(0), break_minutes: 30 });
    expect(saved).toBe(true);
    const week: Week = await succeed(
      call('director', 'get_schedule', { p_community_id: community, p_week: day(0) }),
    );
    expect(week.shifts.find((one) => one.id === id)).toMatchObject({ ...agency, hours: 7.5 });
    expect(week.staffing).toContainEqual(
      expect.objectContaining({
        day: day(0),
        shift: 'day',
        position: 'caregiver',
        scheduled: 8,
      }),
    );
  });

  it("aren't open shifts, so employees can't see or claim them", async () => {
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const { id } = await shift({ ...agency, day: soon });
    await queryDatabase(`update private.staff_shifts set state = 'published' where id = '${id}'`);
    const mine = await succeed(call('cara', 'get_my_schedule'));
    expect(mine.open).toEqual([]);
    expect(JSON.stringify(mine)).not.toContain('CareForce');
    expect(await codeOf(call('cara', 'claim_shift', { p_id: id }))).toBe('HXYCO');
  });

  it('have an agency or an employee, and a rate within limits', async () => {
    const save = (values: object) =>
      call('director', 'save_shift', {
        p_id: randomUUID(),
        p_community_id: community,
        p_version: 0,
        p_values: {
          day: day(1),
          starts: '07:00',
          ends: '15:00',
          position: 'caregiver',
          ...agency,
          ...values,
        },
      });
    expect(await codeOf(save({ employee_id: idOf('cole') }))).toBe('23514');
    for (const agency_rate of [0, -20, 5000]) {
      expect(await codeOf(save({ agency_rate }))).toBe('23514');
    }
    expect(await codeOf(save({ agency_name: null }))).toBe('23514');
  });
});

describe('publishing', () => {
  it('notifies each scheduled employee once, by their own preferences', async () => {
    const choose = (name: 'cara' | 'cole', values: object) =>
      succeed(
        as(who(name))
          .from('notification_preferences')
          .upsert({ user_id: who(name).id, ...values })
          .select('user_id'),
      );
    await choose('cara', { channels: { schedule_published: { email: true } } });
    await choose('cole', { email_enabled: false });
    for (const name of ['cara', 'cole'] as const) {
      await shift({ employee_id: idOf(name), day: day(7) });
      await shift({ employee_id: idOf(name), day: day(9) });
    }
    expect(await publish(7)).toMatchObject({ published: 4, blocked: [] });
    expect(await publish(7)).toMatchObject({ published: 0 });
    const sentTo = async (name: 'cara' | 'cole' | 'nurse' | 'former') => {
      const notices = await queryDatabase(
        `select title from public.notifications where user_id = '${who(name).id}' and kind = 'schedule_published'`,
      );
      const emails = await queryDatabase(
        `select id from public.deliveries where user_id = '${who(name).id}' and kind = 'schedule_published' and channel = 'email'`,
      );
      return [notices.length, emails.length];
    };
    expect(await sentTo('cara')).toEqual([1, 1]);
    expect(await sentTo('cole')).toEqual([1, 0]);
    expect(await sentTo('nurse')).toEqual([0, 0]);
    expect(await sentTo('former')).toEqual([0, 0]);
  });
});

describe('attendance', () => {
  it('distinguishes absent, not clocked in, and upcoming by shift times', async () => {
    const add = async (name: 'cara' | 'cole' | 'nurse', starts: string, ends: string) => {
      const id = randomUUID();
      await queryDatabase(`
        insert into private.staff_shifts (id, community_id, employee_id, position, day, starts_at, ends_at, state)
        values ('${id}', '${community}', '${idOf(name)}', 'caregiver', current_date, now() + interval '${starts}', now() + interval '${ends}', 'published')`);
      return id;
    };
    const expected = new Map([
      [await add('cara', '-9 hours', '-1 hours'), 'absent'],
      [await add('cole', '-1 hours', '7 hours'), 'not_clocked_in'],
      [await add('nurse', '1 hours', '9 hours'), 'upcoming'],
    ]);
    const today = new Date();
    const on = (days: number) =>
      new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const period = { p_community_id: community, p_from: on(-2), p_to: on(2) };
    const { shifts } = await succeed(call('director', 'get_attendance', period));
    const found = new Map(
      (shifts as { shift_id: string; state: string }[]).map(({ shift_id, state }) => [
        shift_id,
        state,
      ]),
    );
    for (const [id, state] of expected) expect([state, found.get(id)]).toEqual([state, state]);
  });
});

describe('background checks and trainings', () => {
  interface Listed {
    readonly employees: readonly {
      readonly id: string;
      readonly gaps: readonly { readonly type: string; readonly state: string }[];
    }[];
    readonly trainings: readonly {
      readonly employee_id: string;
      readonly type: string;
      readonly due_on: string;
    }[];
  }
  const list = (): Promise<Listed> =>
    succeed(call('director', 'list_staff', { p_community_id: community }));
  const inDays = (count: number) =>
    new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const stateOf = async (type: string) =>
    (await list()).employees
      .find(({ id }) => id === idOf('cara'))
      ?.gaps.find((gap) => gap.type === type)?.state;

  it('show a background check that is about to expire, and one that is not clear', async () => {
    expect(await stateOf('background_check')).toBeUndefined();
    const remove = (p_id: string) =>
      succeed(call('director', 'remove_employee_credential', { p_id, p_reason: 'Replaced' }));
    const [first] = await queryDatabase(
      `select id from private.employee_credentials where employee_id = '${idOf('cara')}'`,
    );
    await succeed(credential('cara', { issued_on: inDays(-2), expires_on: inDays(20) }));
    await remove(String(first?.id));
    expect(await stateOf('background_check')).toBe('expiring');
    await succeed(credential('cara', { issued_on: inDays(-1), result: 'not_clear' }));
    expect(await stateOf('background_check')).toBe('not_clear');
  });

  it('list trainings that are due within 60 days until they are taken', async () => {
    const id = randomUUID();
    const save = (values: object) =>
      succeed(
        call('director', 'save_employee_credential', {
          p_id: id,
          p_employee_id: idOf('cole'),
          p_values: { type: 'fire_safety', ...values },
        }),
      );
    const due = async () =>
      (await list()).trainings.filter(({ employee_id }) => employee_id === idOf('cole'));
    await save({ due_on: inDays(90) });
    expect(await due()).toEqual([]);
    await save({ due_on: inDays(30) });
    expect(await due()).toEqual([
      { employee_id: idOf('cole'), type: 'fire_safety', due_on: inDays(30) },
    ]);
    await save({ due_on: inDays(30), issued_on: inDays(0), is_verified: true });
    expect(await due()).toEqual([]);
  });
});
