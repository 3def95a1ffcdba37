import { expect, signIn, test } from './product.ts';

const PASSWORD = 'a long walk by the lake';

test('a user signs up, confirms by email, signs in, sees their account and signs out', async ({
  page,
  openForAnother,
  product,
}) => {
  const email = 'nora.journey@people.example';

  await page.goto('/');
  await page
    .getByRole('link', { name: /sign in \/ sign up/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Journey');
  await page.getByRole('radio', { name: /^Investor/ }).check();
  await page.getByLabel('Email').fill(`  ${email.toUpperCase()} `);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  // Signing in before the email is confirmed explains what to do.
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText(
    'Please check your email and click the confirmation link before signing in.',
  );

  // The link works in any browser, including one without the sign-up's state.
  const elsewhere = await openForAnother();
  await elsewhere.goto(await product.linkTo(email));
  await elsewhere.getByRole('button', { name: 'Confirm email' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await elsewhere.close();

  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora');
  await page.getByRole('button', { name: /Nora Journey/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const roles = page.getByRole('region', { name: 'Roles' }).getByRole('table');
  await expect(roles.getByRole('row')).toHaveCount(2);
  await expect(roles).toContainText('Investor');
  await expect(page.getByText(email).first()).toBeVisible();

  await page.getByRole('button', { name: /Nora Journey/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?redirect=dashboard');
});
