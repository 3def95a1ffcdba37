import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { deriveFakeProviderKeys } from '../../backend/payments/fake-provider-keys.ts';
import { inProject } from '../../build/paths.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  openSignedIn,
  type Product,
  type Shared,
  testInOwnProfile,
} from './product.ts';

interface Clock {
  /** Moves the server's clock past the deadline. */
  readonly pass: () => void;
}

let backend: ChildBackend | null = null;

const test = testInOwnProfile.extend<{ clock: Clock }, Shared>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      const folder = await demoDataDir();
      const flags = ['--import', inProject('tests/support/shift-clock.ts')];
      const child = await ChildBackend.start({ dataDir: folder.dataDir, flags });
      backend = child;
      await use({
        url: child.url,
        secretKey: child.keys.secretKey,
        paymentsKey: deriveFakeProviderKeys(child.keys).secretKey,
        linkTo: () => Promise.reject(new Error('This product sends no links.')),
      });
      await child.end('SIGTERM');
      folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
  clock: async ({}, use) => {
    await use({ pass: () => process.kill(backend?.pid ?? 0, 'SIGUSR2') });
  },
});

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
/** The value of a local date and time field, some minutes ahead. */
const minutesAhead = (minutes: number) => {
  const at = new Date(Date.now() + minutes * 60_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

type Keys = ReturnType<typeof createClient<Database>>;

async function accountOf(keys: Keys, product: Product, role: 'operator' | 'vendor', name: string) {
  const email = await createNewUser(product, role);
  const { data } = await keys
    .from('profiles')
    .update({ full_name: name })
    .eq('email', email)
    .select('id')
    .single();
  return { email, id: data?.id ?? '' };
}

async function vendorOf(keys: Keys, product: Product, company_name: string) {
  const account = await accountOf(keys, product, 'vendor', company_name);
  const { data } = await keys
    .from('vendors')
    .insert({
      user_id: account.id,
      company_name,
      category: 'legal',
      states: ['WY'],
      verification_status: 'verified',
    })
    .select('id')
    .single();
  return { ...account, vendor: data?.id ?? '', company: company_name };
}

const certify = (keys: Keys, vendor_id: string, expires_on: string) =>
  keys.from('vendor_credentials').insert({
    id: randomUUID(),
    vendor_id,
    kind: 'insurance',
    coverage: 'general',
    status: 'verified',
    expires_on,
    path: randomUUID(),
    file_name: 'coi.pdf',
    file_type: 'application/pdf',
    file_size: 1,
  });

async function fillBid(page: Page, price: string) {
  await page.getByLabel('Price ($)').fill(price);
  await page.getByLabel('Valid until').fill(day(200));
  await page.getByLabel('Work begins').fill(day(60));
  await page.getByLabel('Weeks').fill('8');
  await page.getByLabel('Proposal').fill('We review every contract with two attorneys.');
  await page.getByLabel('Approach').fill('One lead attorney stays for the whole year.');
  await page.getByLabel('Milestone 1').fill('Completion');
  await page.getByLabel('Due 1').fill(day(120));
  await page.getByLabel('Amount 1 ($)').fill(price);
}

async function sign(page: Page, name: string) {
  await page.getByRole('link', { name: 'Contract' }).click();
  await page.getByLabel('Your full name').fill(name);
  await page.getByRole('checkbox', { name: /I sign it electronically/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

const press = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true }).click();

test('five people run an RFP from draft to review, with a late bid and a lapsed certificate', async ({
  product,
  openForAnother,
  clock,
}) => {
  const keys: Keys = createClient<Database>(product.url, product.secretKey, {
    auth: { persistSession: false },
  });
  const [ida, paula, max] = [
    await accountOf(keys, product, 'operator', 'Ida Issuer'),
    await accountOf(keys, product, 'operator', 'Paula Approver'),
    await accountOf(keys, product, 'operator', 'Max Manager'),
  ];
  const [oak, elm] = [
    await vendorOf(keys, product, 'Oak Counsel'),
    await vendorOf(keys, product, 'Elm Counsel'),
  ];
  const { data: tenant } = await keys
    .from('tenants')
    .insert({ name: 'Prairie Living', subdomain: `p${Date.now()}` })
    .select('id')
    .single();
  await keys.from('tenant_users').insert(
    [ida, paula, max].map(({ id: user_id }, index) => ({
      tenant_id: tenant?.id ?? '',
      user_id,
      role: index === 0 ? ('owner' as const) : ('member' as const),
      is_active: true,
    })),
  );
  for (const { vendor } of [oak, elm]) await certify(keys, vendor, day(90));
  const arrive = async ({ email }: { email: string }) => {
    const page = await openForAnother();
    await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
    return page;
  };
  const [issuer, approver, manager] = [await arrive(ida), await arrive(paula), await arrive(max)];
  const [oaks, elms] = [await arrive(oak), await arrive(elm)];

  await issuer.goto('/rfp-dashboard/new');
  await issuer.getByLabel('Title').fill('Contract review for a year');
  await issuer.getByLabel('Trade').selectOption('Legal');
  await issuer.getByLabel('State').selectOption('Wyoming');
  await issuer.getByLabel('Scope of work').fill('Review all vendor and resident contracts.');
  await issuer.getByLabel('Questions until').fill(minutesAhead(20));
  await issuer.getByLabel('Bids due').fill(minutesAhead(30));
  await issuer.getByLabel('Decision by').fill(day(30));
  await issuer.getByLabel('General liability insurance').check();
  await issuer.getByLabel('Approver Paula Approver').check();
  await issuer.getByLabel('Evaluator Paula Approver').check();
  await issuer.getByLabel('Manager Max Manager').check();
  await issuer.getByLabel('Evaluator Max Manager').check();
  await press(issuer, 'Save draft');
  await issuer.getByRole('link', { name: 'Vendors' }).last().click();
  await issuer.getByLabel('Oak Counsel').check();
  await issuer.getByLabel('Elm Counsel').check();
  await press(issuer, 'Invite vendors');
  await press(issuer, 'Submit for approval');
  await expect(issuer.getByText('In approval')).toBeVisible();
  const path = new URL(issuer.url()).pathname;
  for (const page of [approver, manager, oaks, elms]) await page.goto(path);
  await expect(oaks.getByText('RFP not found')).toBeVisible();
  await press(approver, 'Approve RFP');
  await press(issuer, 'Publish RFP');
  await expect(issuer.getByText('Open for bids')).toBeVisible();

  for (const page of [oaks, elms]) {
    await page.goto(`${path}?tab=questions`);
    await press(page, 'Confirm intent to bid');
  }
  await oaks.getByLabel('Question').fill('How many contracts a month?');
  await press(oaks, 'Ask question');
  await issuer.goto(`${path}?tab=questions`);
  await press(issuer, 'Answer question');
  await issuer.getByLabel('Answer').fill('About forty.');
  await press(issuer, 'Post answer');
  await expect(elms.getByText('About forty.')).toBeVisible();

  for (const page of [oaks, elms]) await page.goto(`${path}?tab=bid`);
  await fillBid(oaks, '80000');
  await press(oaks, 'Send sealed bid');
  await expect(oaks.getByText('Not even you can read it now.')).toBeVisible();
  await fillBid(elms, '90000');
  await press(elms, 'Send sealed bid');
  await expect(elms.getByText('Not even you can read it now.')).toBeVisible();
  await press(elms, 'Replace bid');
  await fillBid(elms, '70000');
  await manager.goto(`${path}?tab=bids`);
  await expect(manager.getByText('Bids are sealed', { exact: true })).toBeVisible();

  clock.pass();
  await press(elms, 'Send sealed bid');
  await expect(elms.getByText("The deadline has passed by our server's clock.")).toBeVisible();
  await manager.reload();
  await press(manager, 'Open bids');
  await expect(manager.getByText('$90,000').first()).toBeVisible();
  await expect(manager.getByText('$70,000')).toHaveCount(0);
  for (const { company } of [oak, elm]) {
    await press(manager, `Accept as complete ${company}`);
    await expect(manager.getByRole('form', { name: `Scores of ${company}` })).toBeVisible();
  }
  await approver.goto(`${path}?tab=bids`);
  for (const [page, points] of [
    [manager, '9'],
    [approver, '7'],
  ] as const) {
    for (const { company } of [oak, elm]) {
      const form = page.getByRole('form', { name: `Scores of ${company}` });
      await form.getByLabel('Approach, 0 to 10').fill(points);
      await press(form, 'Save scores');
      await expect(form.getByText('Saved')).toBeVisible();
    }
    await press(page, 'Submit scores');
  }
  await issuer.goto(`${path}?tab=bids`);
  await expect(issuer.getByRole('table', { name: 'Weighted scores' })).toBeVisible();
  await issuer.getByRole('checkbox', { name: 'Oak Counsel' }).check();
  await press(issuer, 'Shortlist vendors');
  await expect(issuer.getByRole('button', { name: 'Award RFP to Oak Counsel' })).toBeVisible();
  await keys
    .from('vendor_credentials')
    .update({ expires_on: day(-3) })
    .eq('vendor_id', oak.vendor);
  await press(issuer, 'Award RFP to Oak Counsel');
  await issuer.getByLabel('Reason for the award').fill('Best total.');
  await press(issuer, 'Award to Oak Counsel');
  await expect(issuer.getByText('The award is blocked.')).toBeVisible();
  await issuer.reload();
  await expect(issuer.getByText(/General liability insurance expired on/).first()).toBeVisible();
  await certify(keys, oak.vendor, day(300));
  await issuer.reload();
  await press(issuer, 'Award RFP to Oak Counsel');
  await issuer.getByLabel('Reason for the award').fill('Best total.');
  await press(issuer, 'Award to Oak Counsel');
  await press(issuer, 'Send debrief to Elm Counsel');
  await issuer.getByLabel('Strengths and weaknesses of the bid').fill('A higher price.');
  await issuer.getByRole('dialog').getByRole('button', { name: 'Send debrief' }).click();
  await elms.reload();
  await expect(elms.getByText('A higher price.')).toBeVisible();

  await sign(issuer, 'Ida Issuer');
  await expect(issuer.getByText(/^Ida Issuer,/)).toBeVisible();
  await oaks.reload();
  await sign(oaks, 'Otto Oak');
  await press(oaks, 'Report finished Completion');
  await manager.goto(`${path}?tab=contract`);
  await press(manager, 'Accept milestone Completion');
  await expect(manager.getByText('Accepted')).toBeVisible();
  await press(manager, 'Mark completed');
  await issuer.reload();
  await press(issuer, 'Write review');
  await issuer.getByText('5 stars: Excellent').click();
  await press(issuer, 'Submit review');
  await expect(issuer.getByText('Our team is reviewing it.')).toBeVisible();
});
