import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import {
  act,
  BROKER,
  fact,
  fieldOf,
  formOf,
  OWNER,
  ofBroker,
  openForm,
  save,
} from '../../e2e/records.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const ofOwner = 'dec0de00-0000-4000-8000-000000009051';

test('a contact edited offline, given files, moved to trash and made private reaches both teammates', async ({
  page,
  openForAnother,
  product,
  consoleErrors,
}) => {
  const teammate = await openForAnother();
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await openSignedIn(teammate, product.url, OWNER, DEMO_PASSWORD);
  for (const one of [page, teammate]) await one.goto(linkTo('client', { id: ofBroker }));

  await test.step('offline: saved on the device and sent after reconnecting', async () => {
    await openForm(page);
    await fieldOf(page, 'Source').fill('Letter of May');
    await page.context().setOffline(true);
    await save(page);
    await expect(page.getByText('1 change waits to be sent.')).toBeVisible();
    await expect(fact(page, 'Letter of May')).toBeVisible();
    await page.context().setOffline(false);
    await expect(fact(teammate, 'Letter of May')).toBeVisible();
    const others = consoleErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
    consoleErrors.splice(0, consoleErrors.length, ...others);
  });

  await test.step('files: both see them', async () => {
    await page.getByRole('tab', { name: 'Files' }).click();
    await page.getByLabel('Add files').setInputFiles({
      name: 'rent-roll.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Unit,Rent\n1,4200\n'),
    });
    await expect(page.getByRole('button', { name: 'rent-roll.csv', exact: true })).toBeVisible();
    await teammate.getByRole('tab', { name: 'Files' }).click();
    await expect(
      teammate.getByRole('button', { name: 'rent-roll.csv', exact: true }),
    ).toBeVisible();
  });

  await test.step('moved to trash by a teammate: shows a message, and restoring keeps the typed text', async () => {
    await page.goto(linkTo('client', { id: ofBroker }));
    await openForm(page);
    await fieldOf(page, 'City').fill('Skokie');
    await act(teammate, 'Move to trash');
    await expect(teammate).toHaveURL(/\/clients$/);
    await save(page);
    await page.getByRole('button', { name: 'Restore and save' }).click();
    await expect(formOf(page)).toBeHidden();
    await expect(fact(page, 'Skokie')).toBeVisible();
  });

  await test.step('no longer shared: shows an error and keeps the typed text', async () => {
    await page.goto(linkTo('client', { id: ofOwner }));
    await openForm(page);
    await fieldOf(page, 'City').fill('Louisville');
    await teammate.goto(linkTo('client', { id: ofOwner }));
    // Optimistic update: the screen shows it before the server confirms.
    const saved = teammate.waitForResponse(
      (response) =>
        response.url().includes('/rest/v1/contacts') && response.request().method() === 'PATCH',
    );
    await act(teammate, /private/i);
    expect((await saved).ok()).toBe(true);
    await expect(teammate.getByText('Private', { exact: true })).toBeVisible();
    await save(page);
    await expect(page.getByText(/no longer exists, or you've lost access/)).toBeVisible();
    await expect(fieldOf(page, 'City')).toHaveValue('Louisville');
  });
});
