import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createClient } from '@supabase/supabase-js';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { unzip } from '../../supabase/functions/_shared/documents/unzip.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { test, testScreens, written } from './hostile-content.ts';
import { STAYS_EMPTY } from './hostile-rows.ts';
import { ATTACKER_HOST, TEMPLATE_INJECTION_RESULT } from './hostile-text.ts';
import { openListTools } from './listTools.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn } from './product.ts';
import { visits } from './screens.ts';
import { findUnsafeContent } from './unsafe-content.ts';

/** jsdom ships no types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
};

/** A list, a record, a board, a calendar, a table and a ticket. Server-rendered pages are covered below. */
const SCREENS: readonly RouteName[] = [
  'clients',
  'client',
  'dealPipeline',
  'calendar',
  'adminUsers',
  'adminReports',
];

test('hostile text is written into every text column except those whose constraint rejects it', () => {
  expect(written.taken.size).toBeGreaterThan(260);
  const { taken, refused } = written;
  // When adding a column that rejects this text, list it here with what it accepts instead.
  expect(
    refused.filter((column) => /\.(?:name|title|body|note|message|bio)$/.test(column)),
    // The first is frozen when its offer is sent, and built from the offer's own columns. The others are sealed by a hash.
  ).toEqual([
    'private.offer_texts.body',
    'private.residency_agreements.body',
    'private.rfp_contracts.body',
  ]);
  expect([...written.empty.keys()].sort()).toEqual([...STAYS_EMPTY.keys()]);
  for (const inJson of [
    'public.listing_details.unit_mix[].kind',
    'private.listing_materials.facts.amenities[]',
    'public.conversation_messages.forwarded.name',
    'public.listing_drafts.content.description',
    'public.saved_values.value',
  ]) {
    expect(taken.get(inJson), inJson).toContain('onerror');
  }
  expect(taken.get('public.profiles.full_name')).toContain('onerror');
  expect(taken.get('public.conversation_messages.message_text')).toContain('<script>');
});

for (const [email, visited] of Map.groupBy(visits(), ({ email }) => email)) {
  const names = visited.flatMap(({ screens }) => screens.map(({ name }) => name));
  const shown = names.filter((name) => SCREENS.includes(name));
  if (shown.length > 0) testScreens(email, shown);
}

test('hostile text stays text in every server-rendered document and link preview image', async ({
  product,
  request,
}) => {
  const read = async (path: string) => await (await request.get(path)).text();
  const first = async (list: string, record: string): Promise<string> => {
    let found: string | undefined;
    const look = async () => {
      found = new RegExp(`/${record}/[0-9a-f-]{36}`).exec(await read(list))?.[0];
      return found;
    };
    await expect.poll(look).toBeDefined();
    return found ?? '';
  };
  const records = await Promise.all([
    first(linkTo('investmentOpportunities'), 'property'),
    first(linkTo('agents'), 'agent'),
    first(linkTo('vendors'), 'vendor'),
  ]);
  const form = await createClient(product.url, product.secretKey)
    .from('lead_forms')
    .select('id')
    .limit(1)
    .single()
    .throwOnError();
  const formPath = `/ask/${form.data.id}`;
  for (const path of [
    '/',
    linkTo('investmentOpportunities'),
    linkTo('agents'),
    linkTo('vendors'),
    ...records,
    formPath,
  ]) {
    const html = await read(path);
    const { document } = new JSDOM(html).window;
    expect(findUnsafeContent(document, ATTACKER_HOST), path).toEqual([]);
    expect(document.documentElement.textContent, path).not.toContain(TEMPLATE_INJECTION_RESULT);
    for (const data of document.querySelectorAll('script[type*="json"]')) {
      expect(() => JSON.parse(data.textContent ?? ''), path).not.toThrow();
    }
  }
  for (const path of records) {
    // A busy server doesn't render the page; the browser does.
    await expect.poll(() => read(path), path).toContain('&lt;');
    const card = await request.get(`/share${path}.png`);
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect(await read('/sitemap.xml')).not.toContain(ATTACKER_HOST);
});

test('hostile text stays text in an exported table and a calendar feed', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await openListTools(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const table = await readFile(await csv.path(), 'utf8');
  expect(table).toContain(`'=1+`);
  // No cell starts as a formula, quoted or not.
  expect(table).not.toMatch(/(?:^|,|\n)"?[=+@|]/m);
  await openListTools(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Excel/ }).click(),
  ]);
  const parts = unzip(await readFile(await xlsx.path()));
  const part = (name: string) => parts.get(`xl/${name}.xml`)?.toString() ?? '';
  expect(part('sharedStrings')).toContain('onerror');
  // In XLSX, formulas and links are elements of their own.
  expect(part('worksheets/sheet1')).not.toMatch(/<(?:f|hyperlink)[ >]/);

  const token = await page.evaluate(async () => {
    const { access_token: bearer } = JSON.parse(localStorage.getItem('haven.session') ?? '{}');
    const { publishableKey } = await (await fetch('/_local/config.json')).json();
    const response = await fetch('/rest/v1/rpc/create_calendar_feed', {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    return (await response.json()) as string;
  });
  const feed = await fetch(`${product.url}/functions/v1/calendar-feed?token=${token}`);
  const lines = (await feed.text()).split('\r\n');
  expect(lines.filter((line) => line.includes('onerror')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => /^(?:ATTACH|Bcc|=)/.test(line))).toEqual([]);
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
});
