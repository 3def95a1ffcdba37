import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { writeFileDurably } from '../../backend/files.ts';
import { type MigrationStep, migrate, type RawSettings, SETTINGS_VERSION } from './migrations.ts';
import { type Settings, settingNames, settingsShape } from './schema.ts';

export interface Repair {
  readonly values: Partial<Settings>;
  /** Dropped values: setting names, or `file` if the file was unreadable. */
  readonly dropped: readonly string[];
  /** Path of the backup of the original file, if anything was dropped. */
  readonly keptAside: string | null;
}

/**
 * Reads the settings file before the store opens it: migrates it, drops invalid values one by one, and keeps a backup
 * of the original if anything was lost.
 */
export function repairSettings(path: string, now: Date, steps?: readonly MigrationStep[]): Repair {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return { values: {}, dropped: [], keptAside: null };
    return { values: {}, dropped: ['file'], keptAside: moveAside(path, now) };
  }
  const raw = parseObject(text);
  if (raw === null) return { values: {}, dropped: ['file'], keptAside: moveAside(path, now) };

  const { values, dropped } = keepValid(migrate(raw, steps));
  const backupPath = dropped.length > 0 ? copyAside(path, text, now) : null;
  if (dropped.length > 0 || raw.version !== SETTINGS_VERSION) {
    writeFileDurably(path, JSON.stringify({ ...values, version: SETTINGS_VERSION }), 0o600);
  }
  return { values, dropped, keptAside: backupPath };
}

function parseObject(text: string): RawSettings | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}

function keepValid(raw: RawSettings): { values: Partial<Settings>; dropped: string[] } {
  const checks = settingNames
    .filter((name) => Object.hasOwn(raw, name))
    .map((name) => ({ name, check: settingsShape[name].safeParse(raw[name]) }));
  const good = checks.flatMap(({ name, check }) => (check.success ? [[name, check.data]] : []));
  const unknown = Object.keys(raw).filter((key) => !Object.hasOwn(settingsShape, key));
  const wrong = checks.filter(({ check }) => !check.success).map(({ name }) => name);
  return { values: Object.fromEntries(good), dropped: [...wrong, ...unknown] };
}

const asideName = (path: string, now: Date) =>
  path.replace(/\.json$/, `.broken-${now.toISOString().replaceAll(':', '-')}.json`);

function moveAside(path: string, now: Date): string {
  renameSync(path, asideName(path, now));
  return asideName(path, now);
}

function copyAside(path: string, text: string, now: Date): string {
  writeFileSync(asideName(path, now), text, { mode: 0o600 });
  return asideName(path, now);
}
