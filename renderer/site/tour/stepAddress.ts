import { fillPath, isPathOf } from '#shared/routes/path.ts';
import { linkTo, type Query, queryString, type RouteName, routeNamed } from '#shared/routes.ts';
import type { TourStep } from '../../content/tours/tour.ts';

/**
 * Where a step stands. Which community is looked at is the visitor's choice, so a step on one leads
 * to the list of them.
 */
export function stepAddress({ screen, query: own = {} }: TourStep, more: Query = {}): string {
  const query = { ...own, ...more };
  return isOfOneCommunity(screen)
    ? linkTo('investmentOpportunities', undefined, more)
    : fillPath(routeNamed(screen).path, {}) + queryString(query);
}

export const isOfOneCommunity = (screen: RouteName): boolean => screen === 'property';

/** The community that this page is about, for a step that goes on with it. */
export function communityHere(pathname: string): Query {
  return isPathOf(routeNamed('property').path, pathname)
    ? { community: pathname.split('/').at(-1) ?? '' }
    : {};
}

/** The first community that this page leads to. */
export function communityAhead(): string | null {
  const beginning = linkTo('property', { id: '' });
  return document.querySelector(`main a[href^="${beginning}"]`)?.getAttribute('href') ?? null;
}
