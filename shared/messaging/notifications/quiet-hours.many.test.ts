import { expect, test } from 'vitest';
import { isInQuietHours, quietHoursEndAt } from './quiet-hours.ts';
import { createScheduleSamples, SCHEDULE_SAMPLE_COUNT } from './random-schedules.ts';

const SEED = Date.now() % 1_000_000;
const MINUTE = 60_000;

/** True if clocks go back between the two, so the wall clock may repeat time outside quiet hours. */
function areSetBack(timezone: string, from: Date, to: Date): boolean {
  const wall = (date: Date) =>
    Date.parse(`${date.toLocaleString('sv-SE', { timeZone: timezone })}Z`);
  return wall(to) - wall(from) < to.getTime() - from.getTime() - MINUTE;
}

test(`releases all of ${SCHEDULE_SAMPLE_COUNT} random notifications, none early or late`, () => {
  const wrong: string[] = [];
  let waited = 0;
  for (const { hours, at } of createScheduleSamples(SEED, SCHEDULE_SAMPLE_COUNT)) {
    const end = quietHoursEndAt(hours, at);
    const caseText = `seed ${SEED}: ${JSON.stringify(hours)} at ${at.toISOString()} until ${end?.toISOString()}`;
    if (end === null) {
      if (isInQuietHours(hours, at)) wrong.push(`early: ${caseText}`);
      continue;
    }
    waited += 1;
    const wait = end.getTime() - at.getTime();
    // Two days, in case clocks skip the few minutes outside quiet hours.
    if (!(wait > 0 && wait <= 50 * 60 * MINUTE)) wrong.push(`lost: ${caseText}`);
    if (isInQuietHours(hours, end)) wrong.push(`early: ${caseText}`);
    const between = [0, wait / 3, (wait * 2) / 3, wait - MINUTE].filter((after) => after >= 0);
    const isLate = between.some((after) => !isInQuietHours(hours, new Date(at.getTime() + after)));
    if (isLate && !areSetBack(hours.timezone, at, end)) {
      wrong.push(`late: ${caseText}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(waited).toBeGreaterThan(SCHEDULE_SAMPLE_COUNT / 4);
});
