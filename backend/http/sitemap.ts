import type { RecordName } from '../../shared/navigation/path-responses.ts';
import { linkTo } from '../../shared/routes.ts';
import type { FetchAsVisitor } from './record-visibility.ts';

/** Records search engines may list, with their URLs. */
const ADDRESSES = {
  property: (id) => linkTo('property', { id }),
  agent: (agentId) => linkTo('agent', { agentId }),
  vendor: (vendorId) => linkTo('vendor', { vendorId }),
  brokerage: (slug) => linkTo('brokerage', { slug }),
  educationCourse: (courseId) => linkTo('educationCourse', { courseId }),
} as const satisfies Partial<Record<RecordName, (key: string) => string>>;

type Kind = keyof typeof ADDRESSES;
const KINDS = Object.keys(ADDRESSES) as Kind[];

const WHOLE = '/sitemap.xml';
const PAGES = '/sitemap-pages.xml';
/** Maximum entries search engines accept in one file. */
const MOST_IN_A_FILE = 50_000;
/** Cache time of the index: it is the most expensive and changes the least. */
const FRESH_MS = 10 * 60_000;

type Entry = readonly [key: string, changedOn: string | null];

/**
 * Returns the sitemap at a path, built from the static pages and the records a visitor may open; null at any other
 * path.
 */
export type Sitemap = (pathname: string, ask: FetchAsVisitor) => Promise<string | null>;

/**
 * One file if everything fits, otherwise an index of parts. `pages` is the file written by the build: its URLs
 * contain the site's origin, and it is returned alone while the database is unavailable.
 */
export function makeSitemap(pages: string): Sitemap {
  const site = /<loc>(https?:\/\/[^/<]+)/.exec(pages)?.[1] ?? '';
  let parts: { readonly until: number; readonly names: Promise<readonly Part[]> } | undefined;

  const partsNow = (fetchAsVisitor: FetchAsVisitor): Promise<readonly Part[]> => {
    if (parts === undefined || parts.until < Date.now()) {
      const names = fetchParts(fetchAsVisitor);
      parts = { until: Date.now() + FRESH_MS, names };
      names.catch(() => {
        parts = undefined;
      });
    }
    return parts.names;
  };

  async function whole(fetchAsVisitor: FetchAsVisitor): Promise<string> {
    const names = await partsNow(fetchAsVisitor);
    const isOne = names.length === KINDS.length;
    const urls = isOne
      ? (await Promise.all(names.map((part) => urlsOf(part, fetchAsVisitor)))).flat()
      : [];
    const isSmall = isOne && urls.length + pages.split('<loc>').length < MOST_IN_A_FILE;
    if (isSmall) return pages.replace('</urlset>', () => `${urls.join('')}</urlset>`);
    return index([PAGES, ...names.map(fileOf)]);
  }

  async function urlsOf({ kind, prefix }: Part, fetchAsVisitor: FetchAsVisitor): Promise<string[]> {
    const entries = await fetchJson<readonly Entry[]>(
      fetchAsVisitor,
      `/rpc/sitemap_part?kind=${kind}&prefix=${prefix}`,
    );
    return entries.flatMap(([key, day]) => {
      const place = `<loc>${site}${ADDRESSES[kind](key)}</loc>`;
      // The build already lists the courses that it wrote a page for.
      if (pages.includes(place)) return [];
      const changed = day === null ? '' : `<lastmod>${day}</lastmod>`;
      return [`  <url>${place}${changed}</url>\n`];
    });
  }

  const index = (files: readonly string[]): string => {
    const entries = files.map((file) => `  <sitemap><loc>${site}${file}</loc></sitemap>\n`);
    return `${HEAD}<sitemapindex ${SCHEMA}>\n${entries.join('')}</sitemapindex>\n`;
  };

  return async (pathname, fetchAsVisitor) => {
    if (pathname === PAGES) return pages;
    if (pathname === WHOLE) return whole(fetchAsVisitor).catch(() => pages);
    const part = partAt(pathname);
    if (part === null) return null;
    const urls = await urlsOf(part, fetchAsVisitor);
    return `${HEAD}<urlset ${SCHEMA}>\n${urls.join('')}</urlset>\n`;
  };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Part {
  readonly kind: Kind;
  /** First digits of the part's record ids. */
  readonly prefix: string;
}

const fileOf = ({ kind, prefix }: Part): string =>
  prefix === '' ? `/sitemap-${kind}.xml` : `/sitemap-${kind}-${prefix}.xml`;

function partAt(pathname: string): Part | null {
  const [, kind, prefix = ''] =
    /^\/sitemap-([a-zA-Z]+)(?:-([0-9a-f]{1,2}))?\.xml$/.exec(pathname) ?? [];
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? null : { kind: known, prefix };
}

async function fetchParts(fetchAsVisitor: FetchAsVisitor): Promise<readonly Part[]> {
  const all = KINDS.map(async (kind) => {
    const prefixes = await fetchJson<readonly string[]>(
      fetchAsVisitor,
      `/rpc/sitemap_prefixes?kind=${kind}`,
    );
    return prefixes.map((prefix) => ({ kind, prefix }));
  });
  return (await Promise.all(all)).flat();
}

async function fetchJson<Answer>(fetchAsVisitor: FetchAsVisitor, path: string): Promise<Answer> {
  const response = await fetchAsVisitor(path);
  if (!response.ok) throw new Error(`The database returned status ${response.status} for ${path}.`);
  return (await response.json()) as Answer;
}
