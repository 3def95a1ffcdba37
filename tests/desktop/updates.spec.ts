import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './desktop.ts';
import { launchWithoutPages, openSettings, test } from './installed.ts';
import { pendingOf } from './updates.ts';

const READY = { kind: 'ready', version: '1.1.0' };
const updatesOf = (page: Page) => page.getByRole('region', { name: 'Updates' });
const noticeOf = (page: Page) => page.getByRole('complementary', { name: 'Update' });
const look = (page: Page) => page.getByRole('button', { name: 'Check for Updates' }).click();

test('finds, downloads and quietly offers a new version, which runs after the restart', async ({
  computer,
  installed,
}) => {
  installed.publish('1.1.0');
  const { app, page } = await openSettings(computer);
  const updates = updatesOf(page);
  await expect(updates).toContainText('Haven Exchange 1.0.0');
  await expect(updates).toContainText('Checks for updates shortly after launch');

  const isHalfHere = installed.feed.holdDownloads();
  await look(page);
  await isHalfHere;
  await expect(updates).toContainText('Downloading version 1.1.0…');
  await expect(updates.getByRole('progressbar')).toBeVisible();
  await updates.getByRole('button', { name: 'Cancel' }).click();
  await expect(updates).toContainText('Version 1.1.0 is available.');
  installed.feed.sendWhole();
  await updates.getByRole('button', { name: 'Download' }).click();
  await expect(updates).toContainText('Version 1.1.0 is ready. Restart to use it.');
  expect(installed.isOld).toBe(true);

  await noticeOf(page).getByRole('button', { name: 'Later' }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(updates).toContainText('Version 1.1.0 will be installed when you quit.');
  await updates.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => installed.started).toEqual(['1.1.0']);
  expect(app.hasQuit).toBe(true);
  expect(app.hasGivenWay).toBe(true);
  expect(pendingOf(computer)).toEqual({ from: '1.0.0', to: '1.1.0' });
  await app.quit();

  const next = await openSettings(computer, '1.1.0');
  await expect(updatesOf(next.page)).toContainText('Haven Exchange 1.1.0');
  await expect(noticeOf(next.page)).toHaveCount(0);
  expect(pendingOf(computer)).toBeNull();
  await look(next.page);
  await expect(updatesOf(next.page)).toContainText("You're up to date. Last checked");
});

test('remembers "later" for this version and installs it on quit', async ({
  computer,
  installed,
}) => {
  installed.publish('1.1.0');
  const { app, ask, state } = await launchWithoutPages(computer);
  await ask('check');
  await expect.poll(state).toEqual(READY);
  await ask('postpone');
  expect(await ask('standing')).toMatchObject({ isPostponed: true });
  await app.quit();
  expect(installed.started).toEqual(['1.1.0']);
  expect(installed.isOld).toBe(false);
});

test('installs a staged rollout once it includes this computer', async ({
  computer,
  installed,
}) => {
  installed.belongTo(computer, '80');
  installed.publish('1.1.0', { stagingPercentage: 25 });
  const { ask, state } = await launchWithoutPages(computer);
  await ask('check');
  await expect.poll(state).toMatchObject({ kind: 'idle', lastChecked: expect.any(Number) });
  installed.publish('1.1.0', { stagingPercentage: 60 });
  await ask('check');
  await expect.poll(state).toEqual(READY);
});

test('uses the chosen channel, even after the next start', async ({ computer, installed }) => {
  installed.publish('1.2.0-beta.1', {}, 'beta');
  const before = await launchWithoutPages(computer);
  await before.ask('setChannel', 'beta');
  await before.app.quit();
  const after = await launchWithoutPages(computer);
  expect(await after.ask('standing')).toMatchObject({ channel: 'beta', isChannelManaged: false });
  await after.ask('check');
  await expect.poll(after.state).toEqual({ kind: 'ready', version: '1.2.0-beta.1' });
});

test('asks about unsaved work and keeps the app running', async ({ computer, installed }) => {
  installed.publish('1.1.0');
  const { app, ask, state } = await launchWithoutPages(computer);
  await ask('check');
  await expect.poll(state).toEqual(READY);
  await app.send('work.unsaved', [true]);

  app.answer = 'Keep Working';
  expect(await ask('restart')).toBe(false);
  expect(app.questions).toEqual(['This window has unsaved changes.']);
  expect(app.windows[0]?.isFocused).toBe(true);
  expect(installed.isOld).toBe(true);

  app.answer = 'Restart Without Saving';
  expect(await ask('restart')).toBe(true);
  await expect.poll(() => installed.started).toEqual(['1.1.0']);
  expect(installed.isOld).toBe(false);
});

test("doesn't ask about saved work or closed windows", async ({ computer, installed }) => {
  installed.publish('1.1.0');
  const { app, ask, state } = await launchWithoutPages(computer);
  await ask('check');
  await expect.poll(state).toEqual(READY);
  await app.send('work.unsaved', [true]);
  await app.send('work.unsaved', [false]);
  await app.send('work.unsaved', [true]);
  app.answer = 'Close Without Saving';
  await app.windows[0]?.close();
  await expect.poll(() => app.windows[0]?.isGone).toBe(true);
  app.startAgain();
  expect(await ask('restart')).toBe(true);
  await expect.poll(() => installed.started).toEqual(['1.1.0']);
  expect(app.questions).toHaveLength(1);
});

test("reports an installation that can't start, and keeps running", async ({
  computer,
  installed,
}) => {
  installed.publish('1.1.0');
  const { app, ask, state } = await launchWithoutPages(computer);
  await ask('check');
  await expect.poll(state).toEqual(READY);
  installed.loseProgram();
  expect(await ask('restart')).toBe(false);
  expect(await state()).toEqual({ kind: 'error', reason: 'unknown', version: '1.1.0' });
  expect(app.hasQuit).toBe(false);
  expect(pendingOf(computer)).toBeNull();
});

test('announces new versions to a deb without replacing it', async ({ computer, installed }) => {
  installed.asDeb();
  installed.publish('1.1.0');
  const { ask, state } = await launchWithoutPages(computer);
  await ask('check');
  const availableUpdate = { kind: 'available', version: '1.1.0', byAdministrator: true };
  await expect.poll(state).toEqual(availableUpdate);
  await ask('download');
  expect(await state()).toEqual(availableUpdate);
  expect(installed.feed.asked.filter((path) => !path.endsWith('.yml'))).toEqual([]);
});

test("logs the updater's actions without the feed's password", async ({ computer, installed }) => {
  installed.publish('1.1.0');
  installed.feedNeeds('ada', 'open-sesame');
  const { ask, state } = await launchWithoutPages(computer);
  await ask('check');
  await expect.poll(state).toEqual(READY);
  const log = readFileSync(join(computer.userData, 'logs', 'main.log'), 'utf8');
  expect(log).toMatch(/ info updates: Found version 1\.1\.0/);
  expect(log).not.toContain('open-sesame');
});
