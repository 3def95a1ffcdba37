import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared/database.types.ts';
import { toLocalTime } from '../../../shared/format/zonedTime.ts';
import { linkTo } from '../../../shared/routes.ts';
import { demoEmail } from '../../e2e/people.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  openSignedIn,
  type Product,
  test as productTest,
  serveDemo,
} from '../../e2e/product.ts';
import { dayAhead, EXACT, fillBid, press } from '../../e2e/rfp.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';
import { PDF } from '../../support/file-samples.ts';
import { type MovableClock, movableClock } from '../../support/movable-clock.ts';

const BRIGHT_HALL = 'dec0de00-0000-4000-8000-000000000401';
const RIVAL = 'Alder Courtyards (demo)';
const TITLE = 'Secured courtyard, west side';
const MINUTE_MS = 60_000;

let clock: MovableClock;

/** The demo on a backend whose clock the test moves; browsers keep the real time. */
const test = productTest.extend<object, { readonly product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) =>
      serveDemo(use, undefined, (dataDir) => {
        clock = movableClock(dataDir);
        return clock.launch;
      }),
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** A value for a date and time field. */
const minuteAhead = (minutes: number) =>
  toLocalTime(
    Date.now() + minutes * MINUTE_MS,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ).slice(0, 16);

/** Prepares what the demo lacks: a second construction company with a sign-in, and a certificate that ends tomorrow. */
async function prepareVendors(product: Product): Promise<{ rival: string }> {
  const service = createClient<Database>(product.url, product.secretKey);
  const rival = await createNewUser(product, 'vendor');
  const { data } = await service
    .from('profiles')
    .select('id')
    .eq('email', rival)
    .single()
    .throwOnError();
  const company = {
    user_id: data.id,
    company_name: RIVAL,
    category: 'construction',
    states: ['OH'],
    verification_status: 'verified',
  };
  const created = await service
    .from('vendors')
    .insert(company)
    .select('id')
    .single()
    .throwOnError();
  const certificate = (vendor_id: string, expires_on: string) => ({
    id: crypto.randomUUID(),
    vendor_id,
    kind: 'insurance',
    coverage: 'general',
    status: 'verified',
    expires_on,
    path: crypto.randomUUID(),
    file_name: 'coi.pdf',
    file_type: 'application/pdf',
    file_size: 1,
  });
  const known = { vendor_id: BRIGHT_HALL, kind: 'insurance', coverage: 'general' };
  await service.from('vendor_credentials').delete().match(known).throwOnError();
  await service
    .from('vendor_credentials')
    .insert([certificate(BRIGHT_HALL, dayAhead(1)), certificate(created.data.id, dayAhead(300))])
    .throwOnError();
  return { rival };
}

async function score(page: Page, vendor: string, points: string): Promise<void> {
  const form = page.getByRole('form', { name: `Scores of ${vendor}` });
  await form.getByLabel('Approach, 0 to 10').fill(points);
  await form.getByRole('button', { name: 'Save scores' }).click();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
}

test('an RFP with five people runs from draft to review, despite a late bid and a lapsed certificate', async ({
  page: manager,
  openForAnother,
  product,
}) => {
  test.setTimeout(600_000);
  const { rival: rivalEmail } = await prepareVendors(product);
  const [approver, bright, rival, admin] = [
    await openForAnother(),
    await openForAnother(),
    await openForAnother(),
    await openForAnother(),
  ];
  const people: readonly (readonly [Page, string, string])[] = [
    [manager, demoEmail('operator'), DEMO_PASSWORD],
    [approver, demoEmail('investor'), DEMO_PASSWORD],
    [bright, demoEmail('vendor'), DEMO_PASSWORD],
    [rival, rivalEmail, NEW_USER_PASSWORD],
    [admin, demoEmail('admin'), DEMO_PASSWORD],
  ];
  const signInAll = async () => {
    for (const [page, email, password] of people) {
      await openSignedIn(page, product.url, email, password);
    }
  };
  await signInAll();

  // Draft, with an approver who also scores.
  await manager.goto(linkTo('rfpForm'));
  const draft = manager.getByRole('form', { name: 'RFP' });
  await draft.getByLabel('Title', EXACT).fill(TITLE);
  await draft.getByLabel('Trade', EXACT).selectOption('construction');
  await draft.getByLabel('State', EXACT).selectOption('OH');
  await draft
    .getByLabel('Scope of work', EXACT)
    .fill('A looped walk without dead ends, raised beds at 30 inches, and a fence of eight feet.');
  await draft.getByLabel('Questions until', EXACT).fill(minuteAhead(20));
  await draft.getByLabel('Bids due', EXACT).fill(minuteAhead(24));
  await draft.getByLabel('Decision by', EXACT).fill(dayAhead(30));
  await draft.getByLabel('General liability insurance', EXACT).check();
  await draft.getByRole('checkbox', { name: /^Approver Ivan/ }).check();
  await draft.getByRole('checkbox', { name: /^Evaluator Ivan/ }).check();
  await draft.getByRole('checkbox', { name: /^Evaluator Olive/ }).check();
  await press(draft, 'Save draft');
  await expect(manager.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const path = new URL(manager.url()).pathname;
  const open = (page: Page, tab = 'overview') => page.goto(`${path}?tab=${tab}`);

  // Invitations, approval by another person, and publishing.
  await open(manager, 'vendors');
  for (const name of ['Bright Hall Renovation (demo)', RIVAL]) {
    await manager.getByLabel(name).check();
  }
  await press(manager, 'Invite vendors');
  const vendors = manager.getByRole('region', { name: 'Vendors', exact: true });
  await expect(vendors.getByText('Invited', { exact: true })).toHaveCount(2);
  await press(manager, 'Submit for approval');
  await open(approver);
  await press(approver, 'Approve RFP');
  await press(manager, 'Publish RFP');
  await expect(manager.getByText(/^Bids are encrypted and sealed until/)).toBeVisible();

  // Both vendors intend to bid. One asks, and both read the answer.
  for (const vendor of [bright, rival]) {
    await open(vendor);
    await press(vendor, 'Confirm intent to bid');
    await expect(vendor.getByRole('button', { name: 'Decline RFP' })).toBeVisible();
  }
  await open(bright, 'questions');
  await bright.getByRole('textbox', { name: 'Question' }).fill('Can the crane stay overnight?');
  await press(bright, 'Ask question');
  await open(manager, 'questions');
  await press(manager, 'Answer question');
  await manager.getByRole('textbox', { name: 'Answer' }).fill('Yes, on the east parking lot.');
  await press(manager, 'Post answer');
  await open(rival, 'questions');
  await expect(rival.getByText('A vendor asked')).toBeVisible();
  await expect(rival.getByText('Yes, on the east parking lot.')).toBeVisible();

  // An amendment must be acknowledged before a bid.
  await press(manager, 'Add amendment');
  const amendment = manager.getByRole('dialog', { name: 'Add amendment' });
  await amendment.getByLabel('Change', EXACT).fill('The gate needs a delayed egress lock.');
  await amendment.getByLabel('Later deadline').fill(minuteAhead(28));
  await press(amendment, 'Send amendment');
  await expect(amendment).toBeHidden();
  for (const [vendor, price] of [
    [bright, 132_000],
    [rival, 121_000],
  ] as const) {
    await open(vendor, 'bid');
    await expect(vendor.getByRole('form', { name: 'Bid' })).toBeHidden();
    await press(vendor, 'Acknowledge amendments');
    await fillBid(vendor, price);
    if (vendor === bright) {
      const plan = { name: 'phases.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
      await vendor.getByLabel('Files to add to the bid').setInputFiles(plan);
      await expect(
        vendor.getByRole('list', { name: 'Files of the bid' }).getByText(/^\d+ bytes$/),
      ).toBeVisible();
    }
    await press(vendor, 'Send sealed bid');
    await expect(vendor.getByRole('heading', { name: 'Sealed bid' })).toBeVisible();
  }
  await open(manager, 'bids');
  await expect(manager.getByText('Bids are sealed', { exact: true })).toBeVisible();

  // The deadline passes while a vendor changes its bid; its own clock is still before the deadline.
  await press(rival, 'Replace bid');
  await fillBid(rival, 99_000);
  clock.set(40 * 60);
  const refusal = rival.waitForResponse((response) =>
    response.url().includes('/functions/v1/rfp-bids'),
  );
  await press(rival, 'Send sealed bid');
  expect(await (await refusal).json()).toMatchObject({ code: 'HXRBL' });
  await expect(rival.getByText(/^The deadline has passed/).first()).toBeVisible();

  // Bids are opened, checked, and scored by two evaluators.
  await open(manager, 'bids');
  await press(manager, 'Open bids');
  await expect(manager.getByText('$121,000')).not.toHaveCount(0);
  await expect(manager.getByText('$99,000')).toHaveCount(0);
  const downloading = manager.waitForEvent('download');
  await press(manager, 'Download phases.pdf');
  expect(readFileSync(await (await downloading).path())).toEqual(Buffer.from(PDF));
  const accept = manager.getByRole('button', { name: /^Accept as complete/ });
  await expect(accept).toHaveCount(2);
  // While a button loads, its name is hidden, so the count of buttons doesn't show that the answer is saved.
  const accepted = manager.getByText('Complete', { exact: true });
  await accept.first().click();
  await expect(accepted).toHaveCount(1);
  await accept.click();
  await expect(accepted).toHaveCount(2);
  await open(approver, 'bids');
  for (const [index, evaluator] of [manager, approver].entries()) {
    await score(evaluator, 'Bright Hall Renovation (demo)', '10');
    await score(evaluator, RIVAL, '4');
    await press(evaluator, 'Submit scores');
    await expect(
      evaluator.getByText(`${index + 1} of 2 evaluators submitted their scores.`),
    ).toBeVisible();
  }
  await open(manager, 'bids');
  await manager.getByRole('checkbox', { name: 'Bright Hall Renovation (demo)' }).check();
  await press(manager, 'Shortlist vendors');
  await expect(manager.getByRole('button', { name: /^Award RFP/ })).toBeVisible();

  // Days later the winner's certificate has lapsed, which blocks the award until staff verified a new one.
  clock.set(3 * 24 * 60 * 60);
  await signInAll();
  await open(manager, 'bids');
  await expect(manager.getByText('Award blocked')).toBeVisible();
  await expect(manager.getByText(/^General liability insurance expired on/).first()).toBeVisible();
  await expect(manager.getByRole('button', { name: /^Award RFP/ })).toHaveCount(0);
  await bright.goto(linkTo('vendorCredentials'));
  await press(bright, 'Add credential');
  await bright.getByLabel('Type').selectOption('Insurance certificate');
  await bright.getByLabel('Coverage').selectOption('General liability insurance');
  await bright.getByLabel('Expires on').fill(dayAhead(400));
  const file = { name: 'renewed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await bright.getByLabel('Choose file').first().setInputFiles(file);
  await expect(bright.getByRole('list', { name: 'File' }).getByText(/^\d+ bytes$/)).toBeVisible();
  await press(bright, 'Submit for review');
  await expect(bright.getByText('Submitted', { exact: true })).toBeVisible();
  await admin.goto(linkTo('vendorCredentials'));
  const submitted = admin.getByRole('listitem').filter({ hasText: 'renewed.pdf' });
  await submitted.getByRole('button', { name: /^Verify/ }).click();
  await expect(submitted).toHaveCount(0);
  await open(manager, 'bids');
  await manager.getByRole('button', { name: /^Award RFP/ }).click();
  const award = manager.getByRole('dialog', { name: /^Award to/ });
  await award.getByLabel('Reason for the award').fill('Best plan for residents during the work.');
  await award.getByRole('button', { name: /^Award to/ }).click();
  await expect(award).toBeHidden();

  // Both sides sign, the work is reported and accepted, and the client reviews it.
  for (const side of [manager, bright]) {
    await open(side, 'contract');
    const signing = side.getByRole('form', { name: 'Sign' });
    await signing.getByLabel('Your full name').fill('Ada Lovelace');
    await signing.getByRole('checkbox').check();
    await press(signing, 'Sign');
    await expect(signing).toBeHidden();
  }
  await bright.getByRole('button', { name: /^Report finished/ }).click();
  await manager.getByRole('button', { name: /^Accept milestone/ }).click();
  await expect(manager.getByText('Accepted', { exact: true })).toBeVisible();
  await press(manager, 'Mark completed');
  await manager.getByRole('button', { name: /^Write review/ }).click();
  await manager.getByRole('radio', { name: /^5 stars/ }).check({ force: true });
  await manager.getByLabel('Your review').fill('On time, and every exit stayed usable.');
  await press(manager, 'Submit review');
  await expect(manager.getByText(/^Our team is reviewing it/)).toBeVisible();

  // The rival reads the decision, and no other vendor's price.
  await open(rival, 'bid');
  await expect(rival.getByText('Closed', { exact: true })).toBeVisible();
  await expect(rival.getByText('$132,000')).toHaveCount(0);
});
