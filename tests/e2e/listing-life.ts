import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { PDF } from '../support/file-samples.ts';
import { expect, type OpenAnotherProfile, openSignedIn, test } from './product.ts';
import { navigateInApp } from './screens.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;
const NAME = 'Tamarack Court of Rutland';

/** Opens a signed-in page on its own device. */
async function device(open: OpenAnotherProfile, url: string, name: string): Promise<Page> {
  const page = await open();
  await openSignedIn(page, url, demo(name), DEMO_PASSWORD);
  return page;
}

const step = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: title }).click();

async function saveSearch(buyer: Page): Promise<void> {
  await buyer.goto(linkTo('investmentOpportunities', undefined, { state: 'VT' }));
  await buyer.getByRole('button', { name: 'Save this search' }).click();
  const dialog = buyer.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Anything in Vermont');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Your searches' })).toBeVisible();
}

/** Continues a draft started on another device. */
async function goOn(broker: Page): Promise<void> {
  await broker.goto(linkTo('submitListing'));
  await broker
    .getByRole('listitem')
    .filter({ hasText: NAME })
    .getByRole('link', { name: 'Continue' })
    .click();
  await expect(broker.getByLabel('Community name')).toHaveValue(NAME);
}

const WHY = 'Say how many units there are.';

async function mend(broker: Page): Promise<void> {
  await broker.getByRole('link', { name: NAME }).click();
  // A toast shows it as well.
  const panel = broker.getByRole('dialog', { name: NAME });
  await expect(panel.getByText(WHY)).toBeVisible();
  await broker.getByRole('link', { name: 'Edit' }).click();
  await step(broker, 'Beds and units');
  await broker.getByRole('textbox', { name: /^Units/ }).fill('30');
  await broker.getByRole('button', { name: 'Save changes' }).click();
  await expect(broker).toHaveURL(linkTo('myListings'));
}

/**
 * If complete, a second device continues the draft, an admin declines it once, a saved search sends an alert, and the
 * listing goes on to an inquiry, a signed agreement and its sale.
 */
export function testListingLife(isComplete: boolean): void {
  test(`a listing goes from draft to review${isComplete ? ', inquiry, NDA and sale' : ' and its page'}`, async ({
    openForAnother,
    product,
  }) => {
    const server = createClient<Database>(product.url, product.secretKey);
    const buyer = await device(openForAnother, product.url, 'buyer-pro');
    if (isComplete) await saveSearch(buyer);

    const laptop = await device(openForAnother, product.url, 'broker');
    await laptop.goto(linkTo('submitListing'));
    await laptop.getByRole('button', { name: 'Start new listing' }).click();
    await laptop.getByLabel('Type').selectOption('assisted-living');
    await laptop.getByLabel('Community name').fill(NAME);
    await laptop.getByLabel('City').fill('Rutland');
    await laptop.getByLabel('State').selectOption('VT');
    await expect(laptop.getByText('Saved. You can continue on any device.')).toBeVisible();

    const broker = isComplete ? await device(openForAnother, product.url, 'broker') : laptop;
    if (isComplete) await goOn(broker);
    await step(broker, 'Figures');
    await broker.getByLabel('Asking price').fill('12.5M');
    await broker.getByLabel('Cap rate, %').fill('7.2');
    await step(broker, 'Units, payors, census');
    await broker.getByLabel('Unit type, row 1').fill('Studio');
    await broker.getByLabel('Units, row 1').fill('30');
    await broker.getByLabel('Monthly rate, row 1').fill('4800');
    const { data: profile } = await server
      .from('profiles')
      .select('id')
      .eq('email', 'broker@demo.havenexchange.example')
      .single()
      .throwOnError();
    const license = { user_id: profile.id, state: 'VT', number: 'VT-1' };
    await server.from('professional_licenses').upsert(license).throwOnError();
    await broker.getByRole('button', { name: 'Submit for review' }).click();
    await expect(broker.getByText(`${NAME} was submitted for review`)).toBeVisible();
    await broker.getByRole('link', { name: 'My listings' }).last().click();
    await expect(broker).toHaveURL(linkTo('myListings'));

    const admin = await device(openForAnother, product.url, 'admin');
    const review = async (decision: 'Approve' | 'Decline', reason?: string) => {
      await admin.goto(linkTo('adminListings'));
      await admin.getByRole('link', { name: NAME }).click();
      if (reason !== undefined) await admin.getByLabel('Required changes').fill(reason);
      await admin.getByRole('button', { name: decision, exact: true }).click();
      await expect(admin.getByRole('link', { name: NAME })).toBeHidden();
    };
    if (isComplete) {
      await review('Decline', WHY);
      await mend(broker);
    }
    await review('Approve');

    const alerts = async () => {
      const notices = await server
        .from('notifications')
        .select('title')
        .eq('kind', 'search_match')
        .ilike('message', '%Anything in Vermont%')
        .throwOnError();
      return notices.data.length;
    };
    if (isComplete) await expect.poll(alerts).toBe(1);
    const { data: listing } = await server
      .from('listings')
      .select('id')
      .eq('property_name', NAME)
      .single()
      .throwOnError();
    const address = linkTo('property', { id: listing.id });

    if (!isComplete) {
      await buyer.goto(address);
      await expect(buyer.getByRole('heading', { level: 1 })).toContainText(NAME);
      return;
    }
    await navigateInApp(broker, address);
    await broker.getByRole('button', { name: 'Use agreement' }).click();
    await broker
      .getByLabel('Add documents')
      .setInputFiles({ name: 'Rent roll.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(broker.getByText('Rent roll.pdf')).toBeVisible();

    await navigateInApp(buyer, address);
    await expect(
      buyer.getByText('Contact the broker and sign the agreement to unlock.'),
    ).toBeVisible();
    await buyer.getByRole('button', { name: 'Contact broker' }).click();
    await buyer.getByRole('textbox', { name: 'Message' }).fill('May we see the rent roll?');
    await buyer.getByRole('button', { name: 'Send message' }).click();
    await buyer.getByRole('button', { name: 'Sign and view documents' }).click();
    const download = buyer.waitForEvent('download');
    await buyer.getByRole('button', { name: 'Rent roll.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Rent roll.pdf');

    await navigateInApp(broker, linkTo('submitListing', undefined, { listing: listing.id }));
    await step(broker, 'Figures');
    await broker.getByLabel('Asking price').fill('11.9M');
    await broker.getByRole('button', { name: 'Save changes' }).click();
    await expect(broker).toHaveURL(linkTo('myListings'));
    await buyer.reload();
    await expect(buyer.getByText('Price: $11,900,000')).toBeVisible();

    await broker.getByRole('main').getByRole('link', { name: NAME, exact: true }).click();
    await broker.getByRole('button', { name: 'Mark under contract' }).click();
    await broker.getByRole('button', { name: 'Mark sold' }).click();
    await broker.getByRole('button', { name: 'Mark as sold' }).click();
    await expect(broker.getByText('Under contract → Sold')).toBeVisible();
    await buyer.goto(address);
    await expect(buyer.getByRole('heading', { name: 'Community not found' })).toBeVisible();
    expect(await alerts()).toBeLessThanOrEqual(2);
  });
}
