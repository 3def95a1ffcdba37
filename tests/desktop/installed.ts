import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Bridge } from '../../shared/desktop/ipc.ts';
import type { UpdateStatus } from '../../shared/desktop/updates.ts';
import { test as base } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import { type Release, UpdateFeed } from './update-feed.ts';

const CHANNEL_SUFFIX = process.arch === 'x64' ? '-linux' : `-linux-${process.arch}`;
const OLD = 'the AppImage of 1.0.0';

/** The app as installed on disk, and the feed its packager configured. */
export class InstalledApp {
  readonly feed: UpdateFeed;
  readonly #folder = mkdtempSync(join(tmpdir(), 'haven-installed-'));
  readonly #file = join(this.#folder, 'Haven Exchange.AppImage');
  readonly #resourcesBefore = process.resourcesPath;
  readonly #started = join(this.#folder, 'started');

  constructor(feed: UpdateFeed) {
    this.feed = feed;
    const resources = join(this.#folder, 'resources');
    mkdirSync(resources);
    this.#pointTo(resources);
    this.#takeUpdatesFrom(feed.url);
    writeFileSync(this.#file, OLD);
    process.env.APPIMAGE = this.#file;
    // The running program is Node.
    process.env.APPDIR = dirname(process.execPath);
    process.env.XDG_CACHE_HOME = join(this.#folder, 'cache');
  }

  /** Makes it look like a deb, in the folder that the packager uses for both. */
  asDeb(): void {
    delete process.env.APPIMAGE;
    writeFileSync(join(process.resourcesPath, 'package-type'), 'deb');
  }

  /** Requires a password for the feed, which is then part of its URL. */
  feedNeeds(user: string, password: string): void {
    this.#takeUpdatesFrom(this.feed.url.replace('//', `//${user}:${password}@`));
  }

  /** Publishes a version that records that it was started. */
  publish(version: string, more: Partial<Release> = {}, channel = 'latest'): void {
    const content = Buffer.from(`#!/bin/sh\necho ${version} >> '${this.#started}'\n`);
    const release = { version, content, extension: 'AppImage', ...more } as const;
    this.feed.publish(channel + CHANNEL_SUFFIX, release);
  }

  /** Sets the computer's share of a staged rollout, from 0 to ff. */
  belongTo(computer: Computer, share: string): void {
    const id = `6ba7b812-9dad-51d1-80b4-0000${share}000000`;
    writeFileSync(join(computer.userData, '.updaterId'), id);
  }

  get isOld(): boolean {
    return existsSync(this.#file) && readFileSync(this.#file, 'utf8') === OLD;
  }

  /** Versions started by an installation. */
  get started(): string[] {
    return existsSync(this.#started) ? readFileSync(this.#started, 'utf8').trim().split('\n') : [];
  }

  #pointTo(resources: string): void {
    Object.defineProperty(process, 'resourcesPath', { value: resources, configurable: true });
  }

  #takeUpdatesFrom(url: string): void {
    const config = { provider: 'generic', url, updaterCacheDirName: 'haven-updater' };
    writeFileSync(join(process.resourcesPath, 'app-update.yml'), JSON.stringify(config));
  }

  /** Simulates moving the app away while it runs. */
  loseProgram(): void {
    rmSync(this.#file);
  }

  async remove(): Promise<void> {
    await this.feed.close();
    for (const name of ['APPIMAGE', 'APPDIR', 'XDG_CACHE_HOME']) delete process.env[name];
    this.#pointTo(this.#resourcesBefore);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const test = base.extend<{ installed: InstalledApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
  installed: async ({}, use) => {
    const installed = new InstalledApp(await UpdateFeed.open());
    await use(installed);
    await installed.remove();
  },
});

const PACKED = { workspace: 'unused', isPackaged: true };

/** Launches a packed app without pages: only main and its updater. */
export async function launchWithoutPages(computer: Computer, version = '1.0.0') {
  const app = await computer.launch({ ...PACKED, showsPages: false, version });
  const callUpdates = async (call: keyof Bridge['updates'] & string, ...values: unknown[]) => {
    const outcome = await app.send(`updates.${call}`, values, {}, app.windows.at(-1)?.contents);
    return (outcome as { value: { value: unknown } }).value.value;
  };
  const state = async () => ((await callUpdates('standing')) as UpdateStatus).state;
  return { app, ask: callUpdates, state };
}

/** Launches a packed app without a server, at its settings. */
export async function openSettings(computer: Computer, version = '1.0.0') {
  const app = await computer.launch({ ...PACKED, version });
  return { app, page: await getSettingsPage(computer, app) };
}

export async function getSettingsPage(computer: Computer, app: RunningApp): Promise<Page> {
  const config = { supabaseUrl: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  const [window] = app.windows;
  if (!window) throw new Error('There is no window.');
  const page = await window.loaded;
  await page.goto(`${TEST_ORIGIN}/app-settings`);
  return page;
}
