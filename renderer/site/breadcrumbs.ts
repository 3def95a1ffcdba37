import { routes } from '#shared/routes/table.ts';
import { type RouteName, trailOf } from '#shared/routes.ts';

/** Something told in the words of schema.org. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Place {
  readonly name: RouteName;
  readonly pathname: string;
  /** What stands there, which at an address with a parameter is more than its route. */
  readonly title: string;
  readonly site: string;
}

/** The way to a page from home. */
export function breadcrumbsOf({ name, pathname, title, site }: Place): StructuredData {
  const above = trailOf(name)
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
