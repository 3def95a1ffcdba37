export type RawSettings = Record<string, unknown>;
export type MigrationStep = (raw: RawSettings) => RawSettings;

/**
 * What changed between versions of the settings file, in order: the first step turns version 1 into
 * version 2. A released step is never changed.
 */
const STEPS: readonly MigrationStep[] = [];

export const SETTINGS_VERSION = STEPS.length + 1;

/**
 * Brings settings of an earlier version to this one. Those of a later version, after a way back to
 * an older app, are left as they are: what this version cannot use is dropped by the check that follows.
 */
export function migrate({ version, ...values }: RawSettings, steps = STEPS): RawSettings {
  const from = Number.isInteger(version) ? Math.max(1, Number(version)) : 1;
  return steps.slice(from - 1).reduce((settings, step) => step(settings), values);
}
