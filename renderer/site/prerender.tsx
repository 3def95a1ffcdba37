import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { NOT_FOUND_PATH, type PageName } from '#shared/navigation/documents.ts';
import { getEmbeddedRoutes, renderEmbeddedRoutes } from '#shared/routes/embedded-routes.ts';
import { collectTargets } from '#shared/routes/full-route-table.ts';
import { routes } from '#shared/routes/table.ts';
import type { AppLoader } from './appLoader.ts';
import { AppSharing, Document, type PageFiles } from './Document.tsx';
import { getPageHead } from './heads.ts';
import { loadPageIntro } from './page.ts';
import { getPageSource, loadPage } from './pages.ts';
import { Site } from './Site.tsx';

/** No navigation happens during prerendering. */
const idleLoader: AppLoader = {
  open: async () => undefined,
  openPalette: async () => undefined,
  prefetch: () => undefined,
};

const CONTAINER = '<div id="root"></div>';

/** Extra head elements for the app's document. */
export const appHead = (site: string): string => renderToStaticMarkup(<AppSharing site={site} />);

export { getPageSource };

/** Returns the paths of a page: one, or one for each entry of its collection. */
export async function listPagePaths(name: PageName): Promise<string[]> {
  if (name === 'notFound') return [NOT_FOUND_PATH];
  const { collection } = await loadPage(name);
  const { path } = routes[name];
  return collection === undefined
    ? [path]
    : collection.slugs.map((slug) => path.replace(/:\w+$/, slug));
}

/** Returns the title of the page at a path. */
export async function getPageTitle(name: PageName, pathname: string): Promise<string> {
  const intro = await loadPageIntro(await loadPage(name), pathname);
  return getPageHead(name === 'notFound' ? null : name, intro).title;
}

/** Prerenders a page for browsers, search engines, and readers without JavaScript. */
export async function prerender(
  name: PageName,
  pathname: string,
  files: PageFiles,
): Promise<string> {
  const module = await loadPage(name);
  const [intro] = await Promise.all([loadPageIntro(module, pathname), module.hydrate?.()]);
  const [html, targets] = collectTargets(() =>
    renderToString(
      <Site name={name} pathname={pathname} page={module.Component} loader={idleLoader} />,
    ),
  );
  const page = renderToStaticMarkup(
    <Document {...files} name={name} pathname={pathname} intro={intro} html={html} />,
  );
  // Inserted afterwards, because the browser hydrates the container's content rendered on its own.
  const inside = `${CONTAINER.replace('><', `>${html}<`)}${renderEmbeddedRoutes(getEmbeddedRoutes(pathname, targets))}`;
  return `<!doctype html>${page.replace(CONTAINER, () => inside)}`;
}
