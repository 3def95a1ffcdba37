import { expect, test, vi } from 'vitest';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { classifyUpdateError } from './state.ts';
import { type Cancellation, type UpdateOptions, type Updater, UpdateService } from './updater.ts';

const HOUR_MS = 3_600_000;

class FakeUpdater implements Updater<Cancellation> {
  allowDowngrade = false;
  autoDownload = true;
  autoInstallOnAppQuit = false;
  disableWebInstaller = false;
  feed: unknown = null;
  next: string | null = null;
  checks = 0;
  quitAndInstall = vi.fn();
  finish = () => {};
  fail = (_error: Error) => {};
  progress = (_progress: { percent: number }) => {};
  emitError = (_error: Error) => {};
  #channel: string | null = null;

  get channel(): string | null {
    return this.#channel;
  }
  /** Same behavior as electron-updater. */
  set channel(value: string | null) {
    this.#channel = value;
    this.allowDowngrade = true;
  }
  async checkForUpdates() {
    this.checks += 1;
    return { isUpdateAvailable: this.next !== null, updateInfo: { version: this.next ?? '1.0.0' } };
  }
  downloadUpdate(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
  }
  setFeedURL(options: unknown): void {
    this.feed = options;
  }
  on(event: 'download-progress', listener: (progress: { percent: number }) => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: string, listener: (news: never) => void): void {
    if (event === 'error') this.emitError = listener as (error: Error) => void;
    else this.progress = listener as typeof this.progress;
  }
}

function updates(overrides: Partial<UpdateOptions<Cancellation>> = {}) {
  const updater = new FakeUpdater();
  const clock = new FakeClock();
  let pendingUpdate: { from: string; to: string } | null = null;
  let opened = 0;
  const options: UpdateOptions<Cancellation> = {
    openEngine: async () => {
      opened += 1;
      return {
        updater,
        newCancellation: () => ({ cancel: () => updater.fail(new Error('cancelled')) }),
      };
    },
    clock,
    random: () => 0.5,
    currentVersion: '1.0.0',
    isPackaged: true,
    installation: 'self-updating',
    policy: {},
    channel: 'latest',
    pending: {
      read: () => pendingUpdate,
      write: (value) => {
        pendingUpdate = value;
      },
    },
    mayRestart: async () => true,
    ...overrides,
  };
  const service = new UpdateService(options);
  return { service, updater, clock, begun: () => pendingUpdate, opened: () => opened };
}

test('checks about half a minute after the start, then after six hours', async () => {
  const { service, updater, clock } = updates();
  service.start();
  await clock.pass(30_000);
  expect(updater.checks).toBe(0);
  await clock.pass(3_000);
  expect(updater.checks).toBe(1);
  await clock.pass(6 * HOUR_MS);
  expect(updater.checks).toBe(1);
  await clock.pass(HOUR_MS);
  expect(updater.checks).toBe(2);
  service.close();
  expect(clock.waiting).toBe(0);
});

test('finds a version, downloads it with progress and waits for a restart', async () => {
  const { service, updater, begun } = updates();
  updater.next = '1.1.0';
  const seen: unknown[] = [];
  service.onChange((state) => seen.push(state));
  const checked = service.check();
  await flushPromises();
  for (const percent of [Number.NaN, 12.4, 12.9, 250]) updater.progress({ percent });
  updater.finish();
  await checked;
  updater.progress({ percent: 50 });
  const downloading = { kind: 'downloading', version: '1.1.0' };
  expect(seen).toEqual([
    { kind: 'checking' },
    { kind: 'available', version: '1.1.0', byAdministrator: false },
    { ...downloading, percent: null },
    { ...downloading, percent: 12 },
    { ...downloading, percent: 100 },
    { kind: 'ready', version: '1.1.0' },
  ]);
  expect(begun()).toBeNull();
  expect(await service.restart()).toBe(true);
  expect(begun()).toEqual({ from: '1.0.0', to: '1.1.0' });
  expect(updater.quitAndInstall).toHaveBeenCalledWith(true, true);
});

test('reports the time of a check that found nothing', async () => {
  const { service, clock } = updates();
  expect(await service.check()).toEqual({ kind: 'idle', lastChecked: clock.now() });
});

test("doesn't restart or record anything while work is unsaved", async () => {
  const { service, updater, begun } = updates({ mayRestart: async () => false });
  updater.next = '1.1.0';
  const checked = service.check();
  await flushPromises();
  updater.finish();
  await checked;
  expect(await service.restart()).toBe(false);
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
  expect(begun()).toBeNull();
});

test('installs on quit after "later" and records it then', async () => {
  const { service, updater, begun } = updates();
  updater.next = '1.1.0';
  service.willQuit();
  expect(begun()).toBeNull();
  const checked = service.check();
  await flushPromises();
  expect(updater.autoInstallOnAppQuit).toBe(true);
  updater.finish();
  await checked;
  service.willQuit();
  expect(begun()).toEqual({ from: '1.0.0', to: '1.1.0' });
});

test('detects a failed update at the next start and checks again', async () => {
  const pending = { read: () => ({ from: '1.0.0', to: '1.1.0' }), write: vi.fn() };
  const { service, updater, clock } = updates({ pending });
  expect(service.state).toEqual({ kind: 'error', reason: 'not-taken', version: '1.1.0' });
  expect(pending.write).toHaveBeenCalledWith(null);
  service.start();
  await clock.pass(40_000);
  expect(updater.checks).toBe(1);
});

test('accepts an applied update or a later version installed by hand', () => {
  for (const currentVersion of ['1.1.0', '1.2.0']) {
    const pending = { read: () => ({ from: '1.0.0', to: '1.1.0' }), write: vi.fn() };
    const { service } = updates({ pending, currentVersion });
    expect(service.state).toEqual({ kind: 'idle', lastChecked: null });
    expect(pending.write).toHaveBeenCalledWith(null);
  }
});

test('only announces versions to an administrator installation when MSI and EXE are both installed', async () => {
  const { service, updater } = updates({ installation: 'by-administrator' });
  updater.next = '1.1.0';
  const state = await service.check();
  expect(state).toEqual({ kind: 'available', version: '1.1.0', byAdministrator: true });
  expect(await service.download()).toEqual(state);
  expect(await service.restart()).toBe(false);
  expect(updater.autoInstallOnAppQuit).toBe(false);
});

test('never checks if a policy turns updates off', async () => {
  const { service, clock, opened } = updates({ policy: { disableUpdates: true } });
  service.start();
  service.setChannel('beta');
  await clock.pass(24 * HOUR_MS);
  expect(await service.check()).toEqual({ kind: 'disabled', reason: 'policy' });
  expect(opened()).toBe(0);
});

test('has no updates in development', () => {
  const { service } = updates({ isPackaged: false });
  expect(service.state).toEqual({ kind: 'disabled', reason: 'development' });
});

test("doesn't update an unpacked folder", async () => {
  const { service, opened } = updates({ installation: 'loose' });
  expect(await service.check()).toEqual({ kind: 'disabled', reason: 'not-installed' });
  expect(opened()).toBe(0);
});

test('loads the updater at the first check', async () => {
  const { service, clock, opened } = updates();
  service.start();
  await clock.pass(29_000);
  expect(opened()).toBe(0);
  await clock.pass(10_000);
  expect(opened()).toBe(1);
});

test("reports an updater that can't be loaded and retries at the next check", async () => {
  const { updater } = updates();
  const openEngine = vi
    .fn()
    .mockRejectedValueOnce(new Error('no such module'))
    .mockResolvedValue({ updater, newCancellation: () => ({ cancel() {} }) });
  const { service } = updates({ openEngine });
  expect(await service.check()).toEqual({ kind: 'error', reason: 'unknown', version: null });
  expect((await service.check()).kind).toBe('idle');
});

test('reports a failed installation at once and records nothing', async () => {
  const { service, updater, begun } = updates();
  updater.next = '1.1.0';
  const checked = service.check();
  await flushPromises();
  updater.finish();
  await checked;
  updater.quitAndInstall.mockImplementation(() =>
    updater.emitError(Object.assign(new Error('read-only'), { code: 'EROFS' })),
  );
  expect(await service.restart()).toBe(false);
  expect(service.state).toEqual({ kind: 'error', reason: 'disk', version: '1.1.0' });
  expect(begun()).toBeNull();
});

test('never allows an older version after a channel change', async () => {
  const { service, updater } = updates();
  await service.check();
  expect([updater.channel, updater.allowDowngrade]).toEqual(['latest', false]);
  service.setChannel('beta');
  await flushPromises();
  expect([updater.channel, updater.allowDowngrade]).toEqual(['beta', false]);
});

test("uses a policy's feed and channel over the user's choice", async () => {
  const policy = { updateUrl: 'https://updates.example', updateChannel: 'latest' } as const;
  const { service, updater } = updates({ policy, channel: 'beta' });
  service.setChannel('beta');
  await service.check();
  expect(updater.feed).toEqual({ provider: 'generic', url: 'https://updates.example' });
  expect(updater.channel).toBe('latest');
});

test('resumes a cancelled download', async () => {
  const { service, updater } = updates();
  updater.next = '1.1.0';
  const checked = service.check();
  await flushPromises();
  service.cancel();
  expect(await checked).toEqual({ kind: 'available', version: '1.1.0', byAdministrator: false });
  const again = service.download();
  await flushPromises();
  updater.finish();
  expect(await again).toEqual({ kind: 'ready', version: '1.1.0' });
});

test('skips a second check during the first or when a version is ready', async () => {
  const { service, updater } = updates();
  updater.next = '1.1.0';
  const first = service.check();
  await service.check();
  await flushPromises();
  await service.check();
  updater.finish();
  await first;
  await service.check();
  expect(updater.checks).toBe(1);
});

test('reports why a download failed and retries at the next check', async () => {
  const { service, updater } = updates();
  updater.next = '1.1.0';
  const checked = service.check();
  await flushPromises();
  updater.fail(Object.assign(new Error('sha512'), { code: 'ERR_CHECKSUM_MISMATCH' }));
  expect(await checked).toEqual({ kind: 'error', reason: 'refused', version: '1.1.0' });
  const again = service.check();
  await flushPromises();
  updater.finish();
  expect((await again).kind).toBe('ready');
});

test.each([
  ['ERR_UPDATER_INVALID_SIGNATURE', '', 'refused'],
  ['HTTP_ERROR_404', '', 'feed'],
  ['HTTP_ERROR_503', '', 'offline'],
  ['', 'Cannot download "https://updates.example/a.exe", status 404: Not Found', 'feed'],
  ['ENOSPC', '', 'disk'],
  ['', 'net::ERR_INTERNET_DISCONNECTED', 'offline'],
  ['', 'something else', 'unknown'],
])('maps an error with the code "%s" and the message "%s" to %s', (code, message, reason) => {
  expect(classifyUpdateError(Object.assign(new Error(message), code ? { code } : {}))).toBe(reason);
});
