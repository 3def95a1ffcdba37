import type { Page } from '@playwright/test';
import { isFullRun } from '../../build/testing/full-run.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const BROKER = 'broker@demo.havenexchange.example';
const OWNER = 'broker-of-record@demo.havenexchange.example';

const ofBroker = 'dec0de00-0000-4000-8000-000000009012';
const ofOwner = 'dec0de00-0000-4000-8000-000000009051';

const formOf = (page: Page) => page.getByRole('form', { name: 'Edit contact' });
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
const save = (page: Page) =>
  formOf(page).getByRole('button', { name: 'Save', exact: true }).click();
const fact = (page: Page, value: string) => page.getByRole('definition').filter({ hasText: value });

/** Opens the form on the current record without reloading it. */
async function openForm(page: Page): Promise<void> {
  await act(page, /^Edit/);
  await expect(formOf(page)).toBeVisible();
}

async function act(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('two teammates edit one contact: nothing is lost and both are notified', async ({
  page,
  openForAnother,
  product,
  consoleErrors,
}) => {
  const teammate = await openForAnother();
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await openSignedIn(teammate, product.url, OWNER, DEMO_PASSWORD);

  for (const one of [page, teammate]) await one.goto(linkTo('client', { id: ofBroker }));

  await test.step('different fields: both edits are kept without a prompt', async () => {
    await openForm(page);
    await openForm(teammate);
    await fieldOf(teammate, 'Job title').fill('Partner, healthcare');
    await save(teammate);
    await expect(formOf(teammate)).toBeHidden();
    await fieldOf(page, 'City').fill('Evanston');
    await save(page);
    await expect(formOf(page)).toBeHidden();
    for (const one of [page, teammate]) {
      await expect(fact(one, 'Evanston')).toBeVisible();
      await expect(fact(one, 'Partner, healthcare')).toBeVisible();
    }
  });

  await test.step('the same field: the last to save sees both values and chooses', async () => {
    await openForm(page);
    await openForm(teammate);
    // Typed before the other user's change arrives, because an untouched field takes that over.
    await fieldOf(page, 'City').fill('Naperville');
    await fieldOf(teammate, 'City').fill('Oak Park');
    await save(teammate);
    await expect(formOf(teammate)).toBeHidden();
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Conflicting changes' });
    await expect(dialog.getByLabel('Yours: Naperville')).toBeChecked();
    await dialog.getByLabel('Theirs: Oak Park').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(fact(page, 'Oak Park')).toBeVisible();
  });

  // offline-writing.spec.ts always covers this.
  await test.step('offline: saved on the device and sent after reconnecting', async () => {
    if (!isFullRun) return;
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

  await test.step('both see that the other is present and their changes, without a reload', async () => {
    await expect(page.getByText(/ is viewing this$/)).toBeVisible();
    await act(teammate, /^Edit/);
    await expect(page.getByText(/ edits this now$/)).toBeVisible();
    await formOf(teammate).getByRole('button', { name: 'Close' }).click();
    await teammate.getByRole('button', { name: 'Call', exact: true }).click();
    await teammate.getByRole('textbox', { name: 'Call' }).fill('They want two more in Ohio.');
    await teammate.getByRole('button', { name: 'Log call' }).click();
    await expect(page.getByText('They want two more in Ohio.')).toBeVisible();
    // renderer/workbench/record/filesTab.test.tsx covers them.
    if (!isFullRun) return;
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

  // renderer/features/clients/contacts/contacts.test.tsx and renderer/workbench/record/recordPage.test.tsx cover both.
  await test.step('moved to trash by a teammate: shows a message, and restoring keeps the typed text', async () => {
    if (!isFullRun) return;
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
    if (!isFullRun) return;
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
