import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { PDF } from '../support/file-samples.ts';
import { demoEmail } from './people.ts';
import { expect, fetchRows, openSignedIn, testInOwnProfile as test } from './product.ts';

const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';
const inCommunity = { community: COMMUNITY };

test.describe('without a connection', () => {
  // The browser logs an error for every request made offline.
  test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

  test('a photo taken offline waits encrypted on the phone and is uploaded once connected', async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, product.url, demoEmail('maintenance'), DEMO_PASSWORD);
    await page.goto(linkTo('mobileWorkOrders', {}, { ...inCommunity, view: 'all' }));
    const start = page.getByRole('button', { name: /^Start: / }).first();
    const title = (await start.getAttribute('aria-label'))?.slice('Start: '.length) ?? '';
    const text = await start.locator('xpath=ancestor::li').textContent();
    const number = text?.match(/No\. (\d+)/)?.[1] ?? '';
    await start.click();
    const card = page
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`No\\. ${number}(?!\\d)`) });
    await expect(card.getByRole('button', { name: `Done: ${title}`, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });

    await context.setOffline(true);
    for (const [place, name] of ['Add before photo', 'Add after photo'].entries()) {
      const choosing = page.waitForEvent('filechooser');
      await card.getByRole('button', { name }).click();
      await (await choosing).setFiles({ name: 'leak.png', mimeType: 'image/png', buffer: picture });
      await expect(
        page.getByText(place === 0 ? '1 change waits' : '2 changes wait', { exact: false }).first(),
      ).toBeVisible();
    }
    const photos = async () => {
      const [order] = (await fetchRows(
        product,
        `work_orders?community_id=eq.${COMMUNITY}&number=eq.${number}&select=id`,
      )) as [{ id: string }];
      const rows = await fetchRows(
        product,
        `work_order_photos?work_order_id=eq.${order.id}&select=stage&order=stage`,
      );
      return (rows as { stage: string }[]).map(({ stage }) => stage);
    };
    expect(await photos()).toEqual([]);

    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(photos).toEqual(['after', 'before']);
    await expect(page.getByText(/for a connection/)).toBeHidden();
    await card.getByRole('button', { name: title, exact: true }).click();
    const order = page.getByRole('dialog', { name: title });
    await expect(order.getByRole('img', { name: /^After, / })).toBeVisible();
    await expect(order.getByRole('img', { name: /^Before, / })).toBeVisible();
  });
});

test("an operator sees the community's orders at the vendor URL", async ({ page, product }) => {
  await openSignedIn(page, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await page.goto(linkTo('workOrders', {}, { ...inCommunity, as: 'list' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Work orders' })).toBeVisible();
  await expect(page.getByText('Vendor Area')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Work orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open maintenance' })).toBeVisible();
});

test('a manual is added to an asset, with its warranty, and opens for the technician', async ({
  page,
  openForAnother,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await page.goto(linkTo('operatorMaintenance', {}, { ...inCommunity, tab: 'assets' }));
  await page.getByRole('button', { name: 'Add asset' }).click();
  const form = page.getByRole('dialog', { name: 'Add asset' });
  await form.getByLabel('Name').fill('Rooftop boiler');
  await form.getByLabel('Warranty until').fill('2031-03-01');
  await form.getByRole('button', { name: 'Add asset' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'Rooftop boiler' });
  await expect(row).toContainText('March 1, 2031');
  await row.getByRole('button', { name: 'Add: manuals of Rooftop boiler' }).click();
  const manuals = page.getByRole('dialog', { name: 'Manuals: Rooftop boiler' });
  const choosing = page.waitForEvent('filechooser');
  await manuals.getByRole('button', { name: 'Add file: Rooftop boiler' }).click();
  await (await choosing).setFiles({
    name: 'Boiler manual.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  });
  await expect(manuals.getByRole('button', { name: 'Download Boiler manual.pdf' })).toBeVisible();

  const technician = await openForAnother();
  await openSignedIn(technician, product.url, demoEmail('maintenance'), DEMO_PASSWORD);
  await technician.goto(linkTo('operatorMaintenance', {}, { ...inCommunity, tab: 'assets' }));
  await technician.getByRole('button', { name: '1 manual: manuals of Rooftop boiler' }).click();
  const download = technician.waitForEvent('download');
  await technician.getByRole('button', { name: 'Download Boiler manual.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Boiler manual.pdf');
});
