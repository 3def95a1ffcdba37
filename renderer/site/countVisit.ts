import { isBuilt, type PathName, routeNamed } from '#shared/routes.ts';
import { seePage } from '../core/visits/visits.ts';
import { publicAddress } from './data/publicData.ts';

/** Counts that the page that was written here was opened, by the pattern of its route. */
export function countVisit(): void {
  const name = document.documentElement.dataset.page as PathName | undefined;
  if (name === undefined || !isBuilt(name)) return;
  seePage(routeNamed(name).path, { address: publicAddress, token: async () => null });
}
