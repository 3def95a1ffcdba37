import { routes } from '#shared/routes/table.ts';
import { getRouteTrail, type RouteName } from '#shared/routes.ts';

/** A schema.org object. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Place {
  readonly name: RouteName;
  readonly pathname: string;
  /** Page title; more specific than the route's for URLs with params. */
  readonly title: string;
  readonly site: string;
}

/** Returns the breadcrumbs of a page, starting at home. */
export function getBreadcrumbs({ name, pathname, title, site }: Place): StructuredData {
  const above = getRouteTrail(name)
    .slice(0, -1)
    .map((step) => ({ name: routes[step].title, path: routes[step].path as string }));
  const trail = [{ name: 'Haven Exchange', path: '/' }, ...above, { name: title, path: pathname }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: `${site}${step.path}`,
    })),
  };
}
