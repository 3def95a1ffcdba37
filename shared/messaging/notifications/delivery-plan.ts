import { isInQuietHours, type QuietHours, quietHoursEndAt } from './quiet-hours.ts';

export type Digest = 'instant' | 'hourly' | 'daily';

/** The preferences that determine delivery time. */
export interface DeliveryChoices {
  readonly digest: Digest;
  readonly quietHours: QuietHours;
}

/** A delivery, as far as its time depends on it. */
export interface PendingDelivery {
  readonly channel: 'email' | 'sms';
  /** Bypasses all delays. */
  readonly isUrgent: boolean;
  /** An email about a message is delayed so it can be read first. */
  readonly isMessage: boolean;
}

export interface DeliveryPlan {
  readonly at: Date;
  readonly waitsFor: 'reading' | 'digest' | 'quiet_hours' | null;
}

const READING_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Quiet at all times except eight o'clock. */
const UNTIL_EIGHT = { enabled: true, start: '08:01', end: '08:00' } as const;

/**
 * Returns when something created at `now` may be sent. The database decides; `private.delivery_plan` has the same
 * rule.
 */
export function planDelivery(
  { digest, quietHours }: DeliveryChoices,
  { channel, isUrgent, isMessage }: PendingDelivery,
  now: Date,
): DeliveryPlan {
  if (isUrgent) return { at: now, waitsFor: null };
  let plan: DeliveryPlan = { at: now, waitsFor: null };
  if (channel === 'email') {
    if (isMessage) plan = { at: new Date(now.getTime() + READING_MS), waitsFor: 'reading' };
    if (digest !== 'instant')
      plan = { at: nextDigest(digest, quietHours, plan.at), waitsFor: 'digest' };
  }
  const end = quietHoursEndAt(quietHours, plan.at);
  return end === null ? plan : { at: end, waitsFor: 'quiet_hours' };
}

function nextDigest(digest: 'hourly' | 'daily', { timezone }: QuietHours, at: Date): Date {
  if (digest === 'hourly') return new Date((Math.floor(at.getTime() / HOUR_MS) + 1) * HOUR_MS);
  return quietHoursEndAt({ ...UNTIL_EIGHT, timezone }, at) ?? at;
}

/** True if an overdue delivery may be sent now, which is outside quiet hours. */
export const canSendNow = (
  { quietHours }: DeliveryChoices,
  { isUrgent }: PendingDelivery,
  now: Date,
): boolean => isUrgent || !isInQuietHours(quietHours, now);
