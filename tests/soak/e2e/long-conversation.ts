import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Sql } from '../../../backend/db/engine.ts';
import { openPglite } from '../../../backend/db/pglite/open.ts';
import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn } from '../../e2e/product.ts';
import { ChildBackend, DEMO_PASSWORD } from '../../support/child-backend.ts';
import { demoDataDir } from '../../support/demo-folder.ts';

const READER = 'broker@demo.havenexchange.example';
const WRITER = 'buyer-pro@demo.havenexchange.example';
const MESSAGES = 100_000;
const UNREAD = 300;
const AT_ONCE = 5_000;
/** From the click to the frame after the first unread message appears. */
const MOST_MS = 1500;
const LONG = '7a1c0000-0000-4000-8000-000000000001';
const SHORT = '7a1c0000-0000-4000-8000-000000000002';

/** Inserts two conversations: one with many messages, one with as many as are unread. */
async function holdTalks(dataDir: string): Promise<void> {
  const end = new Date().toISOString();
  const engine = openPglite(join(dataDir, 'db'));
  const talks = [
    [LONG, MESSAGES],
    [SHORT, UNREAD],
  ] as const;
  /** Inserts one batch, because writes have a time limit and every message is indexed for search. */
  const write = (act: (sql: Sql) => Promise<unknown>) =>
    engine.write('system', async (sql) => {
      await sql`set local session_replication_role = replica`;
      await act(sql);
    });
  try {
    for (const [id, count] of talks) {
      await write(async (sql) => {
        await sql`
          insert into public.chat_conversations (id, participants, last_message_at)
          select ${id}::uuid, jsonb_agg(u.id), now() from auth.users u where u.email in (${READER}, ${WRITER})`;
        await sql`
          insert into public.conversation_members (conversation_id, user_id, last_message_at)
          select ${id}::uuid, u.id, now() from auth.users u where u.email in (${READER}, ${WRITER})`;
        await sql`
          insert into public.conversation_receipts (conversation_id, user_id)
          select ${id}::uuid, u.id from auth.users u where u.email in (${READER}, ${WRITER})`;
      });
      for (let first = 1; first <= count; first += AT_ONCE) {
        const last = Math.min(first + AT_ONCE - 1, count);
        await write(
          (sql) => sql`
            insert into public.conversation_messages (conversation_id, sender_id, message_text, created_at)
            select ${id}::uuid, u.id, 'Message ' || k,
              ${end}::timestamptz - (${count}::integer - k) * interval '1 second'
            from auth.users u, generate_series(${first}::integer, ${last}::integer) k where u.email = ${WRITER}`,
        );
      }
      await write(
        (sql) => sql`
          insert into public.message_notifications (user_id, conversation_id, message_id, created_at)
          select r.id, m.conversation_id, m.id, m.created_at
          from auth.users r, public.conversation_messages m
          where r.email = ${READER} and m.conversation_id = ${id}::uuid
            and m.created_at > ${end}::timestamptz - ${UNREAD}::integer * interval '1 second'`,
      );
    }
    await write((sql) => sql`analyze public.conversation_messages`);
  } finally {
    await engine.close();
  }
}

/** Opens a conversation from the list and returns how long it took. */
async function millisecondsToOpen(page: Page, id: string, first: string): Promise<number> {
  const link = page.locator(`a[href^="${linkTo('conversation', { conversationId: id })}"]`);
  await expect(link).toBeVisible();
  await page.evaluate((text) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    Object.assign(window, { painted: promise });
    const look = (clicked: number) =>
      requestAnimationFrame(() => {
        const rows = [...document.querySelectorAll('li[data-index] article p')];
        if (!rows.some((row) => row.textContent === text)) look(clicked);
        else requestAnimationFrame(() => resolve(performance.now() - clicked));
      });
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
  }, first);
  await link.click();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/** Checks that a conversation of any length opens at its first unread message within `MOST_MS`. */
export async function expectFastConversationOpen({ page }: { readonly page: Page }): Promise<void> {
  const folder = await demoDataDir();
  await holdTalks(folder.dataDir);
  const backend = await ChildBackend.start({ dataDir: folder.dataDir, flags: [] });
  await openSignedIn(page, backend.url, READER, DEMO_PASSWORD);
  await page.goto(`${backend.url}${linkTo('messages')}`);
  // The short one first, to load everything conversations share.
  const short = await millisecondsToOpen(page, SHORT, 'Message 1');
  const long = await millisecondsToOpen(page, LONG, `Message ${MESSAGES - UNREAD + 1}`);
  await expect(page.getByText('New messages')).toBeVisible();
  console.log(
    `Opened at the first unread: ${UNREAD} messages ${Math.round(short)} ms, ${MESSAGES} messages ${Math.round(long)} ms.`,
  );
  expect(long).toBeLessThan(MOST_MS);
  // Close the page first, because it would report a lost server.
  await page.close();
  await backend.end('SIGTERM');
  folder.remove();
}
