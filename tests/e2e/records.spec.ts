import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';
import { act, BROKER, fact, fieldOf, formOf, OWNER, ofBroker, openForm, save } from './records.ts';

test('two teammates edit one contact: nothing is lost and both are notified', async ({
  page,
  openForAnother,
  product,
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

  await test.step('both see that the other is present and their changes, without a reload', async () => {
    await expect(page.getByText(/ is viewing this$/)).toBeVisible();
    await act(teammate, /^Edit/);
    await expect(page.getByText(/ edits this now$/)).toBeVisible();
    await formOf(teammate).getByRole('button', { name: 'Close' }).click();
    await teammate.getByRole('button', { name: 'Call', exact: true }).click();
    await teammate.getByRole('textbox', { name: 'Call' }).fill('They want two more in Ohio.');
    await teammate.getByRole('button', { name: 'Log call' }).click();
    await expect(page.getByText('They want two more in Ohio.')).toBeVisible();
  });
});
