import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test, testInOwnProfile } from './product.ts';

const MAPLE_COURT = 'dec0de00-0000-4000-8000-000000000201';
/** Longer than autoplay shows a scene, and shorter than two of them. */
const SCENE_MS = 10_000;

test('a buyer walks through a tour and looks around its panorama by keyboard', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await page.goto(`/property/${MAPLE_COURT}`);
  await page.getByRole('link', { name: 'Tour', exact: true }).click();
  await page.getByRole('button', { name: 'Enter the lounge' }).click();
  const panorama = page.getByRole('application', { name: /^Lounge: look around/ });
  const seating = panorama.getByRole('button', { name: 'Seating' });
  await expect(seating).toBeVisible();
  await panorama.focus();
  const before = await seating.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect(async () => {
    const after = await seating.boundingBox();
    expect(after?.x ?? 0).toBeLessThan(before?.x ?? 0);
  }).toPass();
  await page.getByRole('button', { name: 'Unit plan' }).click();
  await page.getByRole('button', { name: 'Measure' }).click();
  const plan = page.getByRole('application', { name: /^Choose a position in Unit plan/ });
  await plan.focus();
  await page.keyboard.press('Enter');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 ft', { exact: true })).toBeVisible();
});

testInOwnProfile(
  'a lobby link plays the tour by itself until someone uses it',
  async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
    await page.goto(`/ar-property-explorer?listing=${MAPLE_COURT}`);
    await page.getByRole('button', { name: 'Copy lobby link' }).click();
    const lobby = await page.evaluate(() => navigator.clipboard.readText());
    await page.clock.install();
    await page.goto(lobby);
    await expect(page.getByRole('heading', { name: 'Front' })).toBeVisible();
    await page.clock.fastForward(SCENE_MS);
    await expect(page.getByRole('heading', { name: 'Lounge' })).toBeVisible();
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Play tour' })).toBeVisible();
  },
);

test('a seller adds a point to a tour, and buyers see it', async ({
  page,
  product,
  openForAnother,
}) => {
  const tour = `/ar-property-explorer?listing=${MAPLE_COURT}`;
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(tour);
  await page.getByRole('link', { name: 'Edit tour' }).click();
  await page.getByRole('button', { name: 'Add point' }).click();
  await page.getByRole('application', { name: /^Choose a position in Front/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').fill('Covered entrance');
  await page.getByLabel('Fact').fill('Cars stop under the roof.');
  await page.getByRole('dialog').getByRole('button', { name: 'Add point' }).click();
  await page.getByRole('button', { name: 'Publish tour' }).click();
  await expect(page.getByRole('link', { name: 'Edit tour' })).toBeVisible();

  const other = await openForAnother();
  await openSignedIn(other, product.url, demoEmail('buyer-pro'), DEMO_PASSWORD);
  await other.goto(tour);
  await other.getByRole('button', { name: 'Covered entrance' }).click();
  await expect(other.getByText('Cars stop under the roof.')).toBeVisible();
});
