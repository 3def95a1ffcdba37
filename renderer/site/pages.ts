import type { PageName } from '#shared/navigation/documents.ts';
import type { Page } from './page.ts';

export { introAt } from './page.ts';

const files = import.meta.glob<Page>('./pages/*.tsx');

/** Loads `pages/<name of its route>.tsx`. */
export function loadPage(name: PageName): Promise<Page> {
  const load = files[`./pages/${name}.tsx`];
  if (load === undefined) throw new Error(`There is no page renderer/site/pages/${name}.tsx.`);
  return load();
}
