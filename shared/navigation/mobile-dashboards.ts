import { type HeaderName, isPreview } from './headers.ts';
import { userDashboards } from './menus.ts';
import { seesAllDashboards } from './navigation.ts';
import { type Offer, offersOf, type Situation } from './offers.ts';

/** Returns every dashboard for a broker's menu on a small screen, for administrators and pilots. */
export function mobileDashboards(situation: Situation, header: HeaderName): readonly Offer[] {
  const { who, pathname } = situation;
  const isShown = who !== null && header === 'broker' && seesAllDashboards(who);
  return isShown && !isPreview(pathname) ? offersOf(userDashboards, situation) : [];
}
