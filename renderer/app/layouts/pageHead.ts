import { isContent, routes } from '#shared/routes/table.ts';
import type { RouteName } from '#shared/routes.ts';
import { getBreadcrumbs } from '../../site/breadcrumbs.ts';
import { getPageHead, type PageHeadText } from '../../site/heads.ts';
import { loadPageIntro } from '../../site/page.ts';
import { siteName } from '../../ui/brand/siteName.ts';
import { getCurrentHead } from '../../ui/page/recordHead.ts';
import { setStructuredData } from '../../ui/page/structuredData.ts';

/** Loads head data for search engines and previews; returns a function that writes it. */
export async function loadPageHead(name: RouteName | null, pathname: string): Promise<() => void> {
  const { title, description, keywords = [] } = await headAt(name, pathname);
  return () => {
    const head = getCurrentHead();
    if (head === null) document.title = `${title} · ${siteName()}`;
    if (head?.description === undefined) setMeta('description', description);
    setMeta('keywords', keywords.join(', '));
    const trail =
      name !== null && hasBreadcrumbs(name)
        ? getBreadcrumbs({ name, pathname, title, site: location.origin })
        : null;
    setStructuredData('BreadcrumbList', trail && { '@context': 'https://schema.org', ...trail });
  };
}

async function headAt(name: RouteName | null, pathname: string): Promise<PageHeadText> {
  return getPageHead(name, await introOf(name, pathname));
}

async function introOf(name: RouteName | null, pathname: string) {
  if (!isContent(name)) return undefined;
  const { loadPage } = await import('../../site/pages.ts');
  return loadPageIntro(await loadPage(name), pathname);
}

/** Records at parameterized paths describe themselves. */
const hasBreadcrumbs = (name: RouteName): boolean =>
  routes[name].indexed && name !== 'home' && (isContent(name) || !routes[name].path.includes(':'));

function setMeta(name: string, content: string): void {
  let meta = document.querySelector(`meta[name="${name}"]`);
  if (meta === null) {
    meta = document.createElement('meta');
    meta.setAttribute('name', name);
    document.head.append(meta);
  }
  meta.setAttribute('content', content);
}
