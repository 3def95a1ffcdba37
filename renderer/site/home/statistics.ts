import { HERO_CACHE_SECONDS, HERO_STALE_SECONDS } from '#shared/constants.ts';
import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';
import { createSessionCache } from '../data/sessionCache.ts';

/** Response of `hero_statistics()`. */
export const isStatistics = s.object({
  listings: s.number,
  recent: s.number,
  value: s.number,
  brokers: s.number,
});

export type Statistics = s.ShapeOf<typeof isStatistics>;

const RETRIES = 2;

/** Shown if the statistics can't be loaded. */
export const emptyStatistics: Statistics = { listings: 0, recent: 0, value: 0, brokers: 0 };

export const statisticsCache = createSessionCache({
  key: 'haven.hero-statistics',
  accepts: isStatistics,
  freshSeconds: HERO_STALE_SECONDS,
  keptSeconds: HERO_CACHE_SECONDS,
});

export const loadStatistics = (signal: AbortSignal): Promise<Statistics> =>
  callRpc('hero_statistics', {}, { accepts: isStatistics, signal, retries: RETRIES });
