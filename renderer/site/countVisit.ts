import { isBuilt, type PathName, routeNamed } from '#shared/routes.ts';
import { seePage } from '../core/visits/visits.ts';
import { publicAddress } from './data/publicData.ts';

/** Counts a visit to a prerendered page by its route pattern. */
export function countVisit(): void {
  const name = document.documentElement.dataset.page as PathName | undefined;
  if (name === undefined || !isBuilt(name)) return;
  seePage(routeNamed(name).path, { address: publicAddress, token: async () => null });
}
