import type { PageName } from '#shared/navigation/documents.ts';
import type { Page } from './page.ts';

export { loadPageIntro } from './page.ts';

const files = {
  ...import.meta.glob<Page>('./pages/*.tsx'),
  // build/vite/text-pages.ts turns these into pages.
  ...import.meta.glob<Page>('../content/**/*.{audience,legal,notice,reading,tour}.{md,ts}', {
    query: '?page',
  }),
};

const byName = new Map(
  Object.keys(files).map((file) => [file.split('/').at(-1)?.split('.')[0] ?? '', file]),
);

/** Source file of a route's page, relative to `renderer/`. */
export function getPageSource(name: PageName): string {
  const file = byName.get(name);
  if (file === undefined) throw new Error(`Neither site/pages/ nor content/ has a page ${name}.`);
  return file.startsWith('../') ? `${file.slice('../'.length)}?page` : `site/${file.slice(2)}`;
}

/** Loads a route's page. */
export function loadPage(name: PageName): Promise<Page> {
  const load = files[byName.get(name) ?? ''];
  if (load === undefined) throw new Error(`Neither site/pages/ nor content/ has a page ${name}.`);
  return load();
}
