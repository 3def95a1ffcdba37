import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, mailTo, openSignedIn, test } from './product.ts';

const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';
const REASON = 'Hinges for the garden doors';
const SUPPLIER = 'Brightline Building Supply';
const ADDRESS = 'orders@brightline-supply.example';

test('a request is approved, ordered, received, and its invoice matches', async ({
  page: director,
  openForAnother,
  product,
}) => {
  const screen = `${linkTo('operatorProcurement')}?community=${COMMUNITY}`;

  // The technician asks for it on a phone.
  const phone = await openForAnother();
  await phone.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(phone, product.url, demoEmail('maintenance'), DEMO_PASSWORD);
  await phone.goto(screen);
  await phone.getByRole('button', { name: 'Request purchase' }).click();
  const request = phone.getByRole('dialog', { name: 'Request purchase' });
  await request.getByLabel('Supplier').selectOption({ label: SUPPLIER });
  await request.getByLabel('What it is for').fill(REASON);
  await request.getByLabel('Item', { exact: true }).fill('Door hinge');
  await request.getByLabel('Quantity').fill('12');
  await request.getByLabel('Unit price ($)').fill('60');
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(request).toBeHidden();

  // The director approves it and sends the order.
  await openSignedIn(director, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await director.goto(screen);
  await director.getByRole('button', { name: new RegExp(REASON) }).click();
  const panel = director.getByRole('dialog');
  await panel.getByRole('button', { name: 'Approve' }).click();
  await panel.getByRole('button', { name: 'Send order' }).click();
  await expect(panel.getByRole('heading', { name: /^Purchase order \d+$/ })).toBeVisible();
  const download = director.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Purchase order \d+\.pdf$/);
  await expect
    .poll(async () => (await mailTo(product, ADDRESS))[0]?.text)
    .toContain('12 × Door hinge, $60.00 each');

  // All arrives, and the invoice asks for what was ordered.
  await panel.getByRole('button', { name: 'Record receipt' }).click();
  const receipt = director.getByRole('dialog', { name: 'Record receipt' });
  await expect(receipt.getByLabel('Door hinge')).toHaveValue('12');
  await receipt.getByRole('button', { name: 'Record receipt' }).click();
  await expect(receipt).toBeHidden();
  // Its button goes, and the next one moves into its place.
  await expect(panel.getByRole('button', { name: 'Record receipt' })).toBeHidden();
  await panel.getByRole('button', { name: 'Enter invoice' }).click();
  const invoice = director.getByRole('dialog', { name: 'Enter invoice' });
  await invoice.getByLabel('Invoice number').fill('B-2231');
  await invoice.getByRole('button', { name: 'Enter invoice' }).click();
  await expect(invoice).toBeHidden();
  await panel.getByRole('button', { name: 'Approve invoice B-2231' }).click();
  await expect(panel.getByText('Closed', { exact: true }).first()).toBeVisible();
});
