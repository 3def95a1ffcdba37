import { expect, test, WITHOUT_PAGES } from './desktop.ts';
import { ID, launch } from './notifications.ts';

const NO_PAGES = { showsPages: false };
const OAK = [`/property/${ID}`, 'Oak House | Haven Exchange'] as const;

test('lists recent records on the Windows taskbar until sign-out, unless the user hides them', async ({
  computer,
}) => {
  const app = await launch(computer, { ...NO_PAGES, platform: 'win32' });
  const titles = () => app.jumpList.map(({ title }) => title);
  app.windows[0]?.visit(...OAK);
  expect(titles()).toEqual(['Oak House']);
  const set = (value: boolean) => app.send('settings.change', [{ name: 'recentItems', value }]);
  await set(false);
  expect(titles()).toEqual([]);
  await set(true);
  expect(titles()).toEqual(['Oak House']);
  await app.send('session.signOut', []);
  expect(titles()).toEqual([]);
  app.windows[0]?.visit(...OAK);
  expect(titles()).toEqual([]);
});

test('opens a recent record from the macOS dock menu', async ({ computer }) => {
  const app = await launch(computer, { ...NO_PAGES, platform: 'darwin' });
  const [window] = app.windows;
  window?.visit(...OAK);
  await app.send('routes.ready', []);
  const [item] = app.dockMenu;
  expect(item?.label).toBe('Oak House');
  if (window !== undefined) window.isFocused = false;
  item?.click?.({} as never, undefined, {} as never);
  await expect.poll(() => window?.isFocused).toBe(true);
});

test('reopens the pages that were open, without their queries, while signed in', async ({
  computer,
}) => {
  const app = await launch(computer, NO_PAGES);
  app.windows[0]?.visit('/messages?token_hash=secret', 'Messages');
  app.windows[0]?.wouldOpen(`app://haven/property/${ID}`);
  await app.quit();
  expect(computer.writtenText()).not.toContain('secret');

  const next = await computer.launch(WITHOUT_PAGES);
  const pages = (run: typeof app) => run.open.map(({ address }) => address);
  expect(pages(next)).toEqual(['app://haven/messages', `app://haven/property/${ID}`]);
  await next.send('session.signOut', []);
  await next.quit();

  const last = await computer.launch(WITHOUT_PAGES);
  expect(pages(last)).toEqual(['app://haven/']);
});

test('opens the first page if the user turned reopening off', async ({ computer }) => {
  const app = await launch(computer, NO_PAGES);
  app.windows[0]?.visit('/messages', 'Messages');
  await app.send('settings.change', [{ name: 'reopensPages', value: false }]);
  await app.quit();
  const next = await computer.launch(WITHOUT_PAGES);
  expect(next.open.map(({ address }) => address)).toEqual(['app://haven/']);
});

test("hides notification content if the organization's policy requires it", async ({
  computer,
}) => {
  computer.decide({ HideNotificationContent: 1 });
  const app = await launch(computer, NO_PAGES);
  await app.send('notifications.show', [{ id: ID }]);
  expect(computer.notifications.titles).toEqual(['Haven Exchange']);
  const change = { name: 'hidesNotificationContent', value: false };
  expect(await app.send('settings.change', [change])).toMatchObject({
    value: { value: { kind: 'managed' } },
  });
});
