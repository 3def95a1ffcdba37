import { fillPath, linkTo, queryString, type RouteName, routes } from '#shared/routes.ts';
import type { TourStep } from '../../content/tours/tour.ts';

/**
 * Where a step stands. Which community is looked at is the visitor's choice, so a step on one leads
 * to the list of them.
 */
export function stepAddress({ screen, query = {} }: TourStep): string {
  return isOfOneCommunity(screen)
    ? linkTo('investmentOpportunities')
    : fillPath(routes[screen].path, {}) + queryString(query);
}

export const isOfOneCommunity = (screen: RouteName): boolean => screen === 'property';

/** The first community that this page leads to. */
export function communityAhead(): string | null {
  const beginning = linkTo('property', { id: '' });
  return document.querySelector(`main a[href^="${beginning}"]`)?.getAttribute('href') ?? null;
}
