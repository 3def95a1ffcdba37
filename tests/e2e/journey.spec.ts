import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
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

test(
  'a used link shows an error and offers a new one',
  FULL_RUN_ONLY,
  async ({ page, product, request }) => {
    const email = 'used.link@people.example';
    const config = await (await request.get('/_local/config.json')).json();
    await request.post(`/auth/v1/signup?redirect_to=${product.url}/auth/confirm`, {
      headers: { apikey: config.publishableKey },
      data: { email, password: PASSWORD },
    });
    const link = await product.linkTo(email);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await expect(page.getByRole('heading', { name: "This link didn't work" })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
  },
);

test(
  "a wrong password shows the catalog's error text and keeps the input",
  FULL_RUN_ONLY,
  async ({ page }) => {
    await signIn(page, 'buyer@demo.havenexchange.example', 'not the password');
    await expect(page.getByRole('alert')).toContainText(
      'Invalid email or password. Please check your credentials and try again.',
    );
    await expect(page.getByLabel('Email')).toHaveValue('buyer@demo.havenexchange.example');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  },
);
