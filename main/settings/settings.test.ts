import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate, SETTINGS_VERSION } from './migrations.ts';
import { repairSettings } from './repair.ts';
import { defaultSettings } from './schema.ts';
import { SettingsStore } from './settings.ts';

let directory: string;
const file = () => join(directory, 'settings.json');
const now = () => new Date('2026-06-01T12:00:00Z');
const open = () => new SettingsStore({ directory, now });
const onDisk = () => JSON.parse(readFileSync(file(), 'utf8'));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'haven-settings-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('starts with the defaults and quiet hours in the local time zone', () => {
  const settings = open();
  expect(settings.all()).toEqual(defaultSettings());
  expect(settings.get('closeToTray')).toBe(false);
  expect(settings.get('quietHours').timezone).not.toBe('');
  expect(settings.repair).toEqual({ dropped: [], keptAside: null });
});

test('keeps settings after a restart in a file that only its owner can read', () => {
  const windows = {
    'record:/listings/1.a': {
      bounds: { x: 1, y: 2, width: 800, height: 600 },
      isMaximized: true,
      isFullScreen: false,
    },
  };
  const settings = open();
  settings.set('windows', windows);
  settings.set('zoom', 1.25);
  const again = open();
  expect(again.get('windows')).toEqual(windows);
  expect(again.get('zoom')).toBe(1.25);
  expect(onDisk().version).toBe(SETTINGS_VERSION);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('rejects an invalid value and changes nothing', () => {
  const settings = open();
  expect(() => settings.set('zoom', 9)).toThrow();
  expect(() =>
    settings.set('quietHours', { ...settings.get('quietHours'), start: '9 pm' }),
  ).toThrow();
  expect(() =>
    settings.set('workspaces', [
      {
        slot: 0,
        choice: {
          kind: 'hosted',
          url: 'http://plain.example',
          publishableKey: 'sb_publishable_0123456789',
        },
      },
    ]),
  ).toThrow();
  expect(settings.all()).toEqual(defaultSettings());
});

test('notifies listeners of their own setting until they stop', () => {
  const settings = open();
  const listener = vi.fn();
  const stop = settings.onChange('zoom', listener);
  settings.set('closeToTray', true);
  settings.set('zoom', 0.5);
  stop();
  settings.set('zoom', 2);
  expect(listener.mock.calls).toEqual([[0.5]]);
});

test("returns copies that can't be used to change the settings", () => {
  const settings = open();
  settings.all().windows.stolen = {
    bounds: { x: 0, y: 0, width: 1, height: 1 },
    isMaximized: false,
    isFullScreen: false,
  };
  expect(settings.get('windows')).toEqual({});
});

test.each([
  ['cut off', '{"zoom": 1.'],
  ['empty', ''],
  ['a list', '[1, 2]'],
])('backs up a file that is %s and starts with defaults', (_what, text) => {
  writeFileSync(file(), text);
  const settings = open();
  expect(settings.all()).toEqual(defaultSettings());
  expect(settings.repair.dropped).toEqual(['file']);
  expect(readFileSync(settings.repair.keptAside ?? '', 'utf8')).toBe(text);
  settings.set('zoom', 2);
  expect(open().get('zoom')).toBe(2);
});

test('drops only an invalid value and backs up the old file', () => {
  const text = JSON.stringify({ version: 1, zoom: 'big', closeToTray: true, of_a_later_app: 1 });
  writeFileSync(file(), text);
  const settings = open();
  expect(settings.get('closeToTray')).toBe(true);
  expect(settings.get('zoom')).toBe(1);
  expect(settings.repair.dropped).toEqual(['zoom', 'of_a_later_app']);
  expect(readFileSync(settings.repair.keptAside ?? '', 'utf8')).toBe(text);
  expect(onDisk()).toEqual({ closeToTray: true, version: SETTINGS_VERSION });
  expect(open().repair.dropped).toEqual([]);
});

test('drops a key that would reach the prototype of objects', () => {
  writeFileSync(file(), '{"version":1,"__proto__":{"zoom":2},"constructor":{"zoom":2}}');
  expect(open().all()).toEqual(defaultSettings());
  expect(({} as { zoom?: number }).zoom).toBeUndefined();
});

test('keeps a setting in memory if a full disk or a locked file prevents the write', () => {
  const onError = vi.fn();
  const settings = new SettingsStore({
    directory,
    onFault: onError,
    openFile: () => ({
      set() {
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      },
    }),
  });
  settings.set('zoom', 2);
  expect(settings.get('zoom')).toBe(2);
  expect(onError).toHaveBeenCalledOnce();
});

test("starts even if the file can't be opened", () => {
  const settings = new SettingsStore({
    directory,
    openFile: () => {
      throw new Error('no file can be opened');
    },
  });
  settings.set('zoom', 2);
  expect(settings.get('zoom')).toBe(2);
});

const steps = [
  ({ magnified, ...rest }: Record<string, unknown>) => ({ ...rest, zoom: magnified }),
  (raw: Record<string, unknown>) => ({ ...raw, zoom: Number(raw.zoom) / 100 }),
];

test("runs only the migration steps from the file's version on", () => {
  expect(migrate({ magnified: 150 }, steps)).toEqual({ zoom: 1.5 });
  expect(migrate({ version: 2, zoom: 150 }, steps)).toEqual({ zoom: 1.5 });
  expect(migrate({ version: 3, zoom: 1.5 }, steps)).toEqual({ zoom: 1.5 });
  expect(migrate({ version: 99, zoom: 1.5 }, steps)).toEqual({ zoom: 1.5 });
  expect(migrate({ version: -7.5, magnified: 150 }, steps)).toEqual({ zoom: 1.5 });
});

test('validates after the migration, so that old shapes are converted instead of dropped', () => {
  writeFileSync(file(), JSON.stringify({ magnified: 150 }));
  const { values, dropped } = repairSettings(file(), now(), steps);
  expect(values).toEqual({ zoom: 1.5 });
  expect(dropped).toEqual([]);
  expect(readdirSync(directory)).toEqual(['settings.json']);
});

test('turns the one workspace of an earlier release into a list', () => {
  writeFileSync(file(), '{"version":1,"workspace":{"kind":"local"}}');
  expect(open().get('workspaces')).toEqual([{ choice: { kind: 'local' }, slot: 0 }]);
  expect(open().repair.dropped).toEqual([]);
});
