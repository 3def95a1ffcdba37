import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspaceItem } from '../../shared/host.ts';
import { BROKER, expect } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import type { HostWindow } from './host/window.ts';
import { deliverAfter, row, session } from './notifications.ts';
import { KEY } from './workspaces.ts';

export const ONE = { kind: 'hosted', url: 'https://one.example', publishableKey: KEY };
export const TWO = { kind: 'hosted', url: 'https://two.example', publishableKey: KEY };
export const rejection = { value: { ok: false, error: 'failed' } };
export const answer = (value: unknown) => ({ value: { ok: true, value } });

/** Simulates workspaces added in an earlier run. */
export function saveWorkspaces(computer: Computer, ...choices: readonly object[]): void {
  const workspaces = choices.map((choice) => ({ choice, slot: 0 }));
  const file = join(computer.userData, 'settings.json');
  writeFileSync(file, JSON.stringify({ version: 2, workspaces }));
}

/** Launches without pages and servers. */
export async function launch(
  computer: Computer,
  ...choices: readonly object[]
): Promise<RunningApp> {
  saveWorkspaces(computer, ...choices);
  computer.canned.set('/auth/v1/token', session);
  computer.canned.set('/auth/v1/logout', {});
  computer.canned.set('/rest/v1/notifications', [row]);
  computer.canned.set('/rest/v1/rpc/next_delivery_time', deliverAfter(0));
  return launchAgain(computer);
}

export const launchAgain = (computer: Computer): Promise<RunningApp> =>
  computer.launch({ showsPages: false });

export const list = async (app: RunningApp): Promise<readonly WorkspaceItem[]> =>
  ((await app.send('workspace.list', [])) as { value: { value: WorkspaceItem[] } }).value.value;

/** Returns the only window of the workspace in front. */
export function front(app: RunningApp): HostWindow {
  const shown = app.open.filter(({ isShown }) => isShown);
  const [window] = shown;
  if (window === undefined || shown.length > 1) throw new Error(`${shown.length} windows.`);
  return window;
}

export async function switchTo(app: RunningApp, label: string | RegExp): Promise<HostWindow> {
  const before = app.open.find(({ isShown }) => isShown);
  app.system.choose(label);
  const isSwitched = () => app.open.some((window) => window.isShown && window !== before);
  await expect.poll(isSwitched).toBe(true);
  return front(app);
}

export const signIn = (app: RunningApp, window: HostWindow) =>
  app.send('session.signIn', [{ email: BROKER, password: 'x' }], {}, window.contents);
export const tokenOf = (app: RunningApp, window: HostWindow) =>
  app.send('session.accessToken', [], {}, window.contents);

/** Both workspaces are open and signed in; the second one is in front. */
export async function openBoth(computer: Computer) {
  const app = await launch(computer, ONE, TWO);
  const one = front(app);
  await signIn(app, one);
  const two = await switchTo(app, 'two.example');
  await signIn(app, two);
  return { app, one, two };
}
