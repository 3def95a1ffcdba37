import { fillPath, isPathOf } from '#shared/routes/path.ts';
import { getRoute, linkTo, type Query, queryString, type RouteName } from '#shared/routes.ts';
import type { TourStep } from '../../content/tours/tour.ts';

/** URL of a step. The visitor chooses the community, so a step on one links to the list. */
export function getStepUrl({ screen, query: own = {} }: TourStep, more: Query = {}): string {
  const query = { ...own, ...more };
  return isCommunityScreen(screen)
    ? linkTo('investmentOpportunities', undefined, more)
    : fillPath(getRoute(screen).path, {}) + queryString(query);
}

export const isCommunityScreen = (screen: RouteName): boolean => screen === 'property';

/** The current page's community, for a step that continues with it. */
export function getCurrentCommunity(pathname: string): Query {
  return isPathOf(getRoute('property').path, pathname)
    ? { community: pathname.split('/').at(-1) ?? '' }
    : {};
}

/** The first community this page links to. */
export function findFirstCommunityLink(): string | null {
  const beginning = linkTo('property', { id: '' });
  return document.querySelector(`main a[href^="${beginning}"]`)?.getAttribute('href') ?? null;
}
