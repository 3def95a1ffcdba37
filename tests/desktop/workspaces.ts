import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BackendAddress } from '../../shared/host.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { copyDemo } from '../support/demo-folder.ts';
import { test as base, expect } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import type { HostWindow } from './host/window.ts';

export const KEY = 'sb_publishable_0123456789';
export const PROJECT = 'https://project.example';

const CHOOSER = 'chooser';
const partitionOf = (window: HostWindow) => window.options.webPreferences?.partition;

/** A computer that has already run the demo, since creating it takes a minute. */
export const test = base.extend<{ tried: Computer }>({
  tried: async ({ computer }, use) => {
    await copyDemo(dataFolder(computer));
    writeFileSync(join(dataFolder(computer), 'demo-password'), DEMO_PASSWORD);
    await use(computer);
  },
});

export const dataFolder = (computer: Computer): string => join(computer.userData, 'workspace');

/** Simulates an earlier choice of this workspace. */
export function saveChosenWorkspace(computer: Computer, workspace: object): void {
  const file = join(computer.userData, 'settings.json');
  writeFileSync(file, JSON.stringify({ version: 1, workspace }));
}

/** Answers main's checks of a project like Haven Exchange. */
export function stubProjectResponses(computer: Computer): void {
  computer.canned.set('/auth/v1/settings', { external: {} });
  computer.canned.set('/rest/v1/profiles', []);
}

async function pageOf(app: RunningApp, isRight: (window: HostWindow) => boolean): Promise<Page> {
  for (;;) {
    await expect.poll(() => app.open.some(isRight), { timeout: 90_000 }).toBe(true);
    const window = app.open.findLast(isRight);
    const page = await window?.loaded.catch((error: unknown) => {
      // The app may replace the window while this one loads.
      if (!window.isGone) throw error;
    });
    if (page && !window?.isGone) return page;
  }
}

export const chooserPage = (app: RunningApp): Promise<Page> =>
  pageOf(app, (window) => partitionOf(window) === CHOOSER);

/** The newest window of the open workspace. */
export const workspacePage = (app: RunningApp): Promise<Page> =>
  pageOf(app, (window) => partitionOf(window) !== CHOOSER);

export const partitions = (app: RunningApp) => new Set(app.open.map(partitionOf));

export async function fillProject(page: Page, url: string, key: string): Promise<void> {
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('Publishable key').fill(key);
  await page.getByRole('button', { name: 'Open workspace' }).click();
}

/** Returns the backend address of the open workspace's pages. */
export async function getBackendUrl(app: RunningApp, window = app.open.at(-1)): Promise<string> {
  return (await addressOf(app, window)).url;
}

/** Returns the link to the local backend's captured mail, with its key. */
export async function getMailboxUrl(app: RunningApp): Promise<string> {
  return (await addressOf(app, app.open.at(-1))).mailbox ?? '';
}

async function addressOf(app: RunningApp, window: RunningApp['open'][number] | undefined) {
  const result = await app.send('surroundings.backend', [], {}, window?.contents);
  return (result as { value: { value: BackendAddress } }).value.value;
}
