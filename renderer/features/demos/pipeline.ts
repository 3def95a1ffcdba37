import type { DealStage } from '../../content/demos/dealStages.ts';
import type { Community } from './community.ts';

const WEEK_MS = 7 * 86_400_000;

/** The day on which a deal closes if each stage takes as long as usual; the one it is in just began. */
export function expectedClosing(stages: readonly DealStage[], place: number, now: number): Date {
  const weeks = stages.slice(place).reduce((sum, stage) => sum + stage.weeks, 0);
  return new Date(now + weeks * WEEK_MS);
}

/** Asking prices together; a community without one adds nothing. */
export const volumeOf = (communities: readonly Community[]): number =>
  communities.reduce((sum, { price }) => sum + (price ?? 0), 0);
