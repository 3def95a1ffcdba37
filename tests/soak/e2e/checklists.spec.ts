import type { Page } from '@playwright/test';
import { linkTo } from '../../../shared/routes.ts';
import { COMMUNITY, copyStateChecklist, demo, openAs, SURVEYS } from '../../e2e/checklists.ts';
import {
  createNewUser,
  expect,
  fetchRows,
  NEW_USER_PASSWORD,
  openSignedIn,
  test,
} from '../../e2e/product.ts';

test("a director adapts the state's checklist and uses it on a phone, and a failed item becomes a finding", async ({
  page,
  openForAnother,
  product,
}) => {
  test.setTimeout(180_000);
  const name = 'Our Ohio round';
  const check = 'The gate of the courtyard closes';
  await openAs(page, product, demo('operator'), SURVEYS);
  const editor = await copyStateChecklist(page, name);
  const reopen = () => page.getByRole('button', { name, exact: true }).click();

  // The second version has an item of the house, the third lacks it again.
  await editor.getByRole('button', { name: 'Add item' }).click();
  await editor.getByLabel('What to check').fill(check);
  await editor.getByLabel('Tag').fill('Courtyard');
  await editor.getByLabel('Open a work order if it fails').check();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await reopen();
  await editor.getByRole('button', { name: check }).first().click();
  await editor.getByRole('button', { name: 'Remove item' }).click();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();

  await reopen();
  await editor.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByRole('button', { name: /^Version \d/ })).toContainText([
    '1 item removed',
    '1 item added',
    'First version',
  ]);
  await versions.getByRole('button', { name: /^Version 2/ }).click();
  await expect(versions.getByText(`Added “${check}”.`)).toBeVisible();
  await versions.getByRole('button', { name: 'Restore version 2' }).click();
  await expect(versions.getByRole('button', { name: /^Version 4/ })).toContainText(
    'Restored from version 2. 1 item added',
  );
  await versions.getByRole('button', { name: 'Close' }).click();
  await expect(editor.getByRole('button', { name: check }).first()).toBeVisible();
  const checklist = new URL(page.url()).searchParams.get('checklist') ?? '';

  // The walk-through on a phone.
  const phone = await openForAnother();
  await phone.setViewportSize({ width: 390, height: 844 });
  await openAs(phone, product, demo('operator'), SURVEYS);
  await phone.getByRole('button', { name: 'Start mock survey' }).click();
  const choice = phone.getByLabel('Checklist');
  const own = await choice.getByRole('option', { name: new RegExp(name) }).getAttribute('value');
  await choice.selectOption(own);
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: 'Start mock survey', exact: true })
    .click();
  await expect(phone.getByText(`${name}, version 4`)).toBeVisible();
  await phone.getByRole('button', { name: 'Start walk-through' }).click();
  await walkThrough(phone, check);
  const finding = phone.getByRole('button', { name: `Courtyard ${check}` });
  await finding.click();
  const panel = phone.getByRole('dialog', { name: `Courtyard ${check}` });
  await expect(panel.getByText('The latch is bent.')).toBeVisible();

  // The plan of correction has an owner and a date.
  await panel.getByRole('button', { name: 'Edit finding and plan' }).click();
  const plan = phone.getByRole('dialog', { name: 'Edit Courtyard' });
  await plan.getByLabel('Correction for those affected').fill('The latch is replaced.');
  await plan.getByLabel('How others are identified').fill('All gates are checked.');
  await plan.getByLabel('Systemic change').fill('Gates are on the monthly round.');
  await plan.getByLabel('Monitoring').fill('The director reads the round.');
  await plan.getByLabel('Owner').selectOption({ index: 1 });
  await plan.getByLabel('Due').fill('2027-02-01');
  await plan.getByRole('button', { name: 'Save' }).click();
  await expect(plan).toBeHidden();
  await expect(panel.getByText('The latch is replaced.')).toBeVisible();

  const order = panel.getByRole('link', { name: /^Work order \d+$/ });
  const number = Number((await order.textContent())?.split(' ').at(-1));
  await order.click();
  await expect(phone.getByRole('dialog', { name: `Mock survey: ${check}` })).toBeVisible();
  const orders = await fetchRows(
    product,
    `work_orders?community_id=eq.${COMMUNITY}&number=eq.${number}&select=title,description,priority`,
  );
  expect(orders).toEqual([
    { title: `Mock survey: ${check}`, description: 'The latch is bent.', priority: 'high' },
  ]);

  // Someone who runs no community of this operator opens the same address.
  const stranger = await openForAnother();
  const email = await createNewUser(product, 'operator');
  await openSignedIn(stranger, product.url, email, NEW_USER_PASSWORD);
  await stranger.goto(linkTo('operatorCompliance', {}, { community: COMMUNITY, checklist }));
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await stranger.waitForLoadState('networkidle');
  await expect(stranger.getByText(name)).toHaveCount(0);
  await expect(stranger.getByRole('dialog')).toHaveCount(0);
});

/** Passes each item of the open walk-through but one. */
async function walkThrough(page: Page, failing: string): Promise<void> {
  const walk = page.getByRole('dialog', { name: 'Mock survey' });
  const first = await walk.getByText(/^Item 1 of \d+$/).textContent();
  const count = Number(first?.split(' ').at(-1));
  for (let at = 1; at <= count; at += 1) {
    await expect(walk.getByText(`Item ${at} of ${count}`)).toBeVisible();
    if (await walk.getByRole('heading', { name: failing }).isVisible()) {
      await walk.getByRole('button', { name: 'Fail', exact: true }).click();
      await walk.getByLabel('What is wrong').fill('The latch is bent.');
    } else await walk.getByRole('button', { name: 'Pass', exact: true }).click();
    await walk.getByRole('button', { name: 'Next' }).click();
  }
  await walk.getByRole('button', { name: 'Finish survey' }).click();
  await expect(walk).toBeHidden();
}
