import { join } from 'node:path';
import { type AfterPackContext, Arch } from 'app-builder-lib';
import { setFuses } from './fuses.ts';
import { checkContents } from './package-contents.ts';

/** Returns the packed program; on macOS the bundle, whose fuses are in its framework. */
export function packedProgram({
  appOutDir,
  electronPlatformName,
  packager,
}: AfterPackContext): string {
  const { productFilename } = packager.appInfo;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${productFilename}.app`);
  if (electronPlatformName === 'win32') return join(appOutDir, `${productFilename}.exe`);
  return join(appOutDir, (packager as { executableName?: string }).executableName ?? '');
}

/** electron-builder hook before signing: the final check of the package's contents. */
export default async function afterPack(context: AfterPackContext): Promise<void> {
  const { arch, electronPlatformName, packager } = context;
  const isMac = electronPlatformName === 'darwin';
  // Both halves of a universal app come first, before they are merged.
  if (isMac && context.appOutDir.endsWith('-temp')) return;
  checkContents(packager.getResourcesDir(context.appOutDir), electronPlatformName);
  await setFuses(packedProgram(context), {
    halves: isMac && arch === Arch.universal ? 2 : 1,
    // Apple silicon runs only signed programs, so sign temporarily; the real signature replaces this one.
    resetSignature: isMac && arch !== Arch.x64,
  });
}
