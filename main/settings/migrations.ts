export type RawSettings = Record<string, unknown>;
export type MigrationStep = (raw: RawSettings) => RawSettings;

/**
 * Migrations of the settings file, in order: the first step turns version 1 into version 2. Never change a released
 * step.
 */
const STEPS: readonly MigrationStep[] = [
  // Several workspaces instead of one.
  ({ workspace, ...values }) =>
    workspace ? { ...values, workspaces: [{ choice: workspace, slot: 0 }] } : values,
];

export const SETTINGS_VERSION = STEPS.length + 1;

/**
 * Migrates settings of an earlier version. Settings of a later version, after a downgrade, are left unchanged; the
 * following check drops what this version can't use.
 */
export function migrate({ version, ...values }: RawSettings, steps = STEPS): RawSettings {
  const from = Number.isInteger(version) ? Math.max(1, Number(version)) : 1;
  return steps.slice(from - 1).reduce((settings, step) => step(settings), values);
}
