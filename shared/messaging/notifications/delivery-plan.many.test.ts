import { expect, test } from 'vitest';
import {
  canSendNow,
  type DeliveryChoices,
  type PendingDelivery,
  planDelivery,
} from './delivery-plan.ts';
import { isInQuietHours, quietHoursEndAt } from './quiet-hours.ts';
import { createScheduleSamples, SCHEDULE_SAMPLE_COUNT } from './random-schedules.ts';

/** Each occasion is checked many times. */
const RUNS = SCHEDULE_SAMPLE_COUNT / 10;
const SEED = Date.now() % 1_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DIGESTS = ['instant', 'hourly', 'daily'] as const;

function* cases(many: number): Generator<{
  choices: DeliveryChoices;
  what: PendingDelivery;
  at: Date;
  number: number;
}> {
  let number = 0;
  for (const { hours, at } of createScheduleSamples(SEED, many)) {
    number += 1;
    const choices = {
      digest: DIGESTS[number % 3] ?? 'instant',
      quietHours: { ...hours, enabled: number % 5 !== 0 },
    };
    const what: PendingDelivery = {
      channel: number % 7 === 0 ? 'sms' : 'email',
      isUrgent: number % 11 === 0,
      isMessage: number % 2 === 0,
    };
    yield { choices, what, at, number };
  }
}

test(`delivers all of ${SCHEDULE_SAMPLE_COUNT} random schedules, none early or in quiet hours`, () => {
  const wrong: string[] = [];
  for (const { choices, what, at } of cases(SCHEDULE_SAMPLE_COUNT)) {
    const plan = planDelivery(choices, what, at);
    const wait = plan.at.getTime() - at.getTime();
    const describeCase = () =>
      `seed ${SEED}: ${JSON.stringify({ choices, what })} at ${at.toISOString()} goes ${plan.at.toISOString()}`;
    // Allows a digest, the reading delay, and two days of quiet hours extended by clock changes.
    if (!(wait >= 0 && wait <= 77 * HOUR)) wrong.push(`lost: ${describeCase()}`);
    if (what.isUrgent !== (wait === 0) && what.isUrgent) wrong.push(`late: ${describeCase()}`);
    if (!what.isUrgent && isInQuietHours(choices.quietHours, plan.at))
      wrong.push(`in the quiet: ${describeCase()}`);
    const isNonUrgentEmail = what.channel === 'email' && !what.isUrgent;
    if (isNonUrgentEmail && what.isMessage && wait < 10 * MINUTE)
      wrong.push(`early: ${describeCase()}`);
    if (isNonUrgentEmail && choices.digest === 'hourly' && plan.waitsFor === 'digest') {
      if (plan.at.getTime() % HOUR !== 0) wrong.push(`not at the full hour: ${describeCase()}`);
    }
    if (
      !isNonUrgentEmail &&
      !what.isUrgent &&
      !isInQuietHours(choices.quietHours, at) &&
      wait > 0
    ) {
      wrong.push(`late: ${describeCase()}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

test(`sends each of ${RUNS} once after restarts and never in quiet hours`, () => {
  const wrong: string[] = [];
  let late = 0;
  for (const { choices, what, at, number } of cases(RUNS)) {
    const planned = planDelivery(choices, what, at).at.getTime();
    let due = planned;
    let sent = 0;
    // From frequent to rare polling; each run repeats once, as after a crash before the commit was confirmed.
    const beat = (1 + (number % 97)) * 13 * MINUTE;
    const end = at.getTime() + 9 * 24 * HOUR;
    let isPending = true;
    for (let now = at.getTime() + (number % 13) * MINUTE; now < end && sent === 0; now += beat) {
      for (const _again of [1, 2]) {
        if (!isPending || due > now) continue;
        const date = new Date(now);
        if (!canSendNow(choices, what, date)) {
          due = quietHoursEndAt(choices.quietHours, date)?.getTime() ?? now;
          late += 1;
          continue;
        }
        isPending = false;
        sent += 1;
        if (!what.isUrgent && isInQuietHours(choices.quietHours, date))
          wrong.push(`in the quiet: ${number}`);
        if (now < planned) wrong.push(`early: ${number}`);
      }
    }
    // A run every few hours may always fall into quiet hours; the delivery then stays queued.
    if (sent > 1 || (sent === 0 && !isPending)) wrong.push(`seed ${SEED}, ${number}: sent ${sent}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(late).toBeGreaterThan(RUNS / 100);
});
