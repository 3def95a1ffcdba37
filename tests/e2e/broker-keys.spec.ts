import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { tabTo } from './broker-keys.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

test('a client is created, called and followed up by keyboard alone', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
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
