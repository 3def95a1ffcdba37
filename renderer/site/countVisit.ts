import { isBuilt, type PathName, routeNamed } from '#shared/routes.ts';
import { seePage } from '../core/visits/visits.ts';

/** Counts that the page that was written here was opened, by the pattern of its route. */
export function countVisit(): void {
  const name = document.documentElement.dataset.page as PathName | undefined;
  if (name !== undefined && isBuilt(name)) seePage(routeNamed(name).path);
}
