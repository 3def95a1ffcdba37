import { BROKER, expect, newestPage, test, WITHOUT_PAGES } from '../../desktop/desktop.ts';
import type { Computer } from '../../desktop/host/computer.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import { arrive, elsewhere, ID, launch, lookAway, NOTICE } from '../../desktop/notifications.ts';

const BUYER = 'buyer-pro@demo.havenexchange.example';
const SCREEN = `${TEST_ORIGIN}/security-settings`;

const shown = { value: { ok: true, value: { kind: 'shown' } } };

const only = (computer: Computer) => {
  const [note, ...more] = computer.notifications.shown;
  if (!note || more.length > 0) throw new Error(`${more.length + 1} notifications are shown.`);
  return note;
};

test("opens a clicked notification's screen even if its window was closed", async ({
  computer,
}) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  expect(await app.send('notifications.show', [NOTICE])).toEqual(shown);
  only(computer).click();
  await expect(page).toHaveURL(SCREEN);
  expect(app.windows[0]?.isFocused).toBe(true);

  await page.goto(`${TEST_ORIGIN}/user-pricing`);
  await app.send('notifications.show', [{ id: ID.replace(/1$/, '2') }]);
  await app.windows[0]?.close();
  only(computer).click();
  await expect(await newestPage(app)).toHaveURL(SCREEN);
  expect(app.windows).toHaveLength(2);
});

test("opens the screen when a macOS click starts the app, even from an earlier run's notification", async ({
  computer,
}) => {
  const before = await launch(computer, { platform: 'darwin' });
  await before.send('notifications.show', [NOTICE]);
  await before.quit();
  const left = only(computer);
  left.orphan();

  const cold = await launch(computer, { platform: 'darwin', clickedNote: left.native.id });
  const page = await newestPage(cold);
  await expect(page).toHaveURL(SCREEN);
  await page.goto(`${TEST_ORIGIN}/user-pricing`);
  left.click();
  await expect(page).toHaveURL(SCREEN);
});

test("opens the screen when a Windows click starts the app, under the shortcut's name", async ({
  computer,
}) => {
  const before = await launch(computer, { ...WITHOUT_PAGES, platform: 'win32' });
  expect(before.appUserModelId).toBe('com.havenexchange.desktop');
  await before.send('notifications.show', [NOTICE]);
  const [, link = ''] = / launch="([^"]*)"/.exec(only(computer).options.toastXml ?? '') ?? [];
  await before.quit();

  const cold = await launch(computer, { platform: 'win32', argv: [link] });
  const page = await newestPage(cold);
  await expect(page).toHaveURL(SCREEN);
  await page.goto(`${TEST_ORIGIN}/user-pricing`);
  cold.startAgain('C:\\haven.exe', link);
  await expect(page).toHaveURL(SCREEN);
});

test('shows a sign-in on another device once with two windows open, and removes it on sign-out', async ({
  computer,
  workspace,
}) => {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await arrive(page, BROKER);
  app.windows[0]?.wouldOpen('app://haven/profile');
  const other = await newestPage(app);
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  // The last page to load shows what a click opens.
  await page.goto(`${TEST_ORIGIN}/dashboard`);
  await expect(page).toHaveURL(/-dashboard$/);

  await elsewhere(workspace, BROKER);
  await expect.poll(() => computer.notifications.titles).toEqual(['New sign-in to your account']);
  expect(only(computer).options.body).toContain('Safari on iPhone.');
  only(computer).click();
  await expect(page).toHaveURL(`${TEST_ORIGIN}/security-settings`);

  // Another one while the user works elsewhere in the app.
  await page.goto(`${TEST_ORIGIN}/profile`);
  await elsewhere(workspace, BROKER);
  await expect.poll(() => computer.notifications.titles).toEqual(['New sign-in to your account']);
  await page.goto(`${TEST_ORIGIN}/auth?action=logout`);
  await expect(page).toHaveURL(`${TEST_ORIGIN}/`);
  await expect.poll(() => computer.notifications.titles).toEqual([]);
});

test('notifies a pending user elsewhere of an approval, and its click opens their workspace', async ({
  computer,
  workspace,
}) => {
  const PENDING = 'pending@demo.havenexchange.example';
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await arrive(page, PENDING);
  await page.goto(`${TEST_ORIGIN}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Account Pending Approval' })).toBeVisible();
  const { userId } = await elsewhere(workspace, PENDING);
  await expect.poll(() => computer.notifications.titles).toEqual(['New sign-in to your account']);

  lookAway(app);
  const { client: admin } = await elsewhere(workspace, 'admin@demo.havenexchange.example');
  const review = await admin.rpc('review_account', { user_id: userId, decision: 'approved' });
  expect(review.error).toBeNull();
  await expect
    .poll(() => computer.notifications.titles)
    .toEqual(['New sign-in to your account', 'Your account is approved']);
  await expect(page).toHaveURL(/-dashboard$/);
  await page.goto(`${TEST_ORIGIN}/profile`);
  computer.notifications.shown.at(-1)?.click();
  await expect(page).toHaveURL(/-dashboard$/);
});

// The outcome on each system is tested in main/notifications by notifications.test.ts and notices.test.ts.
for (const platform of ['darwin', 'win32'] as const) {
  test(`replies to a message from its notification on ${platform} and marks it as read`, async ({
    computer,
    workspace,
  }) => {
    const app = await computer.launch({ workspace, platform });
    const page = await newestPage(app);
    await arrive(page, BROKER);
    await page.goto(`${TEST_ORIGIN}/profile`);
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    lookAway(app);

    const { client: broker, userId } = await elsewhere(workspace, BROKER);
    const { client: buyer, userId: buyerId } = await elsewhere(workspace, BUYER);
    const started = await buyer
      .from('chat_conversations')
      .insert({ participants: [buyerId, userId] })
      .select('id')
      .single();
    const conversation_id = started.data?.id ?? '';
    const question = { conversation_id, message_text: `Seen on ${platform}?` };
    expect((await buyer.from('conversation_messages').insert(question)).error).toBeNull();
    const noteOf = () =>
      computer.notifications.shown.find(({ options }) => options.body === question.message_text);
    await expect.poll(noteOf).toBeDefined();
    noteOf()?.answer('On my way');

    const rows = () =>
      buyer
        .from('conversation_messages')
        .select('sender_id, message_text')
        .eq('conversation_id', conversation_id)
        .order('created_at');
    await expect
      .poll(async () => (await rows()).data?.at(-1))
      .toEqual({ sender_id: userId, message_text: 'On my way' });
    const listUndelivered = () =>
      broker
        .from('message_notifications')
        .select('id')
        .eq('conversation_id', conversation_id)
        .is('read_at', null);
    await expect.poll(async () => (await listUndelivered()).data).toEqual([]);
  });
}
