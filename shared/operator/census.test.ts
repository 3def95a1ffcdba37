import { describe, expect, it } from 'vitest';
import { compareCensusDays, computeCensusDays } from './census.ts';
import {
  foldStays,
  listNextTypes,
  type StayEvent,
  type StayStatus,
  type StayType,
} from './stays.ts';

const ZONE = 'America/New_York';
const event = (type: StayType, at: string, rest: Partial<StayEvent> = {}): StayEvent => ({
  id: `${type}-${at}`,
  type,
  at,
  unit_id: null,
  corrects_id: null,
  is_removal: false,
  recorded_at: at,
  ...rest,
});
const daysOf = (events: readonly StayEvent[], from = '2026-03-01', to = '2026-03-31') =>
  computeCensusDays(events, ZONE, from, to);

const MIDNIGHT = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Asks for each day separately where the resident was in its last second. */
function recompute(events: readonly StayEvent[], from: string, to: string) {
  const found: string[] = [];
  for (
    let at = Date.parse(`${from}T12:00:00Z`);
    at <= Date.parse(`${to}T12:00:00Z`);
    at += 86_400_000
  ) {
    const day = new Date(at).toISOString().slice(0, 10);
    // The offset of New York at the end of that day, by asking which of two candidates is local midnight.
    const end = [4, 5]
      .map((hours) => Date.parse(`${day}T00:00:00Z`) + (24 + hours) * 3_600_000)
      .find((moment) => MIDNIGHT.format(moment) === '00');
    const past = events.filter((one) => Date.parse(one.at) < (end ?? 0));
    const last = past.findLast(({ type }) => type !== 'transfer' && type !== 'notice');
    if (last === undefined || last.type === 'discharge' || last.type === 'death') continue;
    found.push(`${day} ${last.type.endsWith('_leave') ? 'on_leave' : 'in_house'}`);
  }
  return found;
}

describe('census days', () => {
  it('counts the day of a move-in and not the day of a discharge', () => {
    const days = daysOf([
      event('admit', '2026-03-02T20:00:00Z'),
      event('discharge', '2026-03-05T15:00:00Z'),
    ]);
    expect(days.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
  });

  it("ends a day at the community's midnight", () => {
    const days = daysOf([event('admit', '2026-03-03T04:30:00Z')], '2026-03-01', '2026-03-03');
    expect(days.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-03']);
  });

  it('counts every day once across the change to daylight saving time', () => {
    const days = daysOf([event('admit', '2026-03-07T12:00:00Z')], '2026-03-07', '2026-03-10');
    expect(days).toHaveLength(4);
  });

  it('marks days on leave', () => {
    const days = daysOf(
      [
        event('admit', '2026-03-01T12:00:00Z'),
        event('hospital_leave', '2026-03-02T12:00:00Z'),
        event('return', '2026-03-04T12:00:00Z'),
      ],
      '2026-03-01',
      '2026-03-04',
    );
    expect(days.map(({ status }) => status)).toEqual([
      'in_house',
      'on_leave',
      'on_leave',
      'in_house',
    ]);
  });

  it('ignores a corrected event and a removed one', () => {
    const admit = event('admit', '2026-03-02T12:00:00Z');
    const moved = event('admit', '2026-03-05T12:00:00Z', { corrects_id: admit.id });
    const leave = event('hospital_leave', '2026-03-08T12:00:00Z');
    const removal = event('hospital_leave', '2026-03-08T12:00:00Z', {
      id: 'removal',
      corrects_id: leave.id,
      is_removal: true,
    });
    const days = daysOf([admit, moved, leave, removal], '2026-03-01', '2026-03-10');
    expect(days).toHaveLength(6);
    expect(days.every(({ status }) => status === 'in_house')).toBe(true);
  });

  it('shows what a correction changes', () => {
    const admit = event('admit', '2026-03-05T12:00:00Z');
    const earlier = event('admit', '2026-03-02T12:00:00Z', { corrects_id: admit.id });
    expect(compareCensusDays(daysOf([admit]), daysOf([admit, earlier]))).toEqual({
      inHouse: 3,
      onLeave: 0,
      from: '2026-03-02',
      to: '2026-03-04',
    });
  });

  it('agrees with a recomputation day by day for 300 random stays', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let stay = 0; stay < 300; stay += 1) {
      const events: StayEvent[] = [];
      let at = Date.parse('2026-02-20T00:00:00Z') + random(500) * 3_600_000;
      let status: StayStatus = 'pending';
      for (let step = 0; step < 8; step += 1) {
        const possible = listNextTypes(status);
        const type = possible[random(possible.length)];
        if (type === undefined) break;
        events.push(event(type, new Date(at).toISOString(), { id: `${stay}-${step}` }));
        status = foldStays(events) ?? status;
        at += (1 + random(140)) * 3_600_000 + random(60) * 60_000;
      }
      const days = daysOf(events, '2026-02-15', '2026-04-20');
      expect(days.map(({ day, status: was }) => `${day} ${was}`)).toEqual(
        recompute(events, '2026-02-15', '2026-04-20'),
      );
    }
  });
});
