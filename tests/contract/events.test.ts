import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EventTiming, listOccurrences } from '../../shared/clients/calendar/recurrence.ts';
import { queryDatabase } from '../security/sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';
import { service } from '../support/backend.ts';

let owner: Person;
let teammate: Person;

const at = { begins_at: '2026-10-26T13:00:00Z', ends_at: '2026-10-26T14:00:00Z' };
const make = async (who: Person, values: object = {}) =>
  await succeed(
    who.client
      .from('events')
      .insert({ title: 'Tour', ...at, ...values } as never)
      .select()
      .single(),
  );
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId as string);
});

const SERIES: readonly Partial<EventTiming>[] = [
  { repeats: 'daily', repeat_every: 3 },
  { repeats: 'weekly', repeat_on: ['WE', 'SU'], repeat_every: 2 },
  { repeats: 'weekly', time_zone: 'America/Chicago', repeat_count: 7, skipped: '2026-11-09' },
  { repeats: 'monthly', begins_at: '2026-10-31T13:00:00Z', ends_at: '2026-10-31T15:00:00Z' },
  { repeats: 'daily', repeat_until: '2026-11-20', time_zone: 'Pacific/Honolulu' },
];

describe('event', () => {
  it.each(SERIES)('repeats the same on screens and in the database: %o', async (series) => {
    const created = await make(owner, series);
    const to = Date.parse('2028-01-01T00:00:00Z');
    const shown = listOccurrences(created as unknown as EventTiming, 0, to, 40);
    const rows = await queryDatabase(`
      select extract(epoch from s.at) * 1000 as ms
      from public.events e, private.event_starts(e, '1970-01-01', 40) s (at)
      where e.id = '${created.id}' and s.at < '2028-01-01'`);
    expect(rows.map(({ ms }) => Number(ms))).toEqual(shown.map(({ begins }) => begins));
    expect(shown.length).toBeGreaterThan(3);
  });

  it('spanning whole days starts and ends at midnight in its zone', async () => {
    const created = await make(owner, { is_all_day: true });
    expect([Date.parse(created.begins_at), Date.parse(created.ends_at)]).toEqual([
      Date.parse('2026-10-26T04:00:00Z'),
      Date.parse('2026-10-27T04:00:00Z'),
    ]);
  });

  it('rejects an end before its start', async () => {
    const wrong = { title: 'Tour', begins_at: at.ends_at, ends_at: at.begins_at };
    expect(await codeOf(owner.client.from('events').insert(wrong).select())).toBe('HXEVE');
  });

  it('is in exactly the ranges it overlaps', async () => {
    const { id } = await make(owner, { repeats: 'weekly', repeat_count: 2 });
    const within = async (p_from: string, p_to: string) => {
      const told = await succeed(owner.client.rpc('events_between', { p_from, p_to }));
      return (told as { events: { id: string }[] }).events.some((one) => one.id === id);
    };
    expect(await within('2026-11-02T00:00Z', '2026-11-03T00:00Z')).toBe(true);
    expect(await within('2026-10-01T00:00Z', '2026-10-26T13:00Z')).toBe(false);
    expect(await within('2027-03-01T00:00Z', '2027-04-01T00:00Z')).toBe(false);
    const year = { p_from: '2026-01-01T00:00Z', p_to: '2027-01-01T00:00Z' };
    expect(await codeOf(owner.client.rpc('events_between', year))).toBe('22023');
  });

  it('detaches one occurrence of a series and keeps the others', async () => {
    const series = await make(owner, {
      repeats: 'weekly',
      repeat_count: 3,
      attendee_ids: [teammate.id],
      remind_before: '10',
    });
    const detachParams = {
      p_id: series.id,
      p_version: series.version,
      p_day: '2026-11-02',
      p_new_id: randomUUID(),
      p_begins_at: '2026-11-03T18:00:00Z',
      p_ends_at: '2026-11-03T19:00:00Z',
    };
    const detach = (who: Person, values: object = {}) =>
      who.client.rpc('detach_occurrence', { ...detachParams, ...values });
    const [created] = await succeed(detach(teammate));
    expect(created).toMatchObject({
      title: series.title,
      repeats: null,
      owner_id: teammate.id,
      remind_before: '10',
      sharing: 'team',
    });
    expect([...(created?.attendee_ids ?? [])].toSorted()).toEqual(
      [teammate.id, owner.id].toSorted(),
    );
    // A retry after a lost response doesn't create a second one.
    expect(await succeed(detach(teammate))).toHaveLength(1);
    const after = await succeed(owner.client.from('events').select().eq('id', series.id).single());
    expect([after.skipped, after.version]).toEqual(['2026-11-02', series.version + 1]);
    expect(await succeed(detach(owner, { p_new_id: randomUUID() }))).toEqual([]);
    const again = { p_new_id: randomUUID(), p_version: after.version };
    expect(await codeOf(detach(owner, again))).toBe('HXEVO');
    expect(await codeOf(detach(owner, { ...again, p_day: '2026-11-10' }))).toBe('HXEVO');
  });

  it('reminds its owner and attendees once, then of the next occurrence', async () => {
    const startsAt = new Date(Date.now() + 5 * 60_000);
    const { id } = await make(owner, {
      begins_at: startsAt.toISOString(),
      ends_at: new Date(startsAt.getTime() + 3_600_000).toISOString(),
      repeats: 'daily',
      remind_before: '10',
      attendee_ids: [teammate.id],
    });
    const due = `update private.event_reminders set remind_at = now() where event_id = '${id}'`;
    const first = await queryDatabase(
      `select begins_at from private.event_reminders where event_id = '${id}'`,
    );
    expect(first).toHaveLength(1);
    await queryDatabase(due);
    await queryDatabase('select private.send_event_reminders()');
    await queryDatabase('select private.send_event_reminders()');
    for (const { id: user_id } of [owner, teammate]) {
      const told = service().from('notifications').select('title, metadata').eq('user_id', user_id);
      const notices = await succeed(told.eq('kind', 'event_soon'));
      expect(notices.filter(({ metadata }) => JSON.stringify(metadata).includes(id))).toHaveLength(
        1,
      );
    }
  });
});
