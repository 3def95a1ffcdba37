import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import type { Bridge } from '../../shared/desktop/ipc.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { BROKER, expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import { createOtherDeviceClient } from './other-device.ts';

const BUYER = 'buyer-pro@demo.havenexchange.example';
const ID = '00000000-0000-4000-8000-000000000001';
const NOTICE = { id: ID };
const SCREEN = `${TEST_ORIGIN}/security-settings`;

/** The server's row for every id. */
const row = {
  kind: 'plan_started',
  title: 'Your plan has started',
  message: 'You are on Pro now.',
  metadata: { path: '/security-settings' },
  created_at: '2026-05-01T10:00:00Z',
};
const session = {
  access_token: `head.${Buffer.from('{"aal":"aal1"}').toString('base64url')}.sign`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 36_000,
  user: { id: ID, email: BROKER, user_metadata: {}, app_metadata: {} },
};

/** Returns the server's delivery time for a kind: after a delay, or never. */
const deliverAfter = (waitMs: number | null) => [
  { channel: 'desktop', at: waitMs === null ? null : new Date(Date.now() + waitMs).toISOString() },
];

const shown = { value: { ok: true, value: { kind: 'shown' } } };
const createRejection = (error: string) => ({ value: { ok: false, error } });

/** Launches without a server, like the fixture `idle`, with a signed-in user. */
async function launch(
  computer: Computer,
  launchOptions: Parameters<Computer['launch']>[0] | object = {},
) {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  computer.canned.set('/auth/v1/token', session);
  computer.canned.set('/rest/v1/notifications', [row]);
  computer.canned.set('/rest/v1/rpc/next_delivery_time', deliverAfter(0));
  const app = await computer.launch({ workspace: WITHOUT_PAGES.workspace, ...launchOptions });
  await app.send('session.signIn', [{ email: BROKER, password: DEMO_PASSWORD }]);
  return app;
}

const only = (computer: Computer) => {
  const [note, ...more] = computer.notifications.shown;
  if (!note || more.length > 0) throw new Error(`${more.length + 1} notifications are shown.`);
  return note;
};

test(
  "opens a clicked notification's screen even if its window was closed",
  FULL_RUN_ONLY,
  async ({ computer }) => {
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
  },
);

test(
  "opens the screen when a macOS click starts the app, also from an earlier run's notification",
  FULL_RUN_ONLY,
  async ({ computer }) => {
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
  },
);

test(
  "opens the screen when a Windows click starts the app, under the shortcut's name",
  FULL_RUN_ONLY,
  async ({ computer }) => {
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
  },
);

test('shows the same notification once, and not while its screen is visible', async ({
  computer,
}) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  const again = { value: { ok: true, value: { kind: 'suppressed', reason: 'repeated' } } };
  expect(await app.send('notifications.show', [NOTICE])).toEqual(shown);
  expect(await app.send('notifications.show', [NOTICE])).toEqual(again);

  computer.canned.set('/rest/v1/notifications', [{ ...row, metadata: { path: '/dashboard' } }]);
  const decided = { id: ID.replace(/1$/, '2') };
  // An app that is still starting would treat this address as its initial one.
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(() => history.replaceState(null, '', '/broker-dashboard'));
  app.startAgain('/usr/bin/haven');
  const inView = { value: { ok: true, value: { kind: 'suppressed', reason: 'in-view' } } };
  expect(await app.send('notifications.show', [decided])).toEqual(inView);
  expect(computer.notifications.titles).toEqual([row.title]);
});

test('shows only notifications that exist on the server, whatever a page requests', async ({
  computer,
}) => {
  const app = await launch(computer, { ...WITHOUT_PAGES });
  const crafted: object[] = [
    { ...NOTICE, route: 'https://evil.example/' },
    { ...NOTICE, title: 'Your bank', body: 'Call us' },
    { ...NOTICE, kind: 'trial' },
    { id: 'javascript:alert(1)' },
    { id: `${ID} /admin` },
    { id: '1 or 1=1' },
    {},
  ];
  for (const matter of crafted) {
    expect(await app.send('notifications.show', [matter])).toEqual(createRejection('malformed'));
  }
  const flood = Array.from({ length: 100 }, () => app.send('notifications.show', [NOTICE]));
  // More are read each second, maybe even the last one.
  expect(await Promise.all(flood)).toContainEqual(createRejection('too-many'));
  expect(computer.notifications.shown.length).toBeLessThanOrEqual(1);
});

test('holds all notifications during quiet hours and shows them when the user ends them', async ({
  computer,
}) => {
  const app = await launch(computer, { ...WITHOUT_PAGES });
  const quiet = { value: { ok: true, value: { kind: 'suppressed', reason: 'quiet' } } };
  const hour = (offset: number) =>
    new Date(Date.now() + offset * 3_600_000).toISOString().slice(11, 16);
  const value = { enabled: true, start: hour(-1), end: hour(1), timezone: 'UTC' };
  await app.send('settings.change', [{ name: 'quietHours', value }]);
  expect(await app.send('notifications.show', [NOTICE])).toEqual(quiet);
  app.system.power.emit('suspend');
  app.system.power.emit('resume');
  expect(computer.notifications.titles).toEqual([]);
  await app.send('settings.change', [{ name: 'quietHours', value: { ...value, enabled: false } }]);
  expect(computer.notifications.titles).toEqual([row.title]);
});

test('shows no notifications that the user turned off or delayed, and removes those read elsewhere', async ({
  computer,
}) => {
  const app = await launch(computer, { ...WITHOUT_PAGES });
  const numbered = (number: number) => ID.replace(/1$/, `${number}`);
  const show = (number: number) => app.send('notifications.show', [{ id: numbered(number) }]);
  const suppressed = (reason: string) => ({
    value: { ok: true, value: { kind: 'suppressed', reason } },
  });
  computer.canned.set('/rest/v1/rpc/next_delivery_time', deliverAfter(null));
  expect(await show(1)).toEqual(suppressed('off'));
  computer.canned.set('/rest/v1/rpc/next_delivery_time', deliverAfter(3_600_000));
  expect(await show(2)).toEqual(suppressed('quiet'));
  expect(computer.notifications.titles).toEqual([]);

  computer.canned.set('/rest/v1/rpc/next_delivery_time', deliverAfter(0));
  expect(await show(3)).toEqual(shown);
  const takeBack = (because: string) =>
    app.send('notifications.takeBack', [{ ids: [numbered(3)], because }]);
  lookAway(app);
  await takeBack('seen');
  expect(computer.notifications.titles).toEqual([row.title]);
  await takeBack('read');
  expect(computer.notifications.titles).toEqual([]);
});

test('reports by a test notification if the system shows notifications', async ({ computer }) => {
  const app = await launch(computer, { ...WITHOUT_PAGES, platform: 'darwin' });
  expect(await app.send('notifications.test', [])).toEqual(shown);
  expect(await app.send('notifications.test', [])).toEqual(shown);
  computer.notifications.answer = 'Error Domain=UNErrorDomain Code=1';
  expect(await app.send('notifications.test', [])).toEqual({
    value: { ok: true, value: { kind: 'failed', reason: 'not-allowed' } },
  });
});

for (const [platform, badges] of [
  ['linux', [120, 0]],
  ['darwin', ['99+', '']],
  ['win32', ['99+ unread notifications', '']],
] as const) {
  test(`shows the badge on the icon on ${platform}, also for a later window, until sign-out`, async ({
    computer,
  }) => {
    const app = await launch(computer, { ...WITHOUT_PAGES, platform });
    await app.send('notifications.showCount', [{ count: 120, name: 'Haven Exchange' }]);
    expect(app.badge).toBe(badges[0]);
    app.badge = '';
    app.windows[0]?.wouldOpen('app://haven/');
    app.windows[1]?.window.show();
    // On other systems it is on the app, not on a window.
    expect(app.badge).toBe(platform === 'win32' ? badges[0] : '');
    await app.send('session.forget', []);
    expect(app.badge).toBe(badges[1]);
  });
}

/** Signs in through the bridge with the real server. */
async function arrive(page: Page, email: string): Promise<void> {
  const result = await page.evaluate(
    (input) => (window as unknown as { haven: Bridge }).haven.session.signIn(input),
    { email, password: DEMO_PASSWORD },
  );
  expect(result).toMatchObject({ ok: true, value: { ok: true } });
}

/** Signs the user in on another device. */
async function elsewhere(workspace: string, email: string) {
  const client = await createOtherDeviceClient(workspace);
  const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  return { client, userId: data.user.id };
}

const lookAway = (app: RunningApp) => {
  for (const window of app.windows) window.isFocused = false;
};

test(
  'shows a sign-in on another device once with two windows open, and removes it on sign-out',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
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
  },
);

test(
  'notifies a pending user elsewhere of an approval, and its click opens their workspace',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
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
  },
);

test('shows a notification in the server’s words, counts it on the icon and in the tray, and opens its screen', async ({
  computer,
  workspace,
}) => {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await arrive(page, BROKER);
  await page.goto(`${TEST_ORIGIN}/profile`);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  lookAway(app);

  const { client, userId } = await elsewhere(workspace, BROKER);
  const notice = { user_id: userId, title: 'Maple Court is under offer', message: 'By a buyer.' };
  const { error } = await client
    .from('notifications')
    .insert({ ...notice, type: 'other', metadata: { path: '/security-settings' } });
  expect(error).toBeNull();
  await expect.poll(() => computer.notifications.titles).toContain(notice.title);
  const shownNote = computer.notifications.shown.find(
    ({ options }) => options.title === notice.title,
  );
  expect(shownNote?.options.body).toBe(notice.message);
  await expect.poll(() => app.badge).toBeGreaterThanOrEqual(1);
  shownNote?.click();
  await expect(page).toHaveURL(`${TEST_ORIGIN}/security-settings`);
});

// The outcome on each system is tested in main/notifications by notifications.test.ts and notices.test.ts.
for (const platform of ['darwin', 'win32'] as const) {
  test(
    `replies to a message from its notification on ${platform} and marks it as read`,
    FULL_RUN_ONLY,
    async ({ computer, workspace }) => {
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
    },
  );
}

test("doesn't let a page show a notification that its user didn't receive", async ({
  computer,
  workspace,
}) => {
  const app = await computer.launch({ workspace, showsPages: false });
  const person = { email: BROKER, password: DEMO_PASSWORD };
  expect(await app.send('session.signIn', [person])).toMatchObject({
    value: { value: { ok: true } },
  });
  const failed = { value: { ok: true, value: { kind: 'failed', reason: 'system' } } };
  expect(await app.send('notifications.show', [{ id: ID }])).toEqual(failed);
  const crafted = { id: ID, title: 'Your bank', route: 'https://evil.example/' };
  expect(await app.send('notifications.show', [crafted])).toEqual(createRejection('malformed'));
});
