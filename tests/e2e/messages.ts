import { setTimeout as moment } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { startConversation } from '../support/conversations.ts';
import { expect, type OpenAnotherProfile, openSignedIn, type Product, test } from './product.ts';

export const BUYER = 'buyer-pro@demo.havenexchange.example';
export const BROKER = 'broker@demo.havenexchange.example';

interface Side {
  readonly page: Page;
  readonly userId: string;
}

export async function sideOf(
  open: OpenAnotherProfile,
  product: Product,
  email: string,
): Promise<Side> {
  const page = await open();
  const { userId } = await openSignedIn(page, product.url, email, DEMO_PASSWORD);
  // Clears the demo's pending messages so that only those the test sends count.
  await serviceOf(product)
    .from('message_notifications')
    .delete()
    .eq('user_id', userId)
    .throwOnError();
  return { page, userId };
}

/** Lets a test cut a page's connection: open sockets close and new ones fail. */
async function lineOf({ page }: Side) {
  const open: { close(): Promise<void> }[] = [];
  let isDown = false;
  await page.routeWebSocket(/realtime\/v1\/websocket/, (line) => {
    if (isDown) return void line.close();
    line.connectToServer();
    open.push(line);
  });
  return {
    async cut() {
      isDown = true;
      await page.context().setOffline(true);
      await Promise.all(open.splice(0).map((line) => line.close()));
    },
    async mend() {
      isDown = false;
      await page.context().setOffline(false);
    },
  };
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
export const messagesRegion = (page: Page) =>
  page.getByRole('region', { name: 'Messages', exact: true });

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Returns every message text in order by scrolling from the start to the end, as a user would. */
export async function readAll(page: Page): Promise<string[]> {
  return messagesRegion(page).evaluate(async (scroller) => {
    const texts = new Map<number, string>();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const look = () => {
      for (const row of scroller.querySelectorAll<HTMLElement>('li[data-index]')) {
        const messageText = row.querySelector('article p[class*="text"]')?.textContent;
        if (messageText) texts.set(Number(row.dataset.index), messageText);
      }
    };
    scroller.scrollTop = 0;
    for (let step = 0; step < 400; step += 1) {
      await frame();
      await frame();
      look();
      if (scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2) break;
      scroller.scrollTop += scroller.clientHeight / 2;
    }
    return [...texts].toSorted(([one], [other]) => one - other).map(([, text]) => text);
  });
}

function serviceOf({ url, secretKey }: Product) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

export const conversationOf = (product: Product, ...sides: readonly Side[]) =>
  startConversation(
    serviceOf(product),
    sides.map(({ userId }) => userId),
  );

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${name} ${number + 1}`);

/** Waits through an outage of at least the given time. */
export function testChat(outageMs: number): void {
  test('two users chat with typing and read receipts, and a dropped connection loses or duplicates nothing', async ({
    openForAnother,
    product,
  }) => {
    const [priya, ben] = await Promise.all([
      sideOf(openForAnother, product, BUYER),
      sideOf(openForAnother, product, BROKER),
    ]);
    const id = await conversationOf(product, priya, ben);
    const line = await lineOf(ben);
    const there = linkTo('conversation', { conversationId: id });
    await Promise.all([priya.page.goto(there), ben.page.goto(linkTo('messages'))]);

    // With an unread message, the icon, the list and the row agree.
    await say(priya.page, 'May we visit on Friday?');
    await expect(messagesRegion(priya.page)).toContainText('Delivered');
    await expect(ben.page.getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible();
    const row = ben.page
      .getByRole('region', { name: 'Conversations' })
      .getByRole('listitem')
      .first();
    await expect(row).toContainText('1 unread');
    await expect(row).toContainText('May we visit on Friday?');

    await row.getByRole('link').click();
    await expect(messagesRegion(ben.page)).toContainText('New messages');
    await expect(messagesRegion(priya.page)).toContainText('Read');
    await expect(ben.page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
    await expect(row).not.toContainText('unread');

    await field(ben.page).pressSequentially('Yes');
    await expect(priya.page.getByText('Ben Demo-Broker is typing…')).toBeVisible();
    await field(ben.page).press('Enter');
    await expect(messagesRegion(priya.page)).toContainText('Yes');
    await expect(priya.page.getByText('is typing…')).toHaveCount(0, { timeout: 2_000 });

    // During the outage, fifty messages arrive and two are written offline.
    await line.cut();
    const isOver = moment(outageMs);
    const ownTexts = numbered('Written without a line', 2);
    for (const text of ownTexts) await say(ben.page, text);
    await expect(messagesRegion(ben.page).getByText('Sending…')).toHaveCount(2);
    const missed = numbered('Missed', 50);
    await serviceOf(product)
      .from('conversation_messages')
      .insert(
        missed.map((message_text) => ({
          conversation_id: id,
          sender_id: priya.userId,
          message_text,
        })),
      )
      .throwOnError();
    await expect(messagesRegion(priya.page)).toContainText('Missed 50');
    await isOver;
    // Missed messages may arrive before the user's own are sent; the view still stays at the end.
    const mayGo = Promise.withResolvers<void>();
    await ben.page.route('**/rest/v1/conversation_messages*', async (route) => {
      if (route.request().method() === 'POST') await mayGo.promise;
      await route.fallback();
    });
    await line.mend();
    await expect(messagesRegion(ben.page)).toContainText('Missed 50');
    await expect(messagesRegion(ben.page)).toContainText('Written without a line 2');
    mayGo.resolve();

    await expect(messagesRegion(priya.page)).toContainText('Written without a line 2');
    await expect(messagesRegion(ben.page)).toContainText('Written without a line 2');
    await expect(messagesRegion(ben.page).getByText('Sending…')).toHaveCount(0);
    const whole = ['May we visit on Friday?', 'Yes', ...missed, ...ownTexts];
    await expect.poll(() => readAll(ben.page)).toEqual(whole);
    await expect.poll(() => readAll(priya.page)).toEqual(whole);
    for (const { page } of [priya, ben]) {
      await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();
    }
    const { count } = await serviceOf(product)
      .from('message_notifications')
      .select('id', { count: 'exact', head: true })
      .eq('conversation_id', id)
      .is('read_at', null)
      .throwOnError();
    expect(count).toBe(0);
  });
}
