import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { LONG_FORM } from '../../build/testing/long-form.ts';
import type { Database } from '../../shared/database.types.ts';
import { linkTo, type RouteName } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demo } from './people.ts';
import { arriveSignedIn, expect, test } from './product.ts';

/** The main act of a screen by its name, and whether it opens something above or in the screen or leads elsewhere. */
interface Act {
  readonly route: RouteName | '/broker/clients' | '/broker/deals';
  readonly name: RegExp;
  readonly does: 'opens' | 'unfolds' | 'leads' | 'takes words';
}

const ACTS: readonly Act[] = [
  { route: 'dealPipeline', name: /^New deal$/, does: 'opens' },
  { route: 'brokerReports', name: /^30 days$/, does: 'leads' },
  { route: 'clients', name: /^New contact$/, does: 'opens' },
  { route: 'calendar', name: /^Booking page$/, does: 'opens' },
  { route: 'brokerDashboard', name: /^Open/, does: 'leads' },
  { route: '/broker/clients', name: /^New contact$/, does: 'opens' },
  { route: '/broker/deals', name: /^New deal$/, does: 'opens' },
  { route: 'companies', name: /^New company$/, does: 'opens' },
  { route: 'leads', name: /^New lead$/, does: 'opens' },
  { route: 'leadManagement', name: /^30 days$/, does: 'leads' },
  { route: 'brokerLeads', name: /^Export$/, does: 'opens' },
  { route: 'clientDashboard', name: /^Communities for sale$/, does: 'leads' },
  { route: 'calendar', name: /^New event$/, does: 'opens' },
  { route: 'marketing', name: /^New campaign$/, does: 'opens' },
  { route: 'marketingAutomation', name: /^Sequences$/, does: 'leads' },
  { route: 'emailSequences', name: /^New sequence$/, does: 'opens' },
  { route: 'seoOptimization', name: /^All listings$/, does: 'leads' },
  { route: 'reviewManagement', name: /^Ask /, does: 'unfolds' },
  { route: 'workflowAutomation', name: /^New rule$/, does: 'leads' },
  { route: 'coBrokers', name: /^New agreement$/, does: 'leads' },
  { route: 'partnerships', name: /^Rita /, does: 'leads' },
  { route: 'brokerNetwork', name: /^Rita /, does: 'leads' },
  { route: 'communicationHub', name: /^Greta Ahlberg/, does: 'leads' },
  { route: 'brokerCalculator', name: /^Price/, does: 'takes words' },
];

const MOST_STEPS = 120;

/** What has the focus: its name, where it stands within the screen itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || here.closest('main') === null) return null;
    const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : null;
    return (here.getAttribute('aria-label') ?? label ?? here.textContent ?? '').trim();
  });

/** Goes on by Tab alone until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here !== null && name.test(here)) return;
    if (here !== null) met.push(here);
  }
  throw new Error(`Tab meets no ${name}, but ${met.join(', ')}`);
}

async function leadsElsewhere(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.url();
  await act();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(before);
}

/** Enters what has the focus and comes back to it, without the pointer. */
async function opensAbove(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  const opened = page.locator('dialog[open], [role="dialog"], [role="menu"]').first();
  await expect(opened).toBeVisible();
  await expect
    .poll(() => opened.evaluate((one) => one.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect.poll(() => focused(page)).toMatch(name);
}

/** Opens a form in its place, leaves it by its own button and is where it was. */
async function unfolds(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.locator('main form:focus-within')).toBeVisible();
  await tabTo(page, /^Cancel$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(name);
}

async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test(
  'a broker’s screens are worked with by the keyboard alone, and leave it where it was',
  LONG_FORM,
  async ({ page, product }) => {
    test.setTimeout(30_000 + ACTS.length * 20_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await arriveSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
    for (const { route, name, does } of ACTS) {
      await test.step(`${route}: ${name}`, async () => {
        await arriveAt(page, route.startsWith('/') ? route : linkTo(route as RouteName));
        await tabTo(page, name);
        if (does === 'takes words') {
          await page.keyboard.type('12500000');
          await expect(page.locator(':focus')).toHaveValue(/12,?500,?000/);
        } else if (does === 'leads') {
          await leadsElsewhere(page, () => page.keyboard.press('Enter'));
        } else if (does === 'unfolds') {
          await unfolds(page, name);
        } else {
          await opensAbove(page, name);
        }
      });
    }
  },
);

/** The pages of one record, each with the table of its rows. */
const RECORDS = [
  ['contacts', 'client'],
  ['leads', 'lead'],
  ['deals', 'deal'],
  ['companies', 'company'],
  ['events', 'calendarEvent'],
] as const;

test(
  'the page of each kind of record is worked with by the keyboard alone',
  LONG_FORM,
  async ({ page, product }) => {
    test.setTimeout(30_000 + RECORDS.length * 20_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await arriveSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
    const keys = createClient<Database>(product.url, product.secretKey);
    const owner = keys.from('profiles').select('id').eq('email', demo('broker')).single();
    const { data: broker } = await owner.throwOnError();
    for (const [table, route] of RECORDS) {
      await test.step(route, async () => {
        const rows = keys.from(table).select('id').eq('owner_id', broker.id).is('deleted_at', null);
        const { data } = await rows.order('id').limit(1).single().throwOnError();
        await arriveAt(page, linkTo(route, { id: data.id }));
        await tabTo(page, /^Actions$/);
        await opensAbove(page, /^Actions$/);
        await page.keyboard.press('e');
        await expect(page.getByRole('form').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('form', { name: /^(Edit|Change)/ })).toHaveCount(0);
      });
    }
  },
);

test('a client is made, called upon and followed up by the keyboard alone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await expect(page.locator('h1').first()).toBeVisible();
  await tabTo(page, /^New contact$/);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'New contact' });
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Kay Board');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Kay Board' }).first()).toBeVisible();
});
