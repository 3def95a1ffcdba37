import { expect, it } from 'vitest';
import { makeSitemap } from './sitemap.ts';

const SITE = 'https://there.example';
const pages = `<?xml version="1.0"?>\n<urlset>\n  <url><loc>${SITE}/</loc></url>\n</urlset>\n`;

type SitemapRecords = Readonly<Record<string, readonly (readonly [string, string | null])[]>>;

/** A fake database with these records, with communities in the given number of parts. */
const having = (records: SitemapRecords, prefixes = ['']) => {
  const requestedPaths: string[] = [];
  const fetchPath = (path: string) => {
    requestedPaths.push(path);
    const { pathname, searchParams } = new URL(path, SITE);
    const kind = searchParams.get('kind') ?? '';
    if (pathname.endsWith('sitemap_part')) return Response.json(records[kind] ?? []);
    return Response.json(kind === 'property' ? prefixes : ['']);
  };
  return { ask: fetchPath, asked: requestedPaths };
};

it('lists the static pages and every record a visitor can open', async () => {
  const { ask } = having({ property: [['a1', '2026-11-20']], brokerage: [['cedar', null]] });
  const map = await makeSitemap(pages)('/sitemap.xml', ask);
  expect(map).toContain(`<loc>${SITE}/</loc>`);
  expect(map).toContain(`<loc>${SITE}/property/a1</loc><lastmod>2026-11-20</lastmod>`);
  expect(map).toContain(`<loc>${SITE}/brokerage/cedar</loc></url>`);
});

it('lists courses that staff published, and those with a written page once', async () => {
  const written = `${SITE}/education/courses/reading-a-t-12`;
  const build = pages.replace('</urlset>', `  <url><loc>${written}</loc></url>\n</urlset>`);
  const { ask } = having({
    educationCourse: [
      ['reading-a-t-12', '2026-11-28'],
      ['reading-a-lease', '2026-11-29'],
    ],
  });
  const map = (await makeSitemap(build)('/sitemap.xml', ask)) ?? '';
  expect(map).toContain(
    `<loc>${SITE}/education/courses/reading-a-lease</loc><lastmod>2026-11-29</lastmod>`,
  );
  expect(map.split(`<loc>${written}</loc>`)).toHaveLength(2);
});

it('splits a large sitemap into an index of parts, each with its own entries', async () => {
  const { ask, asked } = having({ property: [['8a', null]] }, ['7', '8']);
  const sitemap = makeSitemap(pages);
  const index = await sitemap('/sitemap.xml', ask);
  expect(index).toContain('<sitemapindex');
  for (const file of [
    'pages',
    'property-7',
    'property-8',
    'agent',
    'vendor',
    'brokerage',
    'educationCourse',
  ]) {
    expect(index).toContain(`<loc>${SITE}/sitemap-${file}.xml</loc>`);
  }
  expect(asked.filter((path) => path.includes('sitemap_part'))).toEqual([]);
  expect(await sitemap('/sitemap-pages.xml', ask)).toBe(pages);
  expect(await sitemap('/sitemap-property-8.xml', ask)).toContain(`<loc>${SITE}/property/8a</loc>`);
  expect(asked.at(-1)).toBe('/rpc/sitemap_part?kind=property&prefix=8');
});

it("lists only the static pages if the database doesn't respond, and has no other parts", async () => {
  const sitemap = makeSitemap(pages);
  expect(await sitemap('/sitemap.xml', () => new Response(null, { status: 503 }))).toBe(pages);
  expect(await sitemap('/sitemap-profiles.xml', having({}).ask)).toBeNull();
  expect(await sitemap('/app.webmanifest', having({}).ask)).toBeNull();
});
