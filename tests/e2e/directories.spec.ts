import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { createNewUser, expect, NEW_USER_PASSWORD, openSignedIn, test } from './product.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;

test('a member creates a service profile, an administrator verifies it, and a visitor requests it', async ({
  browser,
  openForAnother,
  product,
}) => {
  const name = `Vic ${randomUUID().slice(0, 8)}`;
  const arrive = async (email: string, password = DEMO_PASSWORD) => {
    const page = await openForAnother();
    await openSignedIn(page, product.url, email, password);
    return page;
  };
  const member = await arrive(await createNewUser(product, 'buyer'), NEW_USER_PASSWORD);
  await member.goto('/vendor-onboarding');
  await member.getByLabel('Company Name *').fill('Juniper Doors (demo)');
  await member.getByLabel('Service Category *').selectOption('Technology');
  await member.getByLabel('Minnesota').check();
  await member.getByRole('button', { name: 'Continue' }).click();
  await expect(member.getByText('Profile Created Successfully').first()).toBeVisible();
  await expect(member.getByText('Your vendor profile: pending review')).toBeVisible();

  const admin = await arrive(demo('admin'));
  await admin.goto('/vendors?status=pending');
  await admin.getByRole('link', { name: 'Juniper Doors (demo)' }).click();
  await admin.getByRole('button', { name: 'Verify' }).click();
  await expect(admin.getByText('This profile is public.')).toBeVisible();

  const visitor = await browser.newPage({ baseURL: product.url });
  await visitor.clock.install();
  await visitor.goto('/vendors?category=technology&state=MN');
  await visitor.getByRole('link', { name: 'Juniper Doors (demo)' }).click();
  await visitor.getByRole('link', { name: 'Request this vendor' }).click();
  await expect(visitor.getByLabel('State')).toHaveValue('MN');
  await visitor.getByLabel('What do you need?').fill('Two doors of the memory neighborhood.');
  await visitor.getByLabel('Your name').fill(name);
  await visitor.getByLabel('Email').fill('vic@people.example');
  await visitor.clock.fastForward('00:30');
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('heading', { name: /We received your request/ })).toBeFocused();

  await admin.goto('/admin/reports');
  await admin.getByRole('link', { name }).click();
  await expect(admin.getByText(/Vendor: Juniper Doors/).last()).toBeVisible();
  await visitor.close();
});
