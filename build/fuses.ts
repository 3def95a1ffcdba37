import {
  FuseState,
  FuseV1Options,
  FuseVersion,
  flipFuses,
  getCurrentFuseWire,
} from '@electron/fuses';

/** Fuses of the packed Electron. A new fuse in a new Electron stops the build. */
export const FUSES = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
} as const;

/** Returns the fuses of a program that differ from the required values. */
export async function findWrongFuses(program: string): Promise<string[]> {
  const wire = (await getCurrentFuseWire(program)) as unknown as Record<string, FuseState>;
  return Object.entries(FUSES)
    .filter(([fuse, isOn]) => wire[fuse] !== (isOn ? FuseState.ENABLE : FuseState.DISABLE))
    .map(([fuse]) => FuseV1Options[Number(fuse)] ?? fuse);
}

/** Sets the fuses, in both halves of a universal app, and verifies them. */
export async function setFuses(
  program: string,
  { halves = 1, resetSignature = false }: { halves?: number; resetSignature?: boolean } = {},
): Promise<void> {
  const changed = await flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    resetAdHocDarwinSignature: resetSignature,
    ...FUSES,
  });
  if (changed !== halves) throw new Error(`Fuses were set in ${changed} of ${halves} programs.`);
  const wrong = await findWrongFuses(program);
  if (wrong.length > 0)
    throw new Error(`These fuses don't have the values that were set: ${wrong.join(', ')}.`);
}
