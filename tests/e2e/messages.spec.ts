import { linkTo } from '../../shared/routes.ts';
import { findAxeViolations } from './axe.ts';
import {
  BROKER,
  BUYER,
  conversationOf,
  field,
  messagesRegion,
  readAll,
  say,
  sideOf,
  testChat,
} from './messages.ts';
import { expect, test } from './product.ts';

testChat(0);

test('user text shows as plain text everywhere, and unsent text survives a reload', async ({
  openForAnother,
  product,
}) => {
  const [priya, ben] = await Promise.all([
    sideOf(openForAnother, product, BUYER),
    sideOf(openForAnother, product, BROKER),
  ]);
  const id = await conversationOf(product, priya, ben);
  const there = linkTo('conversation', { conversationId: id });
  const attack = '<img src=x onerror="document.title=`taken`"><script>alert(1)</script>';
  const link = 'javascript:alert(1) https://example.com/report';
  await Promise.all([priya.page.goto(there), ben.page.goto(there)]);
  await say(priya.page, `${attack} ${link}`);
  await expect(messagesRegion(ben.page).getByText(attack)).toBeVisible();
  await expect(messagesRegion(ben.page).getByRole('link')).toHaveCount(1);
  await expect(messagesRegion(ben.page).getByRole('link')).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expect(ben.page).not.toHaveTitle(/taken/);
  await expect(messagesRegion(ben.page).locator('img, script')).toHaveCount(0);

  await ben.page.setViewportSize({ width: 390, height: 900 });
  await ben.page.emulateMedia({ colorScheme: 'light' });
  expect(await findAxeViolations(ben.page)).toEqual([]);

  await ben.page.route(/conversation_messages/, (route) => route.abort());
  await say(ben.page, 'Before the reload');
  await field(ben.page).fill('Half a sentence');
  await expect(messagesRegion(ben.page).getByText('Sending…')).toBeVisible();
  await ben.page.unroute(/conversation_messages/);
  await ben.page.reload();
  await expect(field(ben.page)).toHaveValue('Half a sentence');
  await expect(messagesRegion(priya.page)).toContainText('Before the reload');
  await expect.poll(() => readAll(priya.page)).toHaveLength(2);
});
