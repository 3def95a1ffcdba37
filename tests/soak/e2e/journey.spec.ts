import { expect, signIn, test } from '../../e2e/product.ts';

const PASSWORD = 'a long walk by the lake';

test('a used link shows an error and offers a new one', async ({ page, product, request }) => {
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
});

test("a wrong password shows the catalog's error text and keeps the input", async ({ page }) => {
  await signIn(page, 'buyer@demo.havenexchange.example', 'not the password');
  await expect(page.getByRole('alert')).toContainText(
    'Invalid email or password. Please check your credentials and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('buyer@demo.havenexchange.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
});
