import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const OWNER = 'broker-of-record@demo.havenexchange.example';
const INVITED = 'seller@demo.havenexchange.example';

test('an invited user joins a team, sees its branding, and leaves it', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, INVITED, DEMO_PASSWORD);
  await page.goto(linkTo('workspaceSettings'));
  const join = page.waitForResponse(/answer_my_invitation/);
  await page.getByRole('button', { name: /^Join Cedar/ }).click();
  await join;
  await expect(page.getByText('You work in Cedar & Main Brokerage (demo).')).toBeVisible();
  await expect(page.getByRole('row', { name: /Rita Demo-Record/ })).toContainText('Owner');
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'name');

  await page.getByRole('button', { name: /^Leave Cedar/ }).click();
  const leaveResponse = page.waitForResponse(/leave_tenant/);
  await page
    .getByRole('group', { name: /^Leave Cedar/ })
    .getByRole('button', { name: /^Leave/ })
    .click();
  await leaveResponse;
  await expect(page.getByRole('heading', { name: 'New workspace' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-brand', /./);
});

test("a brand is drafted, published and shown on its workspace's domain", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, OWNER, DEMO_PASSWORD);
  await page.goto(linkTo('whiteLabelManager'));
  await page.getByLabel('Product name').fill('Cedar Desk');
  await page.getByRole('textbox', { name: 'Accent on light', exact: true }).fill('#c0c0c0');
  await expect(
    page.getByText('Too light to read on a light background. Choose a darker color.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Accent on light', exact: true }).fill('#234a5c');
  const published = page.waitForResponse(/publish_brand/);
  await page.getByRole('button', { name: 'Publish' }).click();
  await published;
  await expect(page.getByText(/^Version 3, Cedar Desk/)).toBeVisible();

  const address = new URL(linkTo('auth'), product.url);
  address.hostname = 'cedar-and-main.localhost';
  const visitor = await page.context().browser()?.newContext();
  const own = await visitor?.newPage();
  // The server may serve the brand of an earlier visit for half a minute.
  await expect(async () => {
    await own?.goto(address.href);
    const accent = await own?.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    );
    expect(accent).toContain('#234a5c');
  }).toPass({ timeout: 60_000 });
  await expect(own?.locator('html') ?? page.locator('html')).toHaveAttribute('data-brand', 'name');

  const shared = await own?.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const getMetaContent = (property: string) =>
      new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const picture = await fetch(new URL(getMetaContent('image')).pathname);
    return {
      name: getMetaContent('site_name'),
      host: new URL(getMetaContent('image')).hostname,
      type: picture.headers.get('content-type'),
      tag: picture.headers.get('etag'),
    };
  }, linkTo('userPricing'));
  expect(shared).toMatchObject({ name: 'Cedar Desk', host: address.hostname, type: 'image/png' });
  const defaultImage = await page.request.get(new URL('/share/user-pricing.png', product.url).href);
  expect(defaultImage.headers().etag).not.toBe(shared?.tag);
  await visitor?.close();
});
