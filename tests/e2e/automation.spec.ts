import { routes } from '../../shared/routes/table.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';
import { navigateInApp } from './screens.ts';

const { title } = routes.workflowAutomation;

test('a broker tests a rule on past events, turns it on, and approves a pending action', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('workflowAutomation'));
  await page.getByRole('link', { name: 'New rule' }).click();
  const templates = page.getByRole('region', { name: 'Templates' });
  await templates.getByRole('link', { name: 'Call back every inquiry' }).click();
  const rule = page.getByRole('region', { name: 'New rule' });
  // The blank rule form, which also has a name, shows until the chosen rule loads.
  await expect(rule.getByLabel('Name')).toHaveValue('Call back every inquiry');
  await rule.getByLabel('Name').fill('Call new inquiries');
  await rule.getByLabel('Task').fill('Call {record} today');
  await rule.getByRole('button', { name: 'Test on past 30 days' }).click();
  await expect(rule.getByText(/This was a test; nothing was changed/)).toBeVisible();
  await rule.getByRole('button', { name: 'Save' }).click();
  const automation = page.getByRole('region', { name: 'Call new inquiries' });
  await automation.getByRole('button', { name: 'Turn on' }).click();
  const row = page.getByRole('row', { name: /Call new inquiries/ });
  await expect(row.getByText('On', { exact: true })).toBeVisible();
  await navigateInApp(page, linkTo('workflowAutomation', undefined, { waiting: 'all' }), title);
  const approval = page.getByRole('listitem').filter({ hasText: 'Convert the lead to a deal' });
  await expect(approval).toHaveCount(1);
  await approval
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(approval).toHaveCount(0);
  await navigateInApp(page, linkTo('workflowAutomation', undefined, { log: 'all' }), title);
  await expect(page.getByText('Make a deal of funded buyers').first()).toBeVisible();
  await expect(page.getByText(/Condition not met: Proof of funds/).first()).toBeVisible();
});
