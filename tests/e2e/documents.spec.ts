import type { Browser, Page } from '@playwright/test';
import { APP_DOCUMENT } from '../../shared/navigation/documents.ts';
import { resolvePathResponse } from '../../shared/navigation/path-responses.ts';
import { isKnownPath } from '../../shared/routes.ts';
import { findHtmlErrors } from './html-validity.ts';
import { listPrerenderedPaths } from './prerendered-paths.ts';
import { expect, testInOwnProfile as test } from './product.ts';

/** True if the page a link points to has the named anchor. */
function hasAnchor(written: ReadonlyMap<string, Written>, to: string): boolean {
  const [path = '', anchor = ''] = to.split('#');
  return written.get(path)?.ids.includes(anchor) ?? false;
}

const repeated = (texts: readonly string[]) =>
  texts.filter((text, place) => texts.indexOf(text) !== place);

/** One page of each template; other pages differ only in text. */
/** Content of a page's file, parsed by a browser without running its scripts. */
interface Written {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly type: string;
  readonly headings: number;
  readonly landmarks: readonly string[];
  readonly links: readonly string[];
  readonly lostAnchors: readonly string[];
  readonly ids: readonly string[];
  readonly inlineStyles: number;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

/** Returns a page that can parse files as markup, which our own CSP forbids. */
async function readerOf(browser: Browser, url: string): Promise<Page> {
  const options = { baseURL: url, bypassCSP: true, serviceWorkers: 'block' } as const;
  return (await browser.newContext(options)).newPage();
}

test('every public page has its own document head, and all its links resolve', async ({
  browser,
  product,
}) => {
  const page = await readerOf(browser, product.url);
  const paths = await listPrerenderedPaths(product.url);
  expect(paths.length).toBeGreaterThan(60);
  await page.goto('/');
  const pages = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path): Promise<Written> => {
          const html = await (await fetch(path)).text();
          // Inline styles would be checked against the reader page's CSP.
          const content = html.replace(/<style>[\s\S]*?<\/style>/g, '');
          const file = new DOMParser().parseFromString(content, 'text/html');
          const attribute = (selector: string, name: string) =>
            file.querySelector(selector)?.getAttribute(name) ?? '';
          const links = [...file.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '');
          const ids = [...file.querySelectorAll('[id]')].map(({ id }) => id);
          const scripts = file.querySelectorAll('script[type="application/ld+json"]');
          return {
            title: file.title,
            description: attribute('meta[name="description"]', 'content'),
            canonical: attribute('link[rel="canonical"]', 'href'),
            type: attribute('meta[property="og:type"]', 'content'),
            headings: file.querySelectorAll('h1').length,
            landmarks: ['header', 'main', 'footer', 'nav[aria-label="Main"]'].filter(
              (selector) => file.querySelector(selector) !== null,
            ),
            links,
            lostAnchors: links.filter((to) => to.startsWith('#') && !ids.includes(to.slice(1))),
            ids,
            inlineStyles: file.querySelectorAll('[style]').length,
            data: [...scripts].map((script) => JSON.parse(script.textContent)),
          };
        }),
      ),
    paths,
  );
  await page.context().close();
  const written = new Map(paths.map((path, place) => [path, pages[place] as Written]));
  for (const [path, found] of written) {
    expect(found.canonical, path).toMatch(new RegExp(`^https://[^/]+${path}$`));
    expect(found, path).toMatchObject({
      headings: 1,
      landmarks: ['header', 'main', 'footer', 'nav[aria-label="Main"]'],
      lostAnchors: [],
      inlineStyles: 0,
    });
    expect(found.description.length, path).toBeGreaterThanOrEqual(70);
    expect(found.description.length, path).toBeLessThanOrEqual(160);
    const kinds = found.data.map((data) => data['@type']);
    expect(kinds, path).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
    expect(repeated(found.ids), path).toEqual([]);
    const internal = found.links.filter((to) => to.startsWith('/'));
    const broken = internal.filter((to) => {
      const [target = '', anchor] = to.split('#');
      const [address = ''] = target.split('?');
      return !isKnownPath(address) || (anchor !== undefined && !hasAnchor(written, to));
    });
    expect(broken, path).toEqual([]);
    // A URL can match a parameterized route without an actual page behind it.
    const addresses = internal.map((to) => to.replace(/[?#].*$/, ''));
    const unwritten = addresses.filter(
      (to) => resolvePathResponse(to).file !== APP_DOCUMENT && !written.has(to),
    );
    expect(unwritten, path).toEqual([]);
  }
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
  const listTypes = (path: string) => written.get(path)?.data.map((data) => data['@type']);
  expect(listTypes('/faq')).toContain('FAQPage');
  expect(listTypes('/')).toContain('WebSite');
  expect(written.get('/senior-housing-journal/reading-a-t-12-backward')?.data).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      datePublished: '2026-01-14',
      author: expect.objectContaining({ name: 'Luis Ferreira (demo)' }),
    }),
  );
  expect(written.get('/podcast/what-the-lender-sees')?.data).toContainEqual(
    expect.objectContaining({ '@type': 'PodcastEpisode', episodeNumber: 3 }),
  );
  expect(written.get('/news')?.type).toBe('article');
  expect(written.get('/about')?.type).toBe('website');
  expect(listTypes('/press-releases/usable-from-the-keyboard')).toContain('NewsArticle');
});

test('the HTML file of every public page matches the rendered page', async ({
  browser,
  product,
}) => {
  const page = await readerOf(browser, product.url);
  await page.addInitScript({ content: `window.faultsOf = ${findHtmlErrors}` });
  await page.goto('/');
  const errors = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const file = await (await fetch(path)).text();
          return Reflect.get(window, 'faultsOf')(file).map((error: string) => `${path}: ${error}`);
        }),
      ),
    await listPrerenderedPaths(product.url),
  );
  expect(errors.flat()).toEqual([]);
  const broken = '<!doctype html><html><head></head><body><h3><p>a<p>b</p></p></h3></body></html>';
  expect(await page.evaluate(findHtmlErrors, broken)).toHaveLength(3);
  await page.context().close();
});

test('a shared link to a community, agent or vendor has its own preview image', async ({
  product,
}) => {
  /** If a document can't be rendered in time, the app shell is returned, which contains nothing about the record. */
  const findInDocument = async (path: string, what: RegExp): Promise<string> => {
    let found: string | undefined;
    const look = async () => {
      found = what.exec(await (await fetch(product.url + path)).text())?.[0];
      return found;
    };
    await expect.poll(look).toBeDefined();
    return found ?? '';
  };
  const pictures = new Set<string>();
  for (const [list, record] of [
    ['/investment-opportunities', 'property'],
    ['/agents', 'agent'],
    ['/vendors', 'vendor'],
  ]) {
    const path = await findInDocument(`${list}`, new RegExp(`/${record}/[0-9a-f-]{36}`));
    const image = await findInDocument(
      path,
      new RegExp(`/share${path}\\.png(?="/><meta property="og:image)`),
    );
    const response = await fetch(product.url + image);
    const picture = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.add(picture.toString('latin1'));
  }
  expect(pictures.size).toBe(3);
  const unknown = await fetch(`${product.url}/share/property/${crypto.randomUUID()}.png`);
  expect(unknown.status).toBe(404);
});
