import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Bridge } from '../../shared/desktop/ipc.ts';
import type { UpdateStanding } from '../../shared/desktop/updates.ts';
import { test as base } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { STAND_IN } from './host/stand-in.ts';
import { type Release, UpdateFeed } from './update-feed.ts';

const CHANNEL_SUFFIX = process.arch === 'x64' ? '-linux' : `-linux-${process.arch}`;
const OLD = 'the AppImage of 1.0.0';

/** The app as it stands on a disk, and the feed that its packer wrote down. */
export class Installed {
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
    // The program that runs here is Node's.
    process.env.APPDIR = dirname(process.execPath);
    process.env.XDG_CACHE_HOME = join(this.#folder, 'cache');
  }

  /** As a deb leaves it instead, in the folder that the packer makes both of. */
  asDeb(): void {
    delete process.env.APPIMAGE;
    writeFileSync(join(process.resourcesPath, 'package-type'), 'deb');
  }

  /** As if the feed stood behind a password, which then is part of its address. */
  feedNeeds(user: string, password: string): void {
    this.#takeUpdatesFrom(this.feed.url.replace('//', `//${user}:${password}@`));
  }

  /** A version that writes down that it was started. */
  publish(version: string, more: Partial<Release> = {}, channel = 'latest'): void {
    const content = Buffer.from(`#!/bin/sh\necho ${version} >> '${this.#started}'\n`);
    const release = { version, content, extension: 'AppImage', ...more } as const;
    this.feed.publish(channel + CHANNEL_SUFFIX, release);
  }

  /** The share of a staged rollout that it belongs to, from 0 to ff. */
  belongTo(computer: Computer, share: string): void {
    const id = `6ba7b812-9dad-51d1-80b4-0000${share}000000`;
    writeFileSync(join(computer.userData, '.updaterId'), id);
  }

  get isOld(): boolean {
    return existsSync(this.#file) && readFileSync(this.#file, 'utf8') === OLD;
  }

  /** The versions that were started by an installation. */
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

  /** As if somebody had moved the app away while it runs. */
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

export const test = base.extend<{ installed: Installed }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
  installed: async ({}, use) => {
    const installed = new Installed(await UpdateFeed.open());
    await use(installed);
    await installed.remove();
  },
});

const PACKED = { workspace: 'unused', isPackaged: true };

/** A packed app without pages: main and its updater alone. */
export async function launchBlind(computer: Computer, version = '1.0.0') {
  const app = await computer.launch({ ...PACKED, showsPages: false, version });
  const ask = async (call: keyof Bridge['updates'] & string, ...values: unknown[]) => {
    const outcome = await app.send(`updates.${call}`, values, {}, app.windows.at(-1)?.contents);
    return (outcome as { value: { value: unknown } }).value.value;
  };
  const state = async () => ((await ask('standing')) as UpdateStanding).state;
  return { app, ask, state };
}

/** A packed app without a server, open at its settings. */
export async function openSettings(computer: Computer, version = '1.0.0') {
  const app = await computer.launch({ ...PACKED, version });
  return { app, page: await settingsOf(computer, app) };
}

export async function settingsOf(computer: Computer, app: RunningApp): Promise<Page> {
  const config = { supabaseUrl: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  const [window] = app.windows;
  if (!window) throw new Error('There is no window.');
  const page = await window.loaded;
  await page.goto(`${STAND_IN}/app-settings`);
  return page;
}
