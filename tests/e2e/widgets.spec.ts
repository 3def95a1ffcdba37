import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, testInOwnProfile as productTest } from './product.ts';

/** The demo's open form; other tests add and close their own. */
const FORM = 'Letterhead and web page';

/** Websites of a broker, on two origins; each shows the HTML that the test pastes into it. */
const test = productTest.extend<{ website: { html: string; origin: string; other: string } }>({
  /** The browser logs an error for a refused frame. */
  consoleErrors: async ({ page: _page }, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
  website: async ({}, use) => {
    const site = { html: '', origin: '', other: '' };
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Cedar Brokers</title>${site.html}`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    site.origin = `http://localhost:${port}`;
    site.other = `http://127.0.0.1:${port}`;
    await use(site);
    server.closeAllConnections();
    server.close();
  },
});

const createWidget = async (page: Page, title: string, origin: string, form?: string) => {
  await page.goto(linkTo('integrationWidgets'));
  await page.getByRole('button', { name: 'Create widget' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create widget' });
  if (form !== undefined) {
    await dialog.getByLabel('Shows').selectOption('lead_form');
    await dialog.getByLabel('Lead form').selectOption({ label: form });
  }
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Websites').fill(origin);
  await dialog.getByRole('button', { name: 'Create widget' }).click();
  await page.getByRole('link', { name: title }).first().click();
  return page.getByRole('textbox', { name: 'HTML' }).inputValue();
};

test('a broker embeds a lead form on the listed website only, gets the lead, and revokes the widget', async ({
  page,
  product,
  website,
  openForAnother,
}) => {
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  website.html = await createWidget(page, 'Tell us what you buy', website.origin, FORM);
  const visitor = await openForAnother();
  await visitor.goto(website.origin);
  const frame = visitor.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Tell us what you buy' })).toBeVisible();
  await frame.getByRole('textbox', { name: 'Your name' }).fill('Ines Inquirer');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByRole('alert')).toHaveText('Not sent. Check the marked fields.');
  await expect(frame.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ines Inquirer');
  await frame.getByRole('textbox', { name: 'Email' }).fill('ines@people.example');
  const consent = frame.locator('input[name=agrees]');
  if ((await consent.count()) > 0) await consent.check();
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByRole('status')).toBeVisible();
  // A site that isn't listed shows nothing.
  await visitor.goto(website.other);
  const framed = () => visitor.frames().filter((each) => each.url().startsWith(product.url));
  await expect.poll(framed).toEqual([]);
  await page.getByRole('button', { name: 'Revoke widget' }).click();
  await page
    .getByRole('dialog', { name: 'Revoke Tell us what you buy' })
    .getByRole('button', { name: 'Revoke widget' })
    .click();
  await expect(page.getByText('Widget revoked').first()).toBeVisible();
  await visitor.goto(website.origin);
  await expect(frame.getByText('The owner removed this content.')).toBeVisible();
  await page.goto(linkTo('leads'));
  await expect(page.getByRole('link', { name: 'Ines Inquirer' }).first()).toBeVisible();
});
