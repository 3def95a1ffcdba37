import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const ZONE = 'America/Denver';
const COMMUNITY = randomUUID();
const SHIFTS = ['day', 'evening', 'night'] as const;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

interface Task {
  readonly id: string;
  readonly shifts: readonly string[];
  readonly days: readonly string[];
  readonly from: string;
  readonly until: string | null;
}

/** Repeatable random numbers. */
let state = 23;
const random = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(state / 65_536) % most;
};
const listOf = (values: readonly string[]) => values.filter(() => random(2) === 0);
const day = (number: number): string =>
  new Date(Date.UTC(2026, 2, number)).toISOString().slice(0, 10);
const array = (values: readonly string[]) => `'{${values.join(',')}}'`;

const resident = randomUUID();
const tasks: Task[] = [];
beforeAll(async () => {
  await queryDatabase(`
    insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', '${ZONE}');
    insert into public.residents (id, owner_id, community_id, name) values ('${resident}', null, '${COMMUNITY}', 'Ada')`);
  for (let count = 0; count < 60; count += 1) {
    const shifts = listOf(SHIFTS);
    const from = 1 + random(20);
    tasks.push({
      id: randomUUID(),
      shifts: shifts.length === 0 ? ['day'] : shifts,
      days: random(3) === 0 ? [] : listOf(WEEKDAYS),
      from: day(from),
      until: random(2) === 0 ? null : day(from + random(15)),
    });
  }
  await queryDatabase(`
    insert into public.care_tasks (id, owner_id, resident_id, area, name, shifts, days, starts_on, ends_on)
    values ${tasks
      .map(
        ({ id, shifts, days, from, until }) =>
          `('${id}', null, '${resident}', 'bathing', 'Task', ${array(shifts)}, ${array(days)}, '${from}', ${until === null ? 'null' : `'${until}'`})`,
      )
      .join(', ')}`);
});

test('a month of due tasks agrees with a recomputation for each shift', async () => {
  const rows = await queryDatabase(`
    select d.day::date::text || ' ' || s.shift || ' ' || t.id as due
    from public.care_tasks t, generate_series('2026-03-01'::date, '2026-03-31', '1 day') d (day),
      unnest(array['day', 'evening', 'night']) s (shift)
    where t.resident_id = '${resident}' and private.is_task_due(t, d.day::date, s.shift)`);
  const expected: string[] = [];
  for (let number = 1; number <= 31; number += 1) {
    const weekday = WEEKDAYS[new Date(`${day(number)}T12:00:00Z`).getUTCDay()] ?? '';
    for (const { id, shifts, days, from, until } of tasks) {
      const isInRange = from <= day(number) && (until === null || day(number) <= until);
      if (!isInRange || (days.length > 0 && !days.includes(weekday))) continue;
      for (const shift of shifts) expected.push(`${day(number)} ${shift} ${id}`);
    }
  }
  expect(expected.length).toBeGreaterThan(500);
  expect(rows.map(({ due }) => due).toSorted()).toEqual(expected.toSorted());
});

test('every moment is in exactly the shift whose bounds contain it, across daylight saving time', async () => {
  const rows = await queryDatabase(`
    select count(*) as moments, count(*) filter (where m.at >= b.starts_at and m.at < b.ends_at) as inside
    from generate_series('2026-03-06T00:00Z'::timestamptz, '2026-03-10T00:00Z', '17 minutes') m (at),
      private.get_shift_at(m.at, '${ZONE}') s, private.get_shift_bounds(s.day, s.shift, '${ZONE}') b`);
  const [{ moments, inside } = { moments: 0, inside: -1 }] = rows;
  expect(Number(moments)).toBeGreaterThan(300);
  expect(inside).toEqual(moments);
});

test('levels on every day of a month follow the latest approval in effect', async () => {
  const changes = Array.from({ length: 12 }, (_, index) => ({
    level: 1 + random(5),
    on: day(1 + random(31)),
    decided: `2026-02-${String(index + 10).padStart(2, '0')}T12:00:00Z`,
  }));
  for (const { level, on, decided } of changes) {
    await queryDatabase(`
      with started as (
        insert into public.care_assessments (community_id, resident_id, instrument_id, type, score, level, signed_at, signature, approved_at)
        select '${COMMUNITY}', '${resident}', i.id, 'periodic', 10, 1, now(), 'Nora Nurse', now()
        from public.care_instruments i where i.community_id = '${COMMUNITY}' limit 1 returning id
      )
      insert into public.resident_care_levels (community_id, resident_id, assessment_id, level, effective_on, decided_at)
      select '${COMMUNITY}', '${resident}', s.id, ${level}, '${on}', '${decided}' from started s`);
  }
  const rows = await queryDatabase(`
    select d.day::date::text as day, private.get_care_level('${resident}', d.day::date) as level
    from generate_series('2026-03-01'::date, '2026-03-31', '1 day') d (day) order by 1`);
  const expected = Array.from({ length: 31 }, (_, index) => {
    const today = day(index + 1);
    const latest = changes
      .filter(({ on }) => on <= today)
      .toSorted((a, b) => a.on.localeCompare(b.on) || a.decided.localeCompare(b.decided))
      .at(-1);
    return { day: today, level: latest?.level ?? null };
  });
  expect(rows).toEqual(expected);
});

test('the score of random answers agrees with a sum of their points', async () => {
  const instruments = await queryDatabase(
    `select sections, levels from public.care_instruments where community_id = '${COMMUNITY}'`,
  );
  expect(instruments).toHaveLength(2);
  for (const { sections, levels } of instruments as unknown as readonly {
    sections: { questions: { id: string; options: { points: number }[] }[] }[];
    levels: { from: number }[];
  }[]) {
    const questions = sections.flatMap((section) => section.questions);
    expect(questions.length).toBeGreaterThan(20);
    let score = 0;
    const answers: Record<string, number> = {};
    for (const { id, options } of questions) {
      const option = random(options.length);
      answers[id] = option;
      score += options[option]?.points ?? 0;
    }
    const level = levels.filter(({ from }) => from <= score).length;
    const [row] = await queryDatabase(`
      select private.score_care_answers('${JSON.stringify(sections).replaceAll("'", "''")}', '${JSON.stringify(answers)}') as score,
        private.get_level_of_score('${JSON.stringify(levels)}', ${score}) as level`);
    expect(row).toEqual({ score, level });
  }
});
