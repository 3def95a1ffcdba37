import { linkTo } from '../../../shared/routes.ts';
import { findAxeViolations } from '../../e2e/axe.ts';
import {
  BROKER,
  BUYER,
  conversationOf,
  messagesRegion,
  say,
  sideOf,
  testChat,
} from '../../e2e/messages.ts';
import { expect, test } from '../../e2e/product.ts';
import { expectFastConversationOpen } from './long-conversation.ts';

const VIEWS = [
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
  [820, 'light'],
  [820, 'dark'],
  [1440, 'light'],
] as const;

// Long enough for every reconnect attempt.
testChat(30_000);

test('a conversation has no accessibility violations at any size, in both themes', async ({
  openForAnother,
  product,
}) => {
  const [priya, ben] = await Promise.all([
    sideOf(openForAnother, product, BUYER),
    sideOf(openForAnother, product, BROKER),
  ]);
  const id = await conversationOf(product, priya, ben);
  await ben.page.goto(linkTo('conversation', { conversationId: id }));
  await say(ben.page, 'May we visit on Friday?');
  await expect(messagesRegion(ben.page)).toContainText('Delivered');
  for (const [width, colorScheme] of VIEWS) {
    await ben.page.setViewportSize({ width, height: 900 });
    await ben.page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(ben.page), `${width} px, ${colorScheme}`).toEqual([]);
  }
});

test(
  'a conversation of 100,000 messages opens at its first unread one without delay',
  expectFastConversationOpen,
);
