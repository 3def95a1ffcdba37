import { BROKER, expect, test } from './desktop.ts';
import type { HostWindow } from './host/window.ts';
import { ID, session } from './notifications.ts';
import {
  answer,
  front,
  launch,
  launchAgain,
  list,
  ONE,
  openBoth,
  rejection,
  saveWorkspaces,
  signIn,
  switchTo,
  TWO,
  tokenOf,
} from './several-workspaces.ts';
import { getBackendUrl } from './workspaces.ts';

test('keeps workspaces signed in at once, each in its own partition and keychain entries', async ({
  computer,
}) => {
  const { app, one, two } = await openBoth(computer);
  expect(one).toMatchObject({ isGone: false, isShown: false });
  expect(one.options.webPreferences?.partition).not.toBe(two.options.webPreferences?.partition);
  for (const window of [one, two]) {
    expect(await tokenOf(app, window)).toEqual(answer(session.access_token));
  }
  const prefixes = computer.keychain.names().map((name) => name.split('/')[0]);
  expect(new Set(prefixes).size).toBe(2);
  expect(await getBackendUrl(app, one)).toBe(ONE.url);
  expect(await getBackendUrl(app, two)).toBe(TWO.url);
  expect(await switchTo(app, 'one.example')).toBe(one);
  expect(app.open).toHaveLength(2);
});

test('opens all workspaces at the next start, the last one in front and signed-in ones behind it', async ({
  computer,
}) => {
  const { app } = await openBoth(computer);
  await app.quit();
  const next = await launchAgain(computer);
  await expect.poll(() => next.open.length).toBe(2);
  expect(await getBackendUrl(next, front(next))).toBe(TWO.url);
  const behind = next.open.find(({ isShown }) => !isShown);
  expect(await getBackendUrl(next, behind)).toBe(ONE.url);
  if (behind === undefined) throw new Error('There is no window.');
  expect(await tokenOf(next, behind)).toEqual(answer(session.access_token));
});

test('shows unread counts per workspace, and their sum on the tray and the badge', async ({
  computer,
}) => {
  const { app, one, two } = await openBoth(computer);
  const count = (window: HostWindow, unread: number) =>
    app.send('notifications.showCount', [{ count: unread, name: 'Elm' }], {}, window.contents);
  await count(one, 3);
  await count(two, 2);
  expect((await list(app)).map(({ unread }) => unread)).toEqual([3, 2]);
  expect(app.badge).toBe(5);
  expect(app.system.icons[0]?.tip).toBe('Elm, 5 unread');
  expect(app.system.labels().flat()).toContain('one.example, 3 unread');
  app.system.chooseInTray('one.example, 3 unread');
  await expect.poll(() => front(app)).toBe(one);
  await app.send('session.signOut', [], {}, one.contents);
  expect((await list(app)).map(({ unread }) => unread)).toEqual([0, 2]);
  expect(app.badge).toBe(2);
});

test('a sign-out in one workspace leaves the other signed in, with its notifications', async ({
  computer,
}) => {
  const { app, one, two } = await openBoth(computer);
  for (const window of [one, two]) {
    window.isFocused = false;
    await app.send('notifications.show', [{ id: ID }], {}, window.contents);
  }
  expect(computer.notifications.shown).toHaveLength(2);
  await app.send('session.signOut', [], {}, one.contents);
  expect(computer.notifications.shown).toHaveLength(1);
  expect(await tokenOf(app, one)).toEqual(answer(null));
  expect(await tokenOf(app, two)).toEqual(answer(session.access_token));
});

test('a click on a notification opens its own workspace', async ({ computer }) => {
  const { app, one, two } = await openBoth(computer);
  await app.send('notifications.show', [{ id: ID }], {}, one.contents);
  computer.notifications.shown[0]?.click();
  await expect.poll(() => front(app)).toBe(one);
  expect(two.isShown).toBe(false);
});

test("a page reaches only its own workspace, even with another one's id", async ({ computer }) => {
  const { app, one, two } = await openBoth(computer);
  const [first, second] = await list(app);
  if (first === undefined || second === undefined) throw new Error('A workspace is missing.');
  const from = (window: HostWindow, channel: string, ...values: unknown[]) =>
    app.send(channel, values, {}, window.contents);

  // The page behind may neither switch, add accounts, nor remove another workspace.
  expect(await from(one, 'workspace.switchTo', first.id)).toEqual(rejection);
  expect(await from(one, 'workspace.addAccount')).toEqual(rejection);
  expect(await from(one, 'workspace.remove', second.id)).toEqual(rejection);
  expect(await from(two, 'workspace.remove', first.id)).toEqual(rejection);
  for (const id of ['../../evil', 'ffffffffffffffff ', '']) {
    expect(await from(two, 'workspace.switchTo', id), id).toEqual({
      value: { ok: false, error: 'malformed' },
    });
  }
  expect(await from(two, 'workspace.switchTo', 'ffffffffffffffff')).toEqual(answer(undefined));
  expect(await from(two, 'workspace.eraseLocal', 'delete')).toEqual(rejection);
  // Its windows open only in front, so not in the other workspace's partition.
  one.wouldOpen('app://haven/listings/1');
  expect(app.open).toHaveLength(2);
  expect(front(app)).toBe(two);
  expect(await from(one, 'workspace.standing')).toMatchObject(
    answer({ place: { kind: 'hosted', url: ONE.url } }),
  );
  // Taking a notification back works only for the own one.
  two.isFocused = false;
  await from(two, 'notifications.show', { id: ID });
  await from(one, 'notifications.takeBack', { ids: [ID], because: 'read' });
  expect(computer.notifications.shown).toHaveLength(1);
});

test('removing a workspace signs out of it, clears what it stored, and shows another', async ({
  computer,
}) => {
  const { app, one, two } = await openBoth(computer);
  const [, second] = await list(app);
  const removed = await app.send('workspace.remove', [second?.id], {}, two.contents);
  expect(removed).toEqual(answer('removed'));
  expect(two.isGone).toBe(true);
  expect(front(app)).toBe(one);
  expect((await list(app)).map(({ label }) => label)).toEqual(['one.example']);
  expect(await tokenOf(app, one)).toEqual(answer(session.access_token));
  const prefixes = computer.keychain.names().map((name) => name.split('/')[0]);
  expect(new Set(prefixes).size).toBe(1);
  await app.quit();
  const next = await launchAgain(computer);
  expect((await list(next)).map(({ label }) => label)).toEqual(['one.example']);
});

test('separates two accounts on one server and shows an open account only once', async ({
  computer,
}) => {
  const app = await launch(computer, ONE);
  const first = front(app);
  await signIn(app, first);
  await app.send('workspace.addAccount', [], {}, first.contents);
  await expect.poll(() => app.open.length).toBe(2);
  const second = front(app);
  expect(second).not.toBe(first);
  expect(await tokenOf(app, second)).toEqual(answer(null));
  const other = { ...session, user: { ...session.user, id: 'other', email: 'ada@one.example' } };
  computer.canned.set('/auth/v1/token', other);
  await signIn(app, second);
  expect((await list(app)).map(({ label }) => label)).toEqual([
    `one.example (${BROKER})`,
    'one.example (ada@one.example)',
  ]);

  // A third sign-in as the first account leads to the first one.
  await app.send('workspace.addAccount', [], {}, second.contents);
  await expect.poll(() => app.open.length).toBe(3);
  computer.canned.set('/auth/v1/token', session);
  await signIn(app, front(app));
  await expect.poll(() => app.open.length).toBe(2);
  expect(front(app)).toBe(first);
  expect(await list(app)).toHaveLength(2);
  expect(await tokenOf(app, first)).toEqual(answer(session.access_token));
});

test('opens a link in the workspace of its server, asks if it names none, and offers to add another', async ({
  computer,
}) => {
  const { app, one, two } = await openBoth(computer);
  const at = (server: string) => `haven://open/profile#at=${encodeURIComponent(server)}`;
  app.openUrl(at(ONE.url));
  await expect.poll(() => front(app)).toBe(one);

  app.answer = 'two.example';
  app.openUrl('haven://open/profile');
  await expect.poll(() => front(app)).toBe(two);
  expect(app.questions).toEqual(['Open this link in which workspace?']);

  app.answer = 'Cancel';
  app.openUrl(at('https://evil.example'));
  await expect.poll(() => app.questions.length).toBe(2);
  expect(app.questions[1]).toContain('evil.example');
  expect(front(app)).toBe(two);
  expect(app.open).toHaveLength(2);
});

test('quits with the last visible window, although another workspace runs behind it', async ({
  computer,
}) => {
  const { app, two } = await openBoth(computer);
  await two.close();
  expect(app.hasQuit).toBe(true);
});

test('deletes leftovers of an app that ended while adding a workspace', async ({ computer }) => {
  const { app } = await openBoth(computer);
  await app.quit();
  // As if the second one had been opened and never saved.
  saveWorkspaces(computer, ONE);
  const next = await launchAgain(computer);
  await expect.poll(() => next.open.length).toBe(1);
  const prefixes = computer.keychain.names().map((name) => name.split('/')[0]);
  expect(new Set(prefixes).size).toBe(1);
  expect(await tokenOf(next, front(next))).toEqual(answer(session.access_token));
});
