import { getRoute, isRouteLoaded, type RouteName } from '#shared/routes.ts';
import { recordPageView } from '../telemetry/visits/visits.ts';
import { getPublicBackendAddress } from './data/publicData.ts';

/** Counts a visit to a prerendered page by its route pattern. */
export function countVisit(): void {
  const name = document.documentElement.dataset.page as RouteName | undefined;
  if (name === undefined || !isRouteLoaded(name)) return;
  recordPageView(getRoute(name).path, {
    address: getPublicBackendAddress,
    token: async () => null,
  });
}
