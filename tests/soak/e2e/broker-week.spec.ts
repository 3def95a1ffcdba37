import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { monthLabel } from '../../../renderer/features/clients/reports/reportMonths.ts';
import type { Database } from '../../../shared/database.types.ts';
import { formatShortDollars } from '../../../shared/format/money.ts';
import { linkTo } from '../../../shared/routes.ts';
import { openListTools } from '../../e2e/listTools.ts';
import { demoEmail } from '../../e2e/people.ts';
import {
  expect,
  type OpenAnotherProfile,
  openSignedIn,
  type Product,
  test,
} from '../../e2e/product.ts';
import { navigateInApp } from '../../e2e/screens.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

/** Demo data: an active sequence that isn't about a single listing. */
const SEQUENCE = 'dec0de00-0000-4000-8000-000000009522';

const mark = randomUUID().slice(0, 8);
const buyer = `Gwen ${mark}`;
const closing = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const month = `${closing.slice(0, 8)}01`;

/** Five hundred rows: two are the same person and one is already a client. */
const FILE = [
  'First Name,Last Name,Email Address,Phone,Company Name,State',
  ...Array.from({ length: 500 }, (_, index) => {
    const name = index < 2 ? `Twin,${mark}` : `Person,${mark} ${index}`;
    const phone = index < 2 ? '(512) 555-7701' : '';
    return `${name},c${index}@${mark}.example,${phone},"Firm, ${index % 9}",Texas`;
  }),
].join('\r\n');

async function openUserPage(
  open: OpenAnotherProfile,
  product: Product,
  who: string,
): Promise<Page> {
  const page = await open();
  await openSignedIn(page, product.url, demoEmail(who), DEMO_PASSWORD);
  return page;
}

/** Returns an API client signed in as the given user. */
async function callerOf(product: Product, who: string): Promise<SupabaseClient<Database>> {
  const { publishableKey } = await (await fetch(`${product.url}/_local/config.json`)).json();
  const client = createClient<Database>(product.url, publishableKey);
  const sign = { email: demoEmail(who), password: DEMO_PASSWORD };
  expect((await client.auth.signInWithPassword(sign)).error).toBeNull();
  return client;
}

/** Returns the expected revenue of the caller's deals for this month. */
async function expectedIn(client: SupabaseClient<Database>): Promise<number> {
  const { data } = await client.rpc('report_months', { p_from: month, p_months: 1 });
  return data?.[0]?.expected ?? Number.NaN;
}

async function importFile(broker: Page): Promise<void> {
  await openListTools(broker);
  await broker.getByRole('button', { name: 'Import contacts' }).click();
  const dialog = broker.getByRole('dialog', { name: 'Import contacts' });
  const file = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Validate' }).click();
  await dialog.getByRole('button', { name: /^Import \d+ contacts$/ }).click();
  await expect(dialog.getByRole('heading', { name: '500 contacts added' })).toBeVisible();
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const recordIn = (page: Page): string => UUID.exec(page.url())?.[0] ?? '';

test("two brokers' week, from a client import to the forecast, stays invisible to an outsider", async ({
  page: broker,
  browser,
  openForAnother,
  product,
}) => {
  test.setTimeout(90_000);
  await openSignedIn(broker, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await broker.goto(linkTo('clients'));
  /** Each record's URL by name. */
  const used = new Map<string, string>();
  const before = await expectedIn(await callerOf(product, 'broker'));
  let teammate = broker;
  let address = '';

  await test.step('Monday: clients are imported and two duplicates are merged', async () => {
    await importFile(broker);
    await navigateInApp(broker, linkTo('clientDuplicates'));
    await broker.getByRole('button', { name: `Merge Twin ${mark} and Twin ${mark}` }).click();
    const merging = broker.getByRole('dialog', { name: 'Merge contacts' });
    await merging.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(broker.getByText('Merged', { exact: true })).toBeVisible();
  });

  await test.step('a form is created, and leads are routed to the second team member', async () => {
    await navigateInApp(broker, linkTo('leadForms'));
    await broker.getByRole('button', { name: 'New form' }).first().click();
    const form = broker.getByRole('dialog', { name: 'New form' });
    await form.getByLabel('Form', { exact: true }).fill(`Fair ${mark}`);
    await form.getByLabel('Title', { exact: true }).fill(`Meet us at the fair ${mark}`);
    await form.getByLabel('Asks for', { exact: true }).fill('Max price,');
    await form.getByRole('button', { name: 'Add form' }).click();
    address = await broker.getByRole('textbox', { name: 'Form link' }).inputValue();
    used.set('form', linkTo('leadForm', { id: recordIn(broker) }));
    teammate = await openUserPage(openForAnother, product, 'broker-of-record');
    await teammate.goto(linkTo('leadManagement'));
    const rules = teammate.getByRole('region', { name: 'Lead routing' });
    await rules.getByLabel('New leads go to').selectOption({ label: 'Round robin' });
    await rules.getByRole('checkbox', { name: 'Ben Demo-Broker' }).uncheck();
    await rules.getByRole('button', { name: 'Save' }).click();
  });

  await test.step('a visitor submits the form; the second team member gets the lead and a notification', async () => {
    const visitor = await browser.newPage({ baseURL: product.url });
    await visitor.clock.install();
    await visitor.goto(address);
    await visitor.getByLabel('Your name').fill(buyer);
    await visitor.getByLabel('Email').fill(`gwen@${mark}.example`);
    await visitor.getByLabel('Community types?').fill('Assisted Living,');
    await visitor.getByLabel('Max price').fill('20M');
    await visitor.getByRole('checkbox', { name: /^I agree/ }).check();
    // Submissions within three seconds are treated as bots.
    await visitor.clock.fastForward('00:30');
    await visitor.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(visitor.getByText("Thank you. We'll be in touch soon.")).toBeVisible();
    await visitor.close();
    await navigateInApp(teammate, linkTo('notifications'));
    await teammate.getByRole('link', { name: new RegExp(`${buyer} is your lead`) }).click();
    await expect(teammate.getByRole('link', { name: `Fair ${mark}` })).toBeVisible();
    used.set('lead', linkTo('lead', { id: recordIn(teammate) }));
  });

  await test.step('she converts it into a client and a deal, which passes a stage gate', async () => {
    await teammate.getByRole('button', { name: 'Convert to client and deal' }).click();
    await teammate.waitForURL(/\/deal-pipeline\//);
    const deal = recordIn(teammate);
    used.set('deal', linkTo('deal', { id: deal }));
    const client = teammate.getByRole('main').locator('a[href^="/clients/"]').first();
    used.set('contact', (await client.getAttribute('href')) ?? '');
    await navigateInApp(teammate, linkTo('dealPipeline'));
    const column = (label: string) => teammate.getByRole('region', { name: label, exact: true });
    await column('Valuation').getByRole('link', { name: buyer, exact: true }).press('m');
    const moving = teammate.getByRole('dialog', { name: /^Move / });
    await moving.getByRole('button', { name: 'LOI signed', exact: true }).click();
    const gate = column('LOI signed');
    await gate.getByRole('textbox', { name: 'Commission' }).fill('3');
    await gate.getByLabel('Expected close').fill(closing);
    await teammate.keyboard.press('Enter');
    await expect(gate.getByRole('link', { name: buyer, exact: true })).toBeVisible();
  });

  await test.step('the client gets a shortlist, a tour with a reminder, and a sequence enrollment', async () => {
    await navigateInApp(teammate, used.get('contact') ?? '');
    await teammate.getByRole('button', { name: 'Send a shortlist' }).click();
    const dialog = teammate.getByRole('dialog', { name: 'Send a shortlist' });
    await expect(dialog.getByRole('checkbox').first()).toBeChecked();
    const sent = teammate.waitForResponse((response) =>
      response.url().includes('/rpc/send_shortlist'),
    );
    await dialog.getByRole('button', { name: /^Send .* communit/ }).click();
    expect((await sent).ok()).toBe(true);

    await navigateInApp(teammate, linkTo('calendar'));
    await teammate.getByRole('button', { name: 'New event' }).click();
    const form = teammate.getByRole('dialog', { name: 'New event' });
    await form.getByLabel('Title', { exact: true }).fill(`Tour with ${buyer}`);
    await form.getByRole('button', { name: 'More options' }).click();
    await form.getByRole('button', { name: 'More fields' }).click();
    await form.getByLabel('Reminder').selectOption({ label: '1 hour before' });
    await form.getByLabel('Client').fill(buyer);
    await expect(form.locator(`option[value="${buyer}"]`)).toBeAttached();
    await form.getByRole('button', { name: 'Add event' }).click();
    const event = teammate.getByRole('link', { name: new RegExp(`Tour with ${buyer}`) });
    const address = (await event.first().getAttribute('href')) ?? '';
    used.set('event', linkTo('calendarEvent', { id: UUID.exec(address)?.[0] ?? '' }));

    await navigateInApp(teammate, linkTo('emailSequence', { id: SEQUENCE }));
    const enroll = teammate.getByRole('region', { name: 'Enroll' });
    await enroll.getByLabel('Search').fill(buyer);
    await enroll.getByRole('checkbox', { name: new RegExp(buyer) }).check();
    await enroll.getByRole('button', { name: 'Enroll 1 contact' }).click();
    await expect(enroll.getByText('1 enrolled')).toBeVisible();
    used.set('sequence', linkTo('emailSequence', { id: SEQUENCE }));
  });

  await test.step('Friday: the first team member sees the commission in its month', async () => {
    await navigateInApp(broker, linkTo('dealPipeline', undefined, { as: 'forecast' }));
    const forecast = broker.getByRole('figure', { name: 'Expected commission by month' });
    await expect(forecast).toBeVisible();
    await navigateInApp(broker, linkTo('brokerReports'));
    const months = broker.getByRole('region', { name: 'Commission by month' });
    const row = months.getByRole('row', { name: new RegExp(`^${monthLabel(month)}`) });
    await expect(row).toContainText(formatShortDollars(before + 600_000));
  });

  await test.step('an outsider gets nothing from any of the URLs or API calls', async () => {
    const outsider = await openUserPage(openForAnother, product, 'operator');
    await outsider.goto(linkTo('leads'));
    for (const [noun, path] of used) {
      await outsider.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await expect(outsider.getByText(`This ${noun} wasn't found`)).toBeVisible();
      await expect(outsider.getByText(mark)).toHaveCount(0);
    }
    expect(used.size).toBe(6);
    const outsiderClient = await callerOf(product, 'operator');
    for (const table of ['contacts', 'leads', 'lead_forms', 'deals'] as const) {
      const { data } = await outsiderClient.from(table).select('id').ilike('name', `%${mark}%`);
      expect(data, table).toEqual([]);
    }
    const { data: events } = await outsiderClient
      .from('events')
      .select('id')
      .ilike('title', `%${mark}%`);
    expect(events).toEqual([]);
    for (const call of ['find_contacts', 'find_leads', 'find_lead_forms', 'find_deals'] as const) {
      expect((await outsiderClient.rpc(call, { p_words: mark })).data, call).toEqual([]);
    }
    expect(await expectedIn(outsiderClient)).toBe(0);
  });

  await test.step('a disabled form is not found and was never indexed', async () => {
    const open = await fetch(address);
    expect([open.status, open.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const forms = (await callerOf(product, 'broker')).from('lead_forms');
    const form = UUID.exec(address)?.[0] ?? '';
    expect((await forms.update({ is_open: false }).eq('id', form)).error).toBeNull();
    expect((await fetch(address)).status).toBe(404);
  });
});
