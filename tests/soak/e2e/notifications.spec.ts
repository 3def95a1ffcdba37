import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const BROKER = 'broker@demo.havenexchange.example';

test('notification settings are saved, and quiet hours explain what they do', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await page.goto(linkTo('notificationsPreferences'));
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await expect(
    page.getByText(/non-urgent notifications wait|Only urgent notifications are sent/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Your notification preferences have been saved.',
  );
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/notification_preferences') &&
      response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('checkbox', { name: 'New messages: Email' }).uncheck();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
  await page.getByRole('button', { name: 'Conversations' }).click();
  await expect(page.getByRole('checkbox', { name: 'New messages: Email' })).not.toBeChecked();
});
