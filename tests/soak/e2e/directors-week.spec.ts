import type { Page } from '@playwright/test';
import { linkTo } from '../../../shared/routes.ts';
import { expect, fetchRows, openSignedIn, type Product, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;
const DIRECTOR = demo('operator');
const RISK = 'Loose handrail near the dining room';

async function openAs(page: Page, { url }: Product, name: string, path: string): Promise<void> {
  await openSignedIn(page, url, name, DEMO_PASSWORD);
  await page.goto(path);
}

/** The demo director's first community and the company of the demo vendor. */
async function findDemo(product: Product) {
  const [vendor] = (await fetchRows(
    product,
    'vendors?company_name=like.Bright*&select=company_name',
  )) as [{ company_name: string }];
  const [unit] = (await fetchRows(
    product,
    'unit_turns?finished_at=is.null&select=community_id,units(name)&limit=1',
  )) as [{ community_id: string; units: { name: string } }];
  return { vendor: vendor.company_name, community: unit.community_id, unit: unit.units.name };
}

test("a director's week: a risk fixed by a vendor, a unit turn, a lapsed license, and an offline fire drill", async ({
  page: director,
  openForAnother,
  product,
}) => {
  test.setTimeout(240_000);
  const startedAt = new Date().toISOString();
  const { vendor: company, community, unit } = await findDemo(product);
  const inCommunity = `?community=${community}`;

  // The technician walks through an inspection on a phone and fails an item.
  const phone = await openForAnother();
  await phone.setViewportSize({ width: 390, height: 844 });
  await openAs(phone, product, demo('maintenance'), linkTo('operatorInspections') + inCommunity);
  await phone
    .getByRole('button', { name: /^Start Sprinkler system/ })
    .first()
    .click();
  const walk = phone.getByRole('dialog');
  await answerAll(phone, RISK);
  await expect(walk.getByText('1 failed item opens a work order.')).toBeVisible();
  await finishInspection(phone);

  // The director assigns the work order to a vendor of the marketplace.
  const findOrder = async () =>
    (
      (await fetchRows(
        product,
        `work_orders?inspection_id=not.is.null&requested_at=gt.${startedAt}&select=title,number`,
      )) as { title: string; number: number }[]
    )[0];
  // The dialog closes before the server answers.
  await expect.poll(findOrder).toBeDefined();
  const { title, number } = (await findOrder()) ?? { title: '', number: 0 };
  const orders = `${linkTo('operatorMaintenance')}${inCommunity}&as=list&find=${number}`;
  await openAs(director, product, DIRECTOR, orders);
  await director.getByRole('button', { name: title }).click();
  const order = director.getByRole('dialog', { name: title });
  await order.getByRole('button', { name: 'Assign', exact: true }).click();
  const assign = director.getByRole('dialog', { name: `Assign work order ${number}` });
  await assign.getByLabel('Assign to').selectOption('vendor');
  await assign.getByLabel('Find vendor').fill(company);
  await assign.getByLabel('Find vendor').blur();
  await assign.getByLabel('Verified vendor').selectOption({ label: company });
  await assign.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(assign).toBeHidden();

  // The vendor accepts, starts, and finishes it on a tablet.
  const tablet = await openForAnother();
  await tablet.setViewportSize({ width: 820, height: 1180 });
  await openAs(tablet, product, demo('vendor'), linkTo('workOrders'));
  await tablet.getByRole('button', { name: title }).click();
  const job = tablet.getByRole('dialog', { name: title });
  for (const step of ['Accept order', 'Start', 'Mark as done']) {
    await job.getByRole('button', { name: step, exact: true }).click();
  }
  await expect(job.getByText('Done', { exact: true }).first()).toBeVisible();

  // The director sees it without a reload and verifies it.
  await order.getByRole('button', { name: 'Verify' }).click();
  await expect(order.getByText('Verified', { exact: true }).first()).toBeVisible();

  // The technician finishes the turn of a unit, and the nurse sees it ready on the open census.
  const nurse = await openForAnother();
  await nurse.setViewportSize({ width: 820, height: 1180 });
  const census = linkTo('operatorProperty', { propertyId: community });
  await openAs(nurse, product, demo('nurse'), census);
  await nurse.getByRole('group', { name: 'View' }).getByRole('button', { name: 'List' }).click();
  const turned = nurse
    .getByRole('table', { name: 'Units' })
    .getByRole('row')
    .filter({ hasText: unit });
  await expect(turned).toContainText('Vacant');
  await expect(turned).not.toContainText('Vacant ready');
  await phone.goto(`${linkTo('operatorMaintenance')}${inCommunity}&tab=turns`);
  const steps = phone.getByRole('list', { name: `Steps of unit ${unit}` });
  await expect(steps).toBeVisible();
  // Each step by its place: an answer from before a change may show for a moment.
  const boxes = steps.getByRole('checkbox');
  for (let place = 0; place < (await boxes.count()); place += 1) {
    const box = boxes.nth(place);
    if (!(await box.isChecked())) await box.click();
    await expect(box).toBeChecked();
  }
  await expect(steps.getByRole('checkbox', { checked: false })).toHaveCount(0);
  // The boxes change before the server answered.
  await phone.waitForLoadState('networkidle');
  await phone.getByRole('button', { name: 'Mark as ready' }).first().click();
  await expect(turned).toContainText('Vacant ready');

  // A lapsed credential blocks a shift until the director renews it.
  await director.goto(`${linkTo('operatorStaff')}${inCommunity}&tab=compliance&show=lapsed`);
  const items = director.getByRole('table', { name: 'Items' });
  const lapsed = items.getByRole('row').filter({ hasText: 'Blocked' }).first();
  const employee = (await lapsed.getByRole('button').first().textContent()) ?? '';
  const credential = (await lapsed.getByRole('cell').nth(1).textContent()) ?? '';
  const addShift = async () => {
    await director.goto(`${linkTo('operatorStaff')}${inCommunity}&tab=schedule`);
    await director.getByRole('button', { name: 'Next week' }).click();
    const row = director
      .getByRole('grid', { name: 'Schedule' })
      .getByRole('row')
      .filter({ hasText: employee });
    await row.getByRole('gridcell').first().dblclick();
    const shift = director.getByRole('dialog', { name: 'New shift' });
    await shift.getByRole('button', { name: /^Save/ }).click();
    return shift;
  };
  const refused = await addShift();
  await expect(refused.getByRole('listitem')).toContainText(
    `${credential} is missing, lapsed, or not verified.`,
  );
  await director.goto(`${linkTo('operatorStaff')}${inCommunity}&tab=compliance&show=lapsed`);
  await items.getByRole('button', { name: employee }).first().click();
  const record = director.getByRole('dialog', { name: employee });
  await record
    .getByRole('button', { name: `Renew ${credential}` })
    .first()
    .click();
  const renewal = director.getByRole('dialog', { name: credential });
  const year = new Date().getFullYear();
  await renewal.getByLabel('Issued', { exact: true }).fill(`${year - 1}-06-01`);
  await renewal.getByLabel('Expires').fill(`${year + 2}-01-02`);
  await renewal.getByLabel('I have seen the document').check();
  await renewal.getByRole('button', { name: 'Save' }).click();
  await expect(renewal).toBeHidden();
  await expect(await addShift()).toBeHidden();

  // The technician holds a fire drill without a connection; it is sent when the connection is back.
  await phone.goto(linkTo('operatorInspections') + inCommunity);
  await expect(phone.getByRole('button', { name: /^Start Fire drill/ }).first()).toBeVisible();
  await phone.context().setOffline(true);
  await phone
    .getByRole('button', { name: /^Start Fire drill/ })
    .first()
    .click();
  await answerAll(phone, null);
  await finishInspection(phone);
  const countDrills = async () =>
    (
      await fetchRows(
        product,
        `inspections?community_id=eq.${community}&finished_at=gt.${startedAt}&select=id`,
      )
    ).length;
  expect(await countDrills()).toBe(1);
  await phone.context().setOffline(false);
  await expect.poll(countDrills, { timeout: 30_000 }).toBe(2);
});

/** Passes every check of the open inspection but the first, which fails with a note. */
async function answerAll(page: Page, failure: string | null): Promise<void> {
  const walk = page.getByRole('dialog');
  const first = await walk.getByText(/^Step 1 of \d+$/).textContent();
  const count = Number(first?.split(' ').at(-1));
  for (let at = 1; at <= count; at += 1) {
    await expect(walk.getByText(`Step ${at} of ${count}`)).toBeVisible();
    const reading = walk.getByLabel('Reading');
    if (await reading.isVisible()) await reading.fill('50');
    else if (at === 1 && failure !== null) {
      await walk.getByRole('button', { name: 'Fail', exact: true }).click();
      await walk.getByLabel('What is wrong').fill(failure);
    } else await walk.getByRole('button', { name: 'Pass', exact: true }).click();
    await walk.getByRole('button', { name: 'Next' }).click();
  }
}

async function finishInspection(page: Page): Promise<void> {
  const walk = page.getByRole('dialog');
  const signature = walk.getByLabel('Signature');
  if (await signature.isVisible()) await signature.fill('Max Demo-Maintenance');
  await walk.getByRole('button', { name: 'Finish inspection' }).click();
  await expect(walk).toBeHidden();
}
