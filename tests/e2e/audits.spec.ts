import { isLongForm } from '../../build/testing/long-form.ts';
import { linkTo } from '../../shared/routes.ts';
import { Auditor } from './audits.ts';
import { expect, type Product, testInOwnProfile as test } from './product.ts';

/**
 * One page of each kind that search engines show and that somebody installs the app from. The first is drawn by the
 * server, with what only it knows, and comes alive: it has whatever the others have.
 */
const PAGES: Readonly<Record<string, (product: Product) => string | Promise<string>>> = {
  'a community': async (product) => linkTo('publicListing', { id: await someListing(product) }),
  'the front page': () => linkTo('home'),
  'the market': () => linkTo('investmentOpportunities'),
  'the agents': () => linkTo('agents'),
  'the vendors': () => linkTo('vendors'),
  'what we are': () => linkTo('about'),
  questions: () => linkTo('faq'),
  'the glossary': () => linkTo('seniorLivingGlossary'),
  'a page of help': () => linkTo('helpCapRates'),
  'how to reach us': () => linkTo('contact'),
};

async function someListing({ url }: Product): Promise<string> {
  const config = await (await fetch(`${url}/_local/config.json`)).json();
  const answer = await fetch(
    `${url}/rest/v1/listings?select=id&status=eq.active&approval_status=eq.approved&limit=1`,
    { headers: { apikey: config.publishableKey } },
  );
  const [listing] = (await answer.json()) as { id: string }[];
  if (!listing) throw new Error('Nothing is for sale.');
  return listing.id;
}

let auditor: Auditor;

// One after the other in the browser that is opened once for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ launchOptions }) => {
  auditor = await Auditor.open(launchOptions);
});
test.afterAll(() => auditor.close());

const looked = Object.keys(PAGES).slice(0, isLongForm ? undefined : 1);

for (const name of looked) {
  test(`${name} is as browsers and search engines want pages, by every audit of Lighthouse`, async ({
    product,
  }) => {
    const { failures, looked: audits } = await auditor.audit(
      product.url + (await PAGES[name]?.(product)),
    );
    expect(failures).toEqual([]);
    expect(audits).toBeGreaterThan(15);
  });
}

test('a browser finds nothing that would keep it from installing the app, on whichever page', async ({
  product,
  request,
}) => {
  const manifests = new Set<string>();
  for (const [place, name] of Object.keys(PAGES).entries()) {
    const path = (await PAGES[name]?.(product)) ?? '';
    const html = await (await request.get(path)).text();
    const link = /<link [^>]*rel="manifest"[^>]*>/.exec(html)?.[0] ?? '';
    manifests.add(/href="[^"]+"/.exec(link)?.[0] ?? `none at ${path}`);
    // What it looks at is the manifest, and all of them have the same one.
    if (place > 0 && !isLongForm) continue;
    expect(await auditor.installabilityErrors(product.url + path), name).toEqual([]);
  }
  expect([...manifests]).toEqual([expect.stringContaining('href=')]);
});

test('a page without a manifest is not one to install the app from', async ({ product }) => {
  expect(await auditor.installabilityErrors(`${product.url}/_local/config.json`)).toContain(
    'no-manifest',
  );
});
