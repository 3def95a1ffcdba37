import { expect, mailTo, type Product, test } from '../../e2e/product.ts';

const PASSWORD = 'a long walk by the lake';

async function findEmail(product: Product, address: string, subject: RegExp): Promise<string> {
  const found = (await mailTo(product, address)).find((mail) => subject.test(mail.subject));
  if (!found) throw new Error(`No letter about ${subject} came to ${address}.`);
  return found.text;
}

const codeIn = (text: string): string => /code: (\d{6})/.exec(text)?.[1] ?? '';

test('emailed codes confirm a sign-up and an email change, which the old mailbox reverts', async ({
  page,
  product,
}) => {
  const [email, next] = ['cody.first@people.example', 'cody.second@people.example'];
  await page.goto('/auth?redirect=listings?search=ohio');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Cody');
  await page.getByLabel('Last name').fill('Digits');
  await page.getByRole('radio', { name: /^Investor/ }).check();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const confirmation = await findEmail(product, email, /^Confirm your email/);
  expect(confirmation).toContain('redirect=investment-opportunities');
  await page.getByLabel('Code from the email').fill(codeIn(confirmation));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page).toHaveURL('/investment-opportunities?search=ohio');

  await page.goto('/security-settings');
  const section = page.getByRole('region', { name: 'Email', exact: true });
  await section.getByLabel('New email').fill(next);
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section).toContainText('We emailed both addresses.');
  const codes = [
    [next, codeIn(await findEmail(product, next, /new email/))],
    [email, codeIn(await findEmail(product, email, /^Confirm the change/))],
  ] as const;
  for (const [address, code] of codes) {
    const field = section.getByLabel(`Code sent to ${address}`);
    await field.fill(code);
    await field.press('Enter');
    await expect(field).toBeHidden();
  }
  await expect(section).toContainText(`You sign in as ${next}`);

  const [undo = ''] = /https?:\/\/\S+/.exec(await findEmail(product, email, /was changed/)) ?? [];
  await page.goto(undo);
  await page.getByRole('button', { name: 'Keep my previous email' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.goto('/security-settings');
  await expect(page).toHaveURL('/auth?redirect=security-settings');
});
