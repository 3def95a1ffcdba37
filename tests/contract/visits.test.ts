import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { as, insertRow, keys } from '../security/operator/team.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';

const VISITORS = 6;
let community: string;
let director: Person;
const families: { readonly who: Person; readonly resident: string }[] = [];

beforeAll(async () => {
  director = await person('operator');
  community = randomUUID();
  const values = { name: 'Maple Court', time_zone: 'America/New_York' };
  await succeed(as(director).rpc('create_community', { p_id: community, p_values: values }));
  for (let n = 0; n < VISITORS; n += 1) {
    const who = await person('operator');
    const resident = await insertRow('residents', { community_id: community, name: `Ada ${n}` });
    const member = { community_id: community, user_id: who.id, position: 'family' };
    await insertRow('community_members', member);
    await insertRow('resident_consents', {
      resident_id: resident,
      user_id: who.id,
      item: 'calendar',
    });
    families.push({ who, resident });
  }
});

const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const saveSettings = (p_version: number, p_values: object) =>
  succeed(
    as(director).rpc('save_visit_settings', { p_community_id: community, p_version, p_values }),
  );
const slotsOf = async (day: string): Promise<{ starts_at: string; remaining: number }[]> =>
  (await succeed(as(director).rpc('list_visit_slots', { p_community_id: community, p_day: day })))
    .slots;
const book = (
  { who, resident }: (typeof families)[number],
  startsAt: string,
  p_id = randomUUID(),
) =>
  as(who).rpc('book_visit', {
    p_id,
    p_resident_id: resident,
    p_starts_at: startsAt,
    p_guests: 1,
  });

describe('visit slots', () => {
  it('are never booked above their capacity, however many families book at once', async () => {
    await saveSettings(0, { capacity: 2, slot_minutes: 60 });
    const [slot] = await slotsOf(dayOf(3));
    const startsAt = slot?.starts_at ?? '';
    const answers = await Promise.all(families.map((one) => book(one, startsAt)));
    const codes = answers.map(({ error }) => (error as { code?: string } | null)?.code ?? 'booked');
    expect(codes.filter((code) => code === 'booked')).toHaveLength(2);
    expect(codes.filter((code) => code === 'HXJVF')).toHaveLength(VISITORS - 2);
    const [count] = await queryDatabase(
      `select count(*)::int as visits from private.family_visits where community_id = '${community}' and starts_at = '${startsAt}'`,
    );
    expect(count?.visits).toBe(2);
  });

  it('book once when a request is repeated, and free the place when it is cancelled', async () => {
    const [slot] = await slotsOf(dayOf(4));
    const startsAt = slot?.starts_at ?? '';
    const [family] = families;
    if (family === undefined) throw new Error('No family.');
    const id = randomUUID();
    await Promise.all([1, 2].map(() => book(family, startsAt, id)));
    expect((await slotsOf(dayOf(4)))[0]?.remaining).toBe(1);
    await succeed(as(family.who).rpc('cancel_visit', { p_id: id }));
    expect((await slotsOf(dayOf(4)))[0]?.remaining).toBe(2);
  });

  it('keep local hours when the clocks change', async () => {
    const rows = await queryDatabase(`
      select d.day::text, to_char(min(s.starts_at) at time zone 'America/New_York', 'HH24:MI') as first, count(*)::int as slots
      from unnest(array['2026-03-08', '2026-11-01', '2026-06-01']::date[]) d (day), private.list_day_slots('${community}', d.day) s
      group by d.day order by d.day`);
    expect(rows.map(({ first, slots }) => [first, slots])).toEqual(Array(3).fill(['10:00', 8]));
  });

  it('send one reminder of a confirmed visit, and none once consent ends', async () => {
    const [kept, ended] = families;
    if (kept === undefined || ended === undefined) throw new Error('No family.');
    for (const { who, resident } of [kept, ended]) {
      await queryDatabase(`
        insert into private.family_visits (id, community_id, resident_id, user_id, starts_at, ends_at, state)
        values ('${randomUUID()}', '${community}', '${resident}', '${who.id}', now() + interval '5 hours', now() + interval '6 hours', 'confirmed')`);
    }
    await succeed(
      keys()
        .from('resident_consents')
        .update({ withdrawn_at: new Date().toISOString() })
        .eq('user_id', ended.who.id)
        .select('id'),
    );
    for (const _ of [1, 2]) await queryDatabase('select private.send_visit_reminders()');
    const rows = await queryDatabase(`
      select user_id from public.notifications where kind = 'visit_reminder' and user_id in ('${kept.who.id}', '${ended.who.id}')`);
    expect(rows).toEqual([{ user_id: kept.who.id }]);
  });
});
