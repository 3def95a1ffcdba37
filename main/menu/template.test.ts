import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { type MenuActions, type MenuFacts, menuTemplate } from './template.ts';

const names = [
  'newWindow',
  'search',
  'find',
  'goBack',
  'goForward',
  'reload',
  'openSettings',
  'print',
  'printToPdf',
  'zoom',
  'checkForUpdates',
  'switchWorkspace',
  'addWorkspace',
  'exportDiagnostics',
  'openHelp',
  'about',
  'quit',
] as const satisfies (keyof MenuActions)[];
const spies = () =>
  Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as MenuActions;

function menu(facts: Partial<MenuFacts> = {}, actions = spies()) {
  const all = {
    platform: 'win32',
    isDevelopment: false,
    hasUpdates: true,
    workspaces: [{ label: 'one.example', unread: 0, isInFront: true }],
    canAddWorkspace: true,
    ...facts,
  } as const;
  const template = menuTemplate(all, actions);
  const items = template.flatMap(({ submenu }) => submenu as MenuItemConstructorOptions[]);
  return { template, items, actions };
}

const PLATFORMS = ['win32', 'darwin', 'linux'] as const;

test.each(PLATFORMS)('reaches every action on %s without duplicate accelerators', (platform) => {
  const { items, actions } = menu({ platform });
  for (const { click } of items) (click as (() => void) | undefined)?.();
  for (const name of names) expect(actions[name], name).toHaveBeenCalled();
  const accelerators = items.flatMap(({ accelerator }) => accelerator ?? []);
  expect(new Set(accelerators).size).toBe(accelerators.length);
});

test('has the app menu, with settings and quit, only on macOS', () => {
  const { template } = menu({ platform: 'darwin' });
  expect(template[0]?.label).toBe('Haven Exchange');
  expect(menu().template[0]?.label).toBe('&File');
});

test("supports the system's editing shortcuts in fields", () => {
  const roles = menu().items.map(({ role }) => role);
  expect(roles).toEqual(
    expect.arrayContaining(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll']),
  );
});

test('shows developer tools only in development', () => {
  const rolesOf = (isDevelopment: boolean) => menu({ isDevelopment }).items.map(({ role }) => role);
  expect(rolesOf(true)).toEqual(expect.arrayContaining(['toggleDevTools']));
  for (const role of ['reload', 'forceReload', 'toggleDevTools']) {
    expect(rolesOf(false)).not.toContain(role);
  }
});

test('hides updates if a policy turns them off', () => {
  for (const platform of PLATFORMS) {
    const labels = menu({ platform, hasUpdates: false }).items.map(({ label }) => label);
    expect(labels).not.toContain('Check for Updates…');
  }
});

test('never shows leading, trailing or double separators', () => {
  for (const platform of PLATFORMS) {
    for (const isDevelopment of [true, false]) {
      const { template } = menu({ platform, isDevelopment, hasUpdates: false });
      for (const { submenu } of template) {
        const kinds = (submenu as MenuItemConstructorOptions[]).map(({ type }) => type ?? 'item');
        expect(kinds.join(' ')).not.toMatch(/^separator|separator$|separator separator/);
      }
    }
  }
});

test('lists workspaces with unread counts and the shortcuts 1 to 9', () => {
  const workspaces = [
    { label: 'one.example', unread: 0, isInFront: true },
    { label: 'Oak & Elm', unread: 3, isInFront: false },
  ];
  const { items, actions } = menu({ workspaces });
  const second = items.find(({ accelerator }) => accelerator === 'CommandOrControl+2');
  expect(second).toMatchObject({ label: 'Oak && Elm, 3 unread', type: 'radio', checked: false });
  (second?.click as (() => void) | undefined)?.();
  expect(actions.switchWorkspace).toHaveBeenCalledWith(1);
});

test('hides the workspace list if the organization set the only one', () => {
  const labels = menu({ canAddWorkspace: false }).items.map(({ label }) => label);
  expect(labels).not.toContain('Add Workspace…');
  expect(labels).not.toContain('one.example');
});
