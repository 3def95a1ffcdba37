import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CancellationToken } from 'electron-updater';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../main/clock.ts';
import type { Policy } from '../../main/policy/policy.ts';
import { UpdateService } from '../../main/updates/updater.ts';
import { openUpdater } from './node-updater.ts';
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

test('finds and downloads a new version as published', async () => {
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

test("doesn't offer the running version", async () => {
  feed.publish('latest', { version: '1.0.0' });
  expect((await install().check()).kind).toBe('idle');
});

test('rejects a tampered installer and deletes it', async () => {
  const published = sha512Of(Buffer.from('what was signed and published'));
  feed.publish('latest', { version: '1.1.0', content: Buffer.from('evil'), sha512: published });
  const service = install();
  expect(await service.check()).toEqual({ kind: 'error', reason: 'refused', version: '1.1.0' });
  expect(await service.restart()).toBe(false);
  expect(readdirSync(pendingFolder())).toEqual([]);
});

test('downloads an installer again if it was swapped in the cache between starts', async () => {
  feed.publish('latest', { version: '1.1.0' });
  await install().check();
  const [name = ''] = downloaded();
  writeFileSync(join(pendingFolder(), name), 'evil');
  expect((await install().check()).kind).toBe('ready');
  expect(readFileSync(join(pendingFolder(), name), 'utf8')).toBe('installer of 1.1.0');
});

test('rejects a description without a hash', async () => {
  feed.publish('latest', { version: '1.1.0' });
  feed.put('latest.yml', 'version: 1.1.0\nfiles:\n  - url: Haven-Exchange-1.1.0.exe\n');
  expect(await install().check()).toMatchObject({ kind: 'error', reason: 'feed' });
});

test('rejects an older version, even after a channel change', async () => {
  feed.publish('latest', { version: '0.9.0' });
  feed.publish('beta', { version: '0.9.1-beta.1' });
  const service = install();
  expect((await service.check()).kind).toBe('idle');
  service.setChannel('beta');
  expect((await service.check()).kind).toBe('idle');
  service.setChannel('latest');
  expect((await service.check()).kind).toBe('idle');
});

test('offers each channel its own versions', async () => {
  feed.publish('latest', { version: '1.1.0' });
  feed.publish('beta', { version: '1.2.0-beta.1' });
  expect(await install({ channel: 'beta' }).check()).toMatchObject({ version: '1.2.0-beta.1' });
  expect(await install({ channel: 'latest' }).check()).toMatchObject({ version: '1.1.0' });
});

/** An installation's rollout share comes from the last four bytes of its id. */
function rollOutTo(lastBytes: string): void {
  mkdirSync(join(directory, 'user'), { recursive: true });
  const id = `6ba7b812-9dad-51d1-80b4-0000${lastBytes}`;
  writeFileSync(join(directory, 'user', '.updaterId'), id);
}

test('offers a staged rollout to its share of installations, and to others as it grows', async () => {
  feed.publish('latest', { version: '1.1.0', stagingPercentage: 25 });
  rollOutTo('33333333');
  expect((await install().check()).kind, 'a fifth').toBe('ready');
  rollOutTo('80000000');
  expect((await install().check()).kind, 'the half').toBe('idle');
  feed.publish('latest', { version: '1.1.0', stagingPercentage: 60 });
  expect((await install().check()).kind, 'the half, later').toBe('ready');
});

test('withdraws a version by publishing a higher one', async () => {
  feed.publish('latest', { version: '1.0.2' });
  expect(await install({ version: '1.0.1' }).check()).toMatchObject({ version: '1.0.2' });
});

test('cancels a download at once, leaves nothing to install, and can resume it', async () => {
  feed.publish('latest', { version: '1.1.0', content: Buffer.alloc(200_000, 'x') });
  const downloadStarted = feed.holdDownloads();
  const service = install();
  const checked = service.check();
  await downloadStarted;
  service.cancel();
  expect(await checked).toEqual({ kind: 'available', version: '1.1.0', byAdministrator: false });
  expect(await service.restart()).toBe(false);
  feed.sendWhole();
  expect(await service.download()).toEqual({ kind: 'ready', version: '1.1.0' });
  expect(readFileSync(join(pendingFolder(), 'Haven-Exchange-1.1.0.exe'))).toHaveLength(200_000);
});

test('reports a feed that is missing, invalid or names a missing file', async () => {
  const service = install();
  const wrong = { kind: 'error', reason: 'feed' };
  expect(await service.check()).toMatchObject(wrong);
  feed.put('latest.yml', 'version: soon\nfiles: []\n');
  expect(await service.check()).toMatchObject(wrong);
  feed.publish('latest', { version: '1.1.0' });
  feed.remove('Haven-Exchange-1.1.0.exe');
  expect(await service.check()).toMatchObject({ ...wrong, version: '1.1.0' });
});

test('keeps downloads in their folder whatever path a description names', async () => {
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

test('calls no server if a policy turns updates off', async () => {
  feed.publish('latest', { version: '1.1.0' });
  expect((await install({ policy: { disableUpdates: true } }).check()).kind).toBe('disabled');
  expect(feed.asked).toEqual([]);
});

test("uses the organization's feed from a policy", async () => {
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
