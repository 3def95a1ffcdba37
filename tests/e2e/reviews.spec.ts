import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

test('a client reviews a broker, the team publishes it, everyone can read it, and the broker replies', async ({
  openForAnother,
  page,
  product,
}) => {
  const arrive = async (name: Parameters<typeof demoEmail>[0], path: string) => {
    const one = await openForAnother();
    await openSignedIn(one, product.url, demoEmail(name), DEMO_PASSWORD);
    await one.goto(path);
    return one;
  };
  const client = await arrive('buyer-pro', '/client-dashboard');
  await client.getByRole('button', { name: /^Write review of Ben Demo-Broker/ }).click();
  // Uses the keyboard, because the visually hidden radio moves while the form opens.
  await client.getByRole('radio', { name: /4 stars/ }).press('Space');
  await client.getByLabel('Your review').fill('Answered on the same day, each time.');
  await client.getByLabel('Signature').fill('Priya P.');
  await client.getByRole('button', { name: 'Submit review' }).click();
  await expect(client.getByText('Our team is reviewing it. You can still edit it.')).toBeVisible();

  const staff = await arrive('support', '/review-management');
  await staff.getByRole('button', { name: 'Publish review by Priya P.' }).click();
  await expect(staff.getByText('Priya P.')).toBeHidden();

  const broker = await arrive('broker', '/review-management');
  await broker.getByRole('button', { name: 'Reply to Priya P.' }).click();
  await broker.getByLabel('Your reply').fill('Thank you, Priya.');
  await broker.getByRole('button', { name: 'Post reply' }).click();
  await expect(broker.getByText('Thank you, Priya.')).toBeVisible();

  await page.goto('/agents');
  await page.getByRole('link', { name: 'Ben Demo-Broker' }).first().click();
  const reviews = page.getByRole('region', { name: 'Client reviews' });
  await expect(reviews.getByText('Answered on the same day, each time.')).toBeVisible();
  await expect(reviews.getByText('Thank you, Priya.')).toBeVisible();
});
