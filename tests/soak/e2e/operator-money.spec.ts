import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../../shared/routes.ts';
import { demoEmail } from '../../e2e/people.ts';
import { expect, fetchRows, openSignedIn, type Product, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';
/** The broker's listing with an NDA. */
const LISTING = 'Riverbend Memory Care';
const inCommunity = `?community=${COMMUNITY}`;

/** A resident whose signed assessment waits for approval, and whose level can fall. */
async function findAssessment(product: Product) {
  const waiting = (await fetchRows(
    product,
    `care_assessments?community_id=eq.${COMMUNITY}&signed_at=not.is.null&approved_at=is.null&select=id,resident_id,residents(name,status)&order=id`,
  )) as { id: string; resident_id: string; residents: { name: string; status: string } }[];
  for (const { id, resident_id, residents } of waiting) {
    const [now] = (await fetchRows(
      product,
      `resident_care_levels?resident_id=eq.${resident_id}&effective_on=lte.${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}&order=effective_on.desc&limit=1&select=level`,
    )) as { level: number }[];
    if (residents.status === 'in_house' && (now?.level ?? 0) > 1)
      return { id, resident: resident_id, name: residents.name };
  }
  throw new Error('No assessment waits for approval.');
}

/** Links the community to a broker's listing, which is otherwise set up when the listing is created. */
async function linkListing({ url, secretKey }: Product): Promise<void> {
  const client = createClient(url, secretKey);
  const { data } = await client
    .from('listings')
    .select('id')
    .eq('property_name', LISTING)
    .limit(1)
    .single();
  const { error } = await client
    .from('communities')
    .update({ listing_id: data?.id })
    .eq('id', COMMUNITY);
  expect(error).toBeNull();
}

const openBilling = (page: Page, rest = '') =>
  page.goto(`${linkTo('operatorBilling')}${inCommunity}${rest}`);

test('a lower level of care corrects the next invoice, is paid, and posted, and the month closes', async ({
  page: director,
  product,
}) => {
  const { id, resident, name } = await findAssessment(product);
  await openSignedIn(director, product.url, demoEmail('operator'), DEMO_PASSWORD);

  // A level is approved from today on, in a month that is billed already.
  await director.goto(
    `${linkTo('operatorCareAssessments')}${inCommunity}&resident=${resident}&assessment=${id}`,
  );
  await director.getByRole('button', { name: 'Approve level' }).click();
  const approval = director.getByRole('dialog', { name: 'Approve level of care' });
  await approval.getByLabel('Level').selectOption('1');
  const today = await approval.getByLabel('Effective date').getAttribute('min');
  await approval.getByLabel('Effective date').fill(today ?? '');
  await approval.getByLabel('Reason').fill('Walks safely without help again');
  await approval.getByRole('button', { name: 'Approve level' }).click();
  await expect(approval).toBeHidden();

  // The next run corrects what was billed at the old level.
  await openBilling(director);
  await director.getByLabel('Month').selectOption({ index: 0 });
  await director.getByRole('button', { name: 'Preview run' }).click();
  const corrections = director.getByRole('table', { name: 'Corrections' });
  await expect(corrections.getByRole('row').filter({ hasText: name }).first()).toContainText(
    'care',
  );
  await director.getByRole('button', { name: 'Approve run' }).click();
  await director.getByRole('button', { name: 'Post invoices' }).click();
  await expect(director.getByRole('button', { name: 'Preview run' })).toBeVisible();

  // The statement is a PDF, and a check pays it.
  await openBilling(director, `&tab=accounts&resident=${resident}`);
  const account = director.getByRole('dialog', { name });
  const download = director.waitForEvent('download');
  await account
    .getByRole('button', { name: /^PDF of statement/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^Statement \d+\.pdf$/);
  await account.getByRole('button', { name: 'Record payment' }).click();
  const payment = director.getByRole('dialog', { name: 'Record payment' });
  await payment.getByLabel('Amount ($)').fill('1234.56');
  const paidOn = await payment.getByLabel('Received').inputValue();
  await payment.getByLabel('Check number or reference').fill('Check 90210');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(payment).toBeHidden();

  // The ledger has the payment, and the next month closes.
  await director.goto(
    `${linkTo('operatorFinancial')}${inCommunity}&tab=journal&month=${paidOn.slice(0, 7)}`,
  );
  await expect(
    director
      .getByRole('table', { name: 'Journal' })
      .getByRole('row')
      .filter({ hasText: 'Check 90210' }),
  ).toContainText('$1,234.56');
  await director.goto(`${linkTo('operatorFinancial')}${inCommunity}&tab=close`);
  const close = director.getByRole('button', { name: /^Close \w+ \d{4}$/ });
  const month = ((await close.textContent()) ?? '').replace('Close ', '');
  await close.click();
  await expect(
    director.getByRole('table', { name: 'Months' }).getByRole('row').filter({ hasText: month }),
  ).toContainText('Closed');
});

test("de-identified figures reach the listing's documents after its owner approves", async ({
  page: director,
  openForAnother,
  product,
}) => {
  await linkListing(product);
  await openSignedIn(director, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await director.goto(`${linkTo('operatorAnalytics')}${inCommunity}&tab=buyers`);
  await director.getByRole('button', { name: 'Send to listing owner' }).click();
  const requests = director.getByRole('table', { name: 'Requests' });
  await expect(requests).toContainText('Waiting for the listing owner');
  const broker = await openForAnother();
  await openSignedIn(broker, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await broker.goto(linkTo('brokerListings'));
  await broker.getByPlaceholder('Search by name').fill(LISTING);
  await expect(broker.getByText('1 listing', { exact: true }).first()).toBeVisible();
  await broker.getByRole('link', { name: LISTING }).first().click();
  await broker.getByRole('button', { name: 'Place documents' }).click();
  await expect(broker.getByText(/^The documents are in the listing/)).toBeVisible();
  await director.reload();
  await expect(requests).toContainText("Placed in the listing's documents");
});
