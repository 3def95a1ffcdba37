import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CancellationToken } from 'electron-updater';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../main/clock.ts';
import type { Policy } from '../../main/policy/policy.ts';
import { UpdateService } from '../../main/updates/service.ts';
import { openUpdater } from './outside-electron.ts';
import { sha512Of, UpdateFeed } from './update-feed.ts';

let feed: UpdateFeed;
let directory: string;

beforeEach(async () => {
  feed = await UpdateFeed.open();
  directory = mkdtempSync(join(tmpdir(), 'haven-updates-'));
  writeFileSync(join(directory, 'app-update.yml'), 'updaterCacheDirName: haven-updater\n');
});
afterEach(async () => {
  await feed.close();
  rmSync(directory, { recursive: true, force: true });
});

interface Installation {
  version?: string;
  channel?: 'latest' | 'beta';
  policy?: Policy;
  feedUrl?: string;
}

function install({
  version = '1.0.0',
  channel = 'latest',
  policy = {},
  feedUrl,
}: Installation = {}) {
  const updater = openUpdater(directory, version, feedUrl ?? feed.url);
  return new UpdateService<CancellationToken>({
    openEngine: async () => ({ updater, newCancellation: () => new CancellationToken() }),
    clock: systemClock,
    random: () => 0,
    currentVersion: version,
    isPackaged: true,
    installation: 'self-updating',
    policy,
    channel,
    pending: { read: () => null, write() {} },
    mayRestart: async () => true,
  });
}

const pendingFolder = () => join(directory, 'cache', 'haven-updater', 'pending');
const downloaded = () => readdirSync(pendingFolder()).filter((name) => name.endsWith('.exe'));

test('a new version is found and downloaded as it was published', async () => {
  const content = Buffer.alloc(300_000, 'a room with a view ');
  feed.publish('latest', { version: '1.1.0', content });
  const service = install();
  const percents: (number | null)[] = [];
  service.onChange((state) => {
    if (state.kind === 'downloading') percents.push(state.percent);
  });
  expect(await service.check()).toEqual({ kind: 'ready', version: '1.1.0' });
  expect(percents[0]).toBeNull();
  expect(percents.at(-1)).toBe(100);
  expect(downloaded()).toEqual(['Haven-Exchange-1.1.0.exe']);
  const file = readFileSync(join(pendingFolder(), 'Haven-Exchange-1.1.0.exe'));
  expect(sha512Of(file)).toBe(sha512Of(content));
});

test('a version that runs already is not offered', async () => {
  feed.publish('latest', { version: '1.0.0' });
  expect((await install().check()).kind).toBe('idle');
});

test('a tampered installer is refused, and nothing of it is kept', async () => {
  const published = sha512Of(Buffer.from('what was signed and published'));
  feed.publish('latest', { version: '1.1.0', content: Buffer.from('evil'), sha512: published });
  const service = install();
  expect(await service.check()).toEqual({ kind: 'error', reason: 'refused', version: '1.1.0' });
  expect(await service.restart()).toBe(false);
  expect(readdirSync(pendingFolder())).toEqual([]);
});

test('an installer that is swapped in the cache between two starts is downloaded again', async () => {
  feed.publish('latest', { version: '1.1.0' });
  await install().check();
  const [name = ''] = downloaded();
  writeFileSync(join(pendingFolder(), name), 'evil');
  expect((await install().check()).kind).toBe('ready');
  expect(readFileSync(join(pendingFolder(), name), 'utf8')).toBe('installer of 1.1.0');
});

test('a description without a hash is refused', async () => {
  feed.publish('latest', { version: '1.1.0' });
  feed.put('latest.yml', 'version: 1.1.0\nfiles:\n  - url: Haven-Exchange-1.1.0.exe\n');
  expect(await install().check()).toMatchObject({ kind: 'error', reason: 'feed' });
});

test('an older version is refused, also after the channel was changed', async () => {
  feed.publish('latest', { version: '0.9.0' });
  feed.publish('beta', { version: '0.9.1-beta.1' });
  const service = install();
  expect((await service.check()).kind).toBe('idle');
  service.setChannel('beta');
  expect((await service.check()).kind).toBe('idle');
  service.setChannel('latest');
  expect((await service.check()).kind).toBe('idle');
});

test('each channel gets its own versions', async () => {
  feed.publish('latest', { version: '1.1.0' });
  feed.publish('beta', { version: '1.2.0-beta.1' });
  expect(await install({ channel: 'beta' }).check()).toMatchObject({ version: '1.2.0-beta.1' });
  expect(await install({ channel: 'latest' }).check()).toMatchObject({ version: '1.1.0' });
});

/** The share of a rollout an installation belongs to is read from the last four bytes of its id. */
function rollOutTo(lastBytes: string): void {
  mkdirSync(join(directory, 'user'), { recursive: true });
  const id = `6ba7b812-9dad-51d1-80b4-0000${lastBytes}`;
  writeFileSync(join(directory, 'user', '.updaterId'), id);
}

test('a staged rollout reaches its share of the installations, and the others when it grows', async () => {
  feed.publish('latest', { version: '1.1.0', stagingPercentage: 25 });
  rollOutTo('33333333');
  expect((await install().check()).kind, 'a fifth').toBe('ready');
  rollOutTo('80000000');
  expect((await install().check()).kind, 'the half').toBe('idle');
  feed.publish('latest', { version: '1.1.0', stagingPercentage: 60 });
  expect((await install().check()).kind, 'the half, later').toBe('ready');
});

test('a version is taken back by publishing a higher one', async () => {
  feed.publish('latest', { version: '1.0.2' });
  expect(await install({ version: '1.0.1' }).check()).toMatchObject({ version: '1.0.2' });
});

test('a cancelled download ends at once, leaves nothing to install, and can be taken up again', async () => {
  feed.publish('latest', { version: '1.1.0', content: Buffer.alloc(200_000, 'x') });
  const isOnItsWay = feed.holdDownloads();
  const service = install();
  const checked = service.check();
  await isOnItsWay;
  service.cancel();
  expect(await checked).toEqual({ kind: 'available', version: '1.1.0', byAdministrator: false });
  expect(await service.restart()).toBe(false);
  feed.sendWhole();
  expect(await service.download()).toEqual({ kind: 'ready', version: '1.1.0' });
  expect(readFileSync(join(pendingFolder(), 'Haven-Exchange-1.1.0.exe'))).toHaveLength(200_000);
});

test('a feed that is missing, makes no sense or names a missing file is told as such', async () => {
  const service = install();
  const wrong = { kind: 'error', reason: 'feed' };
  expect(await service.check()).toMatchObject(wrong);
  feed.put('latest.yml', 'version: soon\nfiles: []\n');
  expect(await service.check()).toMatchObject(wrong);
  feed.publish('latest', { version: '1.1.0' });
  feed.remove('Haven-Exchange-1.1.0.exe');
  expect(await service.check()).toMatchObject({ ...wrong, version: '1.1.0' });
});

test('an address in a description cannot lead the download out of its folder', async () => {
  feed.publish('latest', { version: '1.1.0', content: Buffer.from('evil') });
  const hash = sha512Of(Buffer.from('evil'));
  feed.put('evil.exe', 'evil');
  feed.put(
    'latest.yml',
    `version: 1.1.0\nfiles:\n  - url: ..%2F..%2Fevil.exe\n    sha512: ${hash}\n`,
  );
  await install().check();
  expect(readdirSync(directory)).not.toContain('evil.exe');
  expect(readdirSync(join(directory, 'cache', 'haven-updater'))).not.toContain('evil.exe');
});

test('a policy that switches updates off asks no server', async () => {
  feed.publish('latest', { version: '1.1.0' });
  expect((await install({ policy: { disableUpdates: true } }).check()).kind).toBe('disabled');
  expect(feed.asked).toEqual([]);
});

test('a policy leads to the feed of the organisation', async () => {
  const own = await UpdateFeed.open();
  own.publish('latest', { version: '1.5.0' });
  try {
    const state = await install({ policy: { updateUrl: own.url } }).check();
    expect(state).toEqual({ kind: 'ready', version: '1.5.0' });
    expect(feed.asked).toEqual([]);
  } finally {
    await own.close();
  }
});
