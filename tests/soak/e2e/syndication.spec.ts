import type { Page } from '@playwright/test';
import { linkTo } from '../../../shared/routes.ts';
import { expect, test } from '../../e2e/product.ts';
import {
  addInvestor,
  addSponsor,
  at,
  dayIn,
  openOffering,
  signInByForm,
  startCommitment,
} from '../../e2e/syndication.ts';
import { authenticator } from '../../support/authenticator.ts';
import { PDF } from '../../support/file-samples.ts';

const document = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** Sets up two-factor authentication; the session then counts as just verified. */
async function turnOnSecondFactor(page: Page): Promise<void> {
  await page.goto(linkTo('securitySettings'));
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('First code').fill(authenticator('', secret).code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible();
}

test('an offering goes from its opening to a distribution in the investor’s portfolio', async ({
  page,
  openForAnother,
  product,
}) => {
  test.slow();
  const other = await openForAnother();
  await Promise.all([
    addSponsor(product).then((email) => signInByForm(page, email)),
    addInvestor(product, 'Lin Family Trust').then((email) => signInByForm(other, email)),
  ]);
  const offering = await openOffering(page);

  await test.step('the investor commits and sends evidence', async () => {
    const dialog = await startCommitment(other, offering);
    await dialog.getByRole('button', { name: 'Save commitment' }).click();
    const entity = other.getByRole('form', { name: 'Investing entity' });
    await entity.getByLabel('Entity').selectOption('Lin Family Trust');
    await entity.getByRole('button', { name: 'Save entity' }).click();
    await other.getByLabel('Files: Send evidence').setInputFiles(document('letter.pdf'));
    await expect(other.getByText('To review')).toBeVisible();
  });

  await test.step('the sponsor verifies evidence and identity', async () => {
    await page.getByRole('tab', { name: 'Commitments' }).click();
    await page.getByRole('button', { name: 'Lin Family Trust', exact: true }).click();
    await page.getByRole('button', { name: 'Review evidence' }).click();
    await page.getByLabel('Valid until').fill(dayIn(90));
    await page.getByRole('button', { name: 'Save decision' }).click();
    await page.getByRole('button', { name: 'Record KYC check' }).click();
    await page.getByLabel('Reference').fill('Report 118, OFAC SDN list');
    await page.getByRole('button', { name: 'Record check' }).click();
    await expect(page.getByText('Clear: Report 118')).toBeVisible();
  });

  await test.step('the investor reads, accepts the fee, and signs', async () => {
    await other.goto(at(offering, 'subscription'));
    await other.getByRole('button', { name: 'Confirm documents' }).click();
    await other.getByRole('button', { name: 'Accept fee' }).click();
    await other.getByRole('textbox', { name: 'Your full name' }).fill('Nia New');
    await other.getByText('I have read this text').click();
    await other.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(other.getByText(/^Signed, 6 of 8 steps/)).toBeVisible();
  });

  await test.step('the sponsor accepts and enters wire instructions with a second factor', async () => {
    await page.goto(at(offering, 'commitments'));
    await page.getByRole('button', { name: 'Lin Family Trust', exact: true }).click();
    await page.getByRole('button', { name: 'Accept subscription' }).click();
    await expect(page.getByRole('button', { name: 'Add tax form' })).toBeVisible();
    await turnOnSecondFactor(page);
    await page.goto(at(offering, 'overview'));
    await page.getByRole('button', { name: 'Enter instructions' }).click();
    await page.getByLabel('Beneficiary').fill('Willow Creek LLC');
    await page.getByLabel('Bank').fill('First Ohio Bank');
    await page.getByLabel('Routing number').fill('021000021');
    await page.getByLabel('Account number').fill('123456789');
    await page.getByRole('button', { name: 'Save instructions' }).click();
    await expect(page.getByText('•••• 6789')).toBeVisible();
  });

  await test.step('the investor sees the numbers after a call and a second factor', async () => {
    await turnOnSecondFactor(other);
    await other.goto(at(offering, 'subscription'));
    await other.getByRole('button', { name: 'Record call-back' }).click();
    await other.getByLabel('Spoke with').fill('Olive Hart');
    await other.getByLabel('Number called').fill('+1 614 555 0100');
    await other.getByRole('button', { name: 'Save call' }).click();
    await expect(other.getByText('Confirmed by your call')).toBeVisible();
    await other.getByRole('button', { name: 'Show numbers' }).click();
    await expect(other.getByText('123456789')).toBeVisible();
  });

  await test.step('the sponsor calls capital, receives it, and distributes', async () => {
    await page.goto(at(offering, 'calls'));
    await page.getByRole('button', { name: 'Call capital' }).click();
    const call = page.getByRole('dialog', { name: 'Call capital' });
    await call.getByLabel('Amount').fill('100,000');
    await call.getByLabel('Due date').fill(dayIn(20));
    await call.getByLabel('Purpose').fill('Closing');
    await call.getByRole('button', { name: 'Call capital' }).click();
    await page.getByRole('button', { name: 'Record payment: Lin Family Trust' }).click();
    const payment = page.getByRole('dialog', { name: 'Record payment' });
    await payment.getByRole('button', { name: 'Record payment' }).click();
    await expect(payment).toBeHidden();
    await page.goto(at(offering, 'distributions'));
    await page.getByRole('button', { name: 'Create distribution' }).click();
    const run = page.getByRole('dialog', { name: 'Create distribution' });
    await run.getByLabel('Cash to distribute').fill('2,000');
    await run.getByLabel('For').fill('First quarter');
    await run.getByRole('button', { name: 'Preview split' }).click();
    await expect(run.getByRole('table', { name: 'Split' })).toBeVisible();
    await run.getByRole('button', { name: 'Approve distribution' }).click();
    // The server pays by itself within seconds, which can be before the list shows the button.
    const pay = page.getByRole('button', { name: 'Pay investors' });
    const paid = page
      .getByRole('table', { name: 'Distributions' })
      .getByText('Paid', { exact: true });
    await expect(pay.or(paid).first()).toBeVisible();
    if (await pay.isVisible()) await pay.click();
    await expect(paid).toBeVisible();
  });

  await test.step('the investor links the position, and the portfolio has its payments', async () => {
    await other.goto(linkTo('investorPortal'));
    await other.getByRole('button', { name: /^Link to portfolio/ }).click();
    await other.getByRole('button', { name: 'Link position' }).click();
    await expect(other.getByText('Lin Family Trust, records by itself')).toBeVisible();
    const saved = other.waitForEvent('download');
    await other.getByRole('button', { name: /^Save statement/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Statement .*\.pdf$/);
    await other.goto(linkTo('portfolio'));
    await expect(
      other.getByRole('link', { name: 'Willow Creek Memory Care, paid in: $100,000' }),
    ).toBeVisible();
    await other.goto(linkTo('portfolioTransactions'));
    await expect(
      other.getByRole('row', { name: /Distribution.*\$2,000.*From sponsor/ }),
    ).toBeVisible();
  });
});
