import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, fetchRows, openSignedIn, testInOwnProfile as test } from './product.ts';

const NURSE = 'nurse@demo.havenexchange.example';

interface EventRow {
  readonly id: string;
  readonly ended_at: string | null;
  readonly summary: string | null;
  readonly inspection_id: string | null;
}

// The browser logs every request that fails without a connection.
test.use({ serviceWorkers: 'block', consoleErrors: async ({ page: _page }, use) => use([]) });

test('a fire drill is held without a connection and synced once', async ({
  page,
  context,
  product,
}) => {
  await openSignedIn(page, product.url, NURSE, DEMO_PASSWORD);
  await page.goto(linkTo('operatorEmergency', {}, { tab: 'roster' }));
  await page.getByRole('table', { name: 'Evacuation roster' }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Plans' }).click();
  await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Contacts' })).toBeVisible();
  await page.getByRole('tab', { name: 'Drills and events' }).click();
  await page.getByRole('button', { name: 'Start drill' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start drill' }).click();
  await expect(page.getByText('1 entry waits on this device')).toBeVisible();
  const first = page.getByRole('button', { name: /^Safe: / }).first();
  const name = (await first.getAttribute('aria-label'))?.slice('Safe: '.length) ?? '';
  await first.click();
  await expect(page.getByText('2 entries wait on this device')).toBeVisible();
  await expect(page.getByText(/^1 of \d+ accounted for$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Mark \d+ safe in / })
    .first()
    .click();
  await expect(page.getByText('3 entries wait on this device')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(name);

  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/on this device for a connection/)).toBeHidden();
  await expect(page.getByText('Life safety log')).toBeHidden();
  const id = new URL(page.url()).searchParams.get('event') ?? '';
  const find = async () =>
    (await fetchRows(product, `emergency_events?id=eq.${id}`)) as readonly EventRow[];
  expect(await find()).toMatchObject([{ ended_at: null }]);

  await page.getByRole('button', { name: 'End drill' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Summary').fill('Held without a connection.');
  for (const label of ['Alarm sounded', 'Fire and smoke doors', 'Staff followed', 'Monitoring']) {
    const item = dialog.getByLabel(new RegExp(label));
    if ((await item.count()) > 0) await item.selectOption('pass');
  }
  const signature = dialog.getByLabel('Signature');
  if ((await signature.count()) > 0) await signature.fill('Nina Okafor');
  await dialog.getByRole('button', { name: 'End drill' }).click();
  await expect(page.getByRole('heading', { name: 'Drill: Fire' })).toBeVisible();
  await expect(page.getByText('Held without a connection.')).toBeVisible();
  const [ended] = await find();
  expect(ended?.ended_at).not.toBeNull();
});
