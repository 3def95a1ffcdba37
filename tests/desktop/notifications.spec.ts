import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { BROKER, expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import {
  arrive,
  deliverAfter,
  elsewhere,
  ID,
  launch,
  lookAway,
  NOTICE,
  row,
} from './notifications.ts';

const shown = { value: { ok: true, value: { kind: 'shown' } } };
const createRejection = (error: string) => ({ value: { ok: false, error } });

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
  test(`shows the badge on the icon on ${platform}, even for a later window, until sign-out`, async ({
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
