import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared/database.types.ts';
import { linkTo, type RouteName } from '../../../shared/routes.ts';
import { focused, tabTo } from '../../e2e/broker-keys.ts';
import { demoEmail } from '../../e2e/people.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

/** A screen's main action by name, and whether it opens an overlay, expands in place or navigates. */
interface Act {
  readonly route: RouteName | '/broker/clients' | '/broker/deals';
  readonly name: RegExp;
  readonly does: 'includes' | 'unfolds' | 'leads' | 'takes words';
}

const ACTS: readonly Act[] = [
  { route: 'dealPipeline', name: /^New deal$/, does: 'includes' },
  { route: 'brokerReports', name: /^30 days$/, does: 'leads' },
  { route: 'clients', name: /^New contact$/, does: 'includes' },
  { route: 'calendar', name: /^Booking page$/, does: 'includes' },
  { route: 'brokerDashboard', name: /^Open/, does: 'leads' },
  { route: '/broker/clients', name: /^New contact$/, does: 'includes' },
  { route: '/broker/deals', name: /^New deal$/, does: 'includes' },
  { route: 'companies', name: /^New company$/, does: 'includes' },
  { route: 'leads', name: /^New lead$/, does: 'includes' },
  { route: 'leadManagement', name: /^30 days$/, does: 'leads' },
  { route: 'brokerLeads', name: /^Export$/, does: 'includes' },
  { route: 'clientDashboard', name: /^Communities for sale$/, does: 'leads' },
  { route: 'calendar', name: /^New event$/, does: 'includes' },
  { route: 'marketing', name: /^New campaign$/, does: 'includes' },
  { route: 'marketingAutomation', name: /^Sequences$/, does: 'leads' },
  { route: 'emailSequences', name: /^New sequence$/, does: 'includes' },
  { route: 'seoOptimization', name: /^All listings$/, does: 'leads' },
  { route: 'reviewManagement', name: /^Ask /, does: 'unfolds' },
  { route: 'workflowAutomation', name: /^New rule$/, does: 'leads' },
  { route: 'coBrokers', name: /^New agreement$/, does: 'leads' },
  { route: 'partnerships', name: /^Rita /, does: 'leads' },
  { route: 'brokerNetwork', name: /^Rita /, does: 'leads' },
  { route: 'communicationHub', name: /^Greta Ahlberg/, does: 'leads' },
  { route: 'brokerCalculator', name: /^Price/, does: 'takes words' },
];

async function leadsElsewhere(page: Page, act: () => Promise<void>): Promise<void> {
  const before = page.url();
  await act();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(before);
}

/** Opens the focused element with the keyboard, then returns focus to it. */
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

/** Opens an inline form, closes it with its own button and checks that focus returns. */
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

test('broker screens work by keyboard alone and return focus to where it was', async ({
  page,
  product,
}) => {
  test.setTimeout(30_000 + ACTS.length * 20_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
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
});

/** The record pages, each with its table of rows. */
const RECORDS = [
  ['contacts', 'client'],
  ['leads', 'lead'],
  ['deals', 'deal'],
  ['companies', 'company'],
  ['events', 'calendarEvent'],
] as const;

test('each kind of record page works by keyboard alone', async ({ page, product }) => {
  test.setTimeout(30_000 + RECORDS.length * 20_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  const keys = createClient<Database>(product.url, product.secretKey);
  const owner = keys.from('profiles').select('id').eq('email', demoEmail('broker')).single();
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
});
