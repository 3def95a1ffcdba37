import { linkTo } from '../../../shared/routes.ts';
import {
  holdScripts,
  testDomainBrand,
  testEarlyPalette,
  testHydration,
  testWorkspaceBrand,
} from '../../e2e/first-paint.ts';
import { expect, testInOwnProfile as test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const INVESTOR = 'investor@demo.havenexchange.example';

/** renderer/app/earlyInput.test.ts checks that typed text is kept; the next test checks that such a sign-in works. */
test('typing and signing in before the scripts load signs in once they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(linkTo('auth'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(INVESTOR);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL(new RegExp(`${linkTo('investorDashboard')}$`));
});

test('an early sign-in stays valid when the device clock is wrong', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.route('**/auth/v1/token*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), expires_at: 1 } });
  });
  await page.goto(linkTo('auth'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(INVESTOR);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('html[data-session]')).toBeAttached();
  const until = await page.evaluate(
    () => JSON.parse(localStorage.getItem('haven.session') ?? '{}').expires_at as number,
  );
  expect(until).toBeGreaterThan(Date.now() / 1000);
});

test('a wrong password sent before the app loads is rejected once, and the app reports it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) asked += 1;
  });
  await page.goto(linkTo('auth'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(INVESTOR);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  const rejection = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await rejection).status()).toBe(400);
  release();
  await expect(page.getByRole('alert')).toContainText('password');
  expect(asked).toBe(1);
});

test('the app reports an early sign-in response without a user', async ({ page }) => {
  const release = await holdScripts(page);
  await page.route('**/auth/v1/token*', (route) => route.fulfill({ json: {} }));
  await page.goto(linkTo('auth'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(INVESTOR);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const reply = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await (await reply).finished();
  release();
  await expect(page.getByRole('alert')).toContainText('no user data received');
});

for (const name of ['vendors', 'agents', 'contact'] as const) testHydration(linkTo(name));
testEarlyPalette(linkTo('home'));
testDomainBrand(linkTo('home'));
testWorkspaceBrand(linkTo('home'));
