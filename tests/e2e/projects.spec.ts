import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { createNewUser, expect, NEW_USER_PASSWORD, openSignedIn, test } from './product.ts';

const BRIGHT_HALL = 'dec0de00-0000-4000-8000-000000000401';

test('a member requests a quote anonymously, the vendor quotes, and the quote is accepted', async ({
  openForAnother,
  product,
}) => {
  const arrive = async (email: string, password: string) => {
    const page = await openForAnother();
    await openSignedIn(page, product.url, email, password);
    return page;
  };
  const title = `Repaint the north wing ${Date.now()}`;
  const asker = await arrive(await createNewUser(product, 'operator'), NEW_USER_PASSWORD);
  await asker.goto(`/vendor/${BRIGHT_HALL}`);
  await asker.getByRole('link', { name: 'Request a quote' }).click();
  await asker.getByLabel('Scope of work').fill(title);
  await asker.getByLabel('State').selectOption('Ohio');
  await asker.getByRole('button', { name: 'Choose vendors' }).click();
  await expect(asker.getByText('Describe it in at least 20 characters.')).toBeVisible();
  await asker
    .getByLabel('Description')
    .fill('Two corridors of 40 doors; residents stay during the work.');
  await asker.getByRole('button', { name: 'Choose vendors' }).click();
  await asker.getByRole('button', { name: 'Ask 1 vendor' }).click();
  const project = asker.getByRole('dialog', { name: title });
  await expect(project.getByText('Not answered yet')).toBeVisible();

  const vendor = await arrive(demoEmail('vendor'), DEMO_PASSWORD);
  await vendor.goto('/vendor-leads');
  await vendor.getByRole('link', { name: title }).click();
  const request = vendor.getByRole('dialog', { name: title });
  await expect(request.getByText('Unnamed until chosen')).toBeVisible();
  await request.getByLabel('Price ($)').fill('18,400');
  await request.getByLabel('Coverage').fill('Two coats, doors and frames, in the evenings.');
  await request.getByRole('button', { name: 'Send quote' }).click();
  await expect(request.getByText('You quoted')).toBeVisible();

  await expect(project.getByText('$18,400')).toBeVisible();
  await project.getByRole('button', { name: /^Choose / }).click();
  await project.getByRole('button', { name: 'Choose Bright Hall Renovation (demo)' }).click();
  await expect(project.getByText('Vendor chosen')).toBeVisible();
  await expect(request.getByText('chose your quote')).toBeVisible();
  await expect(request.getByText('Unnamed until chosen')).toHaveCount(0);
});
