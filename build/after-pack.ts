import { join } from 'node:path';
import { type AfterPackContext, Arch } from 'app-builder-lib';
import { setFuses } from './fuses.ts';
import { checkContents } from './package-contents.ts';

/** The packed program; on macOS the bundle, whose fuses are in its framework. */
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

/** What electron-builder calls before it signs: the last look at what is in the package. */
export default async function afterPack(context: AfterPackContext): Promise<void> {
  const { arch, electronPlatformName, packager } = context;
  const isMac = electronPlatformName === 'darwin';
  // The two halves of a universal app come by first, on their own and to be merged.
  if (isMac && context.appOutDir.endsWith('-temp')) return;
  checkContents(packager.getResourcesDir(context.appOutDir), electronPlatformName);
  await setFuses(packedProgram(context), {
    halves: isMac && arch === Arch.universal ? 2 : 1,
    // Programs for Apple's processors do not run without some signature; a real one replaces it.
    resetSignature: isMac && arch !== Arch.x64,
  });
}
