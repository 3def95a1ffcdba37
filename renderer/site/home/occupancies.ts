import { HERO_CACHE_SECONDS, HERO_STALE_SECONDS } from '#shared/constants.ts';
import { createSessionCache } from '../data/sessionCache.ts';
import { loadFigures } from '../market/marketFigures.ts';

/** Average occupancy of active listings in percent, by community type. */
export type Occupancies = Readonly<Record<string, number>>;

const isOccupancies = (value: unknown): value is Occupancies =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);

export const occupancyCache = createSessionCache({
  key: 'haven.occupancies',
  accepts: isOccupancies,
  freshSeconds: HERO_STALE_SECONDS,
  keptSeconds: HERO_CACHE_SECONDS,
});

export async function loadOccupancies(signal: AbortSignal): Promise<Occupancies> {
  const { types } = await loadFigures({ state: '', type: '' }, signal);
  return Object.fromEntries(
    types.flatMap(({ name, occupancy }) =>
      occupancy === undefined ? [] : [[name, Math.round(occupancy.average * 10) / 10]],
    ),
  );
}
