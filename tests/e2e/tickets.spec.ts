import { randomUUID } from 'node:crypto';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';
import { field, openForm } from './tickets.ts';

const SUPPORT = 'support@demo.havenexchange.example';

test('a visitor sends a ticket; staff see it appear, reply, and it leaves the queue', async ({
  page,
  openForAnother,
  product,
}) => {
  const name = `Vic ${randomUUID().slice(0, 8)}`;
  const attack = '<img src=x onerror="document.title=`taken`"><script>alert(1)</script>';
  const staff = await openForAnother();
  await openSignedIn(staff, product.url, SUPPORT, DEMO_PASSWORD);
  await staff.goto(linkTo('adminReports'));
  const queue = staff.getByRole('region', { name: 'Reports' });
  await expect(queue.getByText('Ivan Demo-Investor')).toBeVisible();

  await openForm(page, linkTo('contact'));
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill('vic@people.example');
  await page.getByLabel('Topic').selectOption('A listing');
  await field(page, 'Message').fill(`${attack} swaps my photographs.`);
  await page.getByRole('button', { name: 'Send message' }).click();
  const confirmation = page.getByRole('heading', { name: /We received your message/ });
  await expect(confirmation).toBeFocused();
  const number = /ticket (\d+)/.exec(await confirmation.innerText())?.[1] ?? 'none';

  await queue.getByRole('link', { name }).click();
  const panel = staff.getByRole('dialog', { name: `Ticket ${number}` });
  await expect(panel.getByText(attack)).toBeVisible();
  await expect(staff).toHaveTitle('Reports · Haven Exchange');
  await expect(panel.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:vic%40people\.example\?subject=/,
  );
  await panel.getByRole('textbox', { name: 'Note' }).fill('Swapped them back.');
  await panel.getByRole('button', { name: 'Mark answered' }).click();
  await expect(panel.getByRole('region', { name: 'Notes' })).toContainText(
    'Swapped them back.Sam Demo-Support',
  );
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(queue.getByText(name)).toBeHidden();
});
