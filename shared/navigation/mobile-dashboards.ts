import { type HeaderName, isPreview } from './headers.ts';
import { userDashboards } from './menus.ts';
import { type NavigationContext, type NavLink, resolveNavLinks } from './nav-links.ts';
import { seesAllDashboards } from './navigation.ts';

/** Returns every dashboard for a broker's menu on a small screen, for administrators and pilots. */
export function mobileDashboards(
  context: NavigationContext,
  header: HeaderName,
): readonly NavLink[] {
  const { who, pathname } = context;
  const isShown = who !== null && header === 'broker' && seesAllDashboards(who);
  return isShown && !isPreview(pathname) ? resolveNavLinks(userDashboards, context) : [];
}
