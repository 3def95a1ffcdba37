import { metaDescription } from '#shared/navigation/meta.ts';
import { routes } from '#shared/routes/table.ts';
import { notFound, type Route, type RouteName } from '#shared/routes.ts';
import type { Intro } from './page.ts';

export interface PageHeadText {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[] | undefined;
}

/**
 * Search engine and link preview metadata of a page. Text comes from `renderer/content/`; for URLs with params the
 * title is the page's heading.
 */
export function getPageHead(name: RouteName | null, intro: Intro | undefined): PageHeadText {
  if (name === null) {
    return { title: notFound.title, description: notFound.description };
  }
  const { path, title, keywords: own, description: routeDescription = '' }: Route = routes[name];
  if (intro !== undefined) {
    const { heading, keywords = own } = intro;
    const description = metaDescription(intro.description);
    return { title: path.includes(':') ? (heading ?? title) : title, description, keywords };
  }
  return { title, description: metaDescription(routeDescription), keywords: own };
}
