import type { Page } from '@playwright/test';
import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const INVESTOR = 'investor@demo.havenexchange.example';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Rate Your Experience' });

test('a member who rates in two windows sees both confirm and has one rating', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'buyer-trial@demo.havenexchange.example', DEMO_PASSWORD);
  const second = await page.context().newPage();
  await openSignedIn(second, product.url, 'buyer-trial@demo.havenexchange.example', DEMO_PASSWORD);
  for (const window of [page, second]) {
    await window.goto(linkTo('profile'));
    await window.getByRole('button', { name: /^Your account/ }).click();
    await window.getByRole('menuitem', { name: 'Rate Your Experience' }).click();
    await expect(dialogOf(window).getByRole('button', { name: 'Submit Rating' })).toBeVisible();
  }
  for (const [window, stars] of [
    [page, '4 stars'],
    [second, '2 stars'],
  ] as const) {
    await window.bringToFront();
    await dialogOf(window).locator('label').filter({ hasText: stars }).click();
    await dialogOf(window).getByRole('button', { name: 'Submit Rating' }).click();
    await expect(dialogOf(window)).toBeHidden();
  }
  await page.reload();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Rate Your Experience' }).click();
  await expect(dialogOf(page).getByRole('radio', { name: /^2 stars/ })).toBeChecked();
  await expect(dialogOf(page).getByRole('button', { name: 'Update Rating' })).toBeVisible();
});

test('a rating requested before hydration opens once the page is hydrated', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(linkTo('home'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Rate your experience' }).click();
  script.resolve();
  await expect(dialogOf(page).getByRole('button', { name: /Rating$/ })).toBeVisible();
});

test('a member rates from the menu, changes it on the home page, and the summary updates', async ({
  page,
  openForAnother,
  product,
}) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await page.goto(linkTo('profile'));
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Rate Your Experience' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^2 stars/ }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByLabel('Review').fill('It adds up.');
  await dialog.getByRole('button', { name: 'Submit Rating' }).click();
  await expect(page.getByText('Rating Submitted', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(linkTo('home'));
  const summary = page.locator('#social-proof');
  const ofStar = (name: string) =>
    summary.locator('dl > div').filter({ hasText: name }).locator('dd');
  await expect(summary.getByText('It adds up.')).toBeVisible();
  const threes = Number(await ofStar('3 stars').innerText());
  const fives = Number(await ofStar('5 stars').innerText());
  await summary.getByRole('button', { name: 'Rate your experience' }).click();
  await expect(dialog.getByRole('radio', { name: /^3 stars/ })).toBeChecked();
  await dialog.locator('label').filter({ hasText: '5 stars' }).click();
  await dialog.getByRole('button', { name: 'Update Rating' }).click();
  await expect(ofStar('3 stars')).toHaveText(String(threes - 1));
  await expect(ofStar('5 stars')).toHaveText(String(fives + 1));

  const visitor = await openForAnother();
  await visitor.goto(linkTo('home'));
  await expect(visitor.locator('#social-proof').getByText('It adds up.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Rate your experience' })).toBeHidden();
});
