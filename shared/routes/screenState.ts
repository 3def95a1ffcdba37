import { getRoute, type RouteName } from '../routes.ts';

/** How much of a feature is available. */
export type State = 'Built' | 'In part' | 'In work';

/** False for a notice page. */
const isAvailable = (name: RouteName): boolean => getRoute(name).isNotice !== true;

/** Returns “Built” when every screen is available and “In part” when some are. */
export function stateOfScreens(screens: readonly RouteName[]): State {
  if (screens.every(isAvailable)) return 'Built';
  return screens.some(isAvailable) ? 'In part' : 'In work';
}
