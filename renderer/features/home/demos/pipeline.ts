import type { DealStage } from '../../../content/demos/dealStages.ts';
import type { Community } from './community.ts';

const WEEK_MS = 7 * 86_400_000;

/** Expected closing date at the usual pace per stage; the current stage counts as just started. */
export function expectedClosing(stages: readonly DealStage[], place: number, now: number): Date {
  const weeks = stages.slice(place).reduce((sum, stage) => sum + stage.weeks, 0);
  return new Date(now + weeks * WEEK_MS);
}

/** Total asking price; communities without a price add nothing. */
export const volumeOf = (communities: readonly Community[]): number =>
  communities.reduce((sum, { price }) => sum + (price ?? 0), 0);
