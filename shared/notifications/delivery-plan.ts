import { isQuiet, type QuietHours, quietUntil } from './quiet-hours.ts';

export type Digest = 'instant' | 'hourly' | 'daily';

/** What of somebody's preferences decides when something reaches them. */
export interface DeliveryChoices {
  readonly digest: Digest;
  readonly quietHours: QuietHours;
}

/** What is to be sent, as far as its time depends on it. */
export interface Deliverable {
  readonly channel: 'email' | 'sms';
  /** Passes whatever waits. */
  readonly isUrgent: boolean;
  /** A letter about a message leaves time to read it first. */
  readonly isMessage: boolean;
}

export interface DeliveryPlan {
  readonly at: Date;
  readonly waitsFor: 'reading' | 'digest' | 'quiet_hours' | null;
}

const READING_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** All but eight o'clock, as if it were quiet. */
const UNTIL_EIGHT = { enabled: true, start: '08:01', end: '08:00' } as const;

/** When something that was told at `now` may go. The database decides; `private.delivery_plan` is the same rule. */
export function planDelivery(
  { digest, quietHours }: DeliveryChoices,
  { channel, isUrgent, isMessage }: Deliverable,
  now: Date,
): DeliveryPlan {
  if (isUrgent) return { at: now, waitsFor: null };
  let plan: DeliveryPlan = { at: now, waitsFor: null };
  if (channel === 'email') {
    if (isMessage) plan = { at: new Date(now.getTime() + READING_MS), waitsFor: 'reading' };
    if (digest !== 'instant')
      plan = { at: nextDigest(digest, quietHours, plan.at), waitsFor: 'digest' };
  }
  const end = quietUntil(quietHours, plan.at);
  return end === null ? plan : { at: end, waitsFor: 'quiet_hours' };
}

function nextDigest(digest: 'hourly' | 'daily', { timezone }: QuietHours, at: Date): Date {
  if (digest === 'hourly') return new Date((Math.floor(at.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return quietUntil({ ...UNTIL_EIGHT, timezone }, at) ?? at;
}

/** When what is due, and was not sent in time, may go after all: not in the quiet of the moment it is looked at. */
export const sendsNow = (
  { quietHours }: DeliveryChoices,
  { isUrgent }: Deliverable,
  now: Date,
): boolean => isUrgent || !isQuiet(quietHours, now);
