import { type HeaderName, isPreview } from './headers.ts';
import { userDashboards } from './menus.ts';
import { seesAllDashboards } from './navigation.ts';
import { type NavLink, resolveNavLinks, type NavigationContext } from './offers.ts';

/** Returns every dashboard for a broker's menu on a small screen, for administrators and pilots. */
export function mobileDashboards(
  situation: NavigationContext,
  header: HeaderName,
): readonly NavLink[] {
  const { who, pathname } = situation;
  const isShown = who !== null && header === 'broker' && seesAllDashboards(who);
  return isShown && !isPreview(pathname) ? resolveNavLinks(userDashboards, situation) : [];
}
