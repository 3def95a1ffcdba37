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
  const requester = await arrive(await createNewUser(product, 'operator'), NEW_USER_PASSWORD);
  await requester.goto(`/vendor/${BRIGHT_HALL}`);
  await requester.getByRole('link', { name: 'Request a quote' }).click();
  await requester.getByLabel('Scope of work').fill(title);
  await requester.getByLabel('State').selectOption('Ohio');
  await requester.getByRole('button', { name: 'Choose vendors' }).click();
  await expect(requester.getByText('Describe it in at least 20 characters.')).toBeVisible();
  await requester
    .getByLabel('Description')
    .fill('Two corridors of 40 doors; residents stay during the work.');
  await requester.getByRole('button', { name: 'Choose vendors' }).click();
  await requester.getByRole('button', { name: 'Ask 1 vendor' }).click();
  const project = requester.getByRole('dialog', { name: title });
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
