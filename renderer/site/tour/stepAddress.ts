import { fillPath, isPathOf } from '#shared/routes/path.ts';
import { linkTo, type Query, queryString, type RouteName, routeNamed } from '#shared/routes.ts';
import type { TourStep } from '../../content/tours/tour.ts';

/** URL of a step. The visitor chooses the community, so a step on one links to the list. */
export function stepAddress({ screen, query: own = {} }: TourStep, more: Query = {}): string {
  const query = { ...own, ...more };
  return isOfOneCommunity(screen)
    ? linkTo('investmentOpportunities', undefined, more)
    : fillPath(routeNamed(screen).path, {}) + queryString(query);
}

export const isOfOneCommunity = (screen: RouteName): boolean => screen === 'property';

/** The current page's community, for a step that continues with it. */
export function communityHere(pathname: string): Query {
  return isPathOf(routeNamed('property').path, pathname)
    ? { community: pathname.split('/').at(-1) ?? '' }
    : {};
}

/** The first community this page links to. */
export function communityAhead(): string | null {
  const beginning = linkTo('property', { id: '' });
  return document.querySelector(`main a[href^="${beginning}"]`)?.getAttribute('href') ?? null;
}
