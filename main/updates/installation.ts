import { join, sep, win32 } from 'node:path';
import { DESKTOP } from '../../shared/desktop/desktop.ts';

/**
 * How this copy of the app came here. `self-updating`: by an installer of one person's (EXE, dmg,
 * AppImage). `by-administrator`: by a package for the whole computer (MSI, deb), which is never
 * replaced from within. `loose`: as a folder that nobody installed.
 */
export type Installation = 'self-updating' | 'by-administrator' | 'loose';

interface InstallationFacts {
  readonly platform: NodeJS.Platform;
  /** The running program and its resources. */
  readonly program: string;
  readonly resources: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
}

export function installationOf(facts: InstallationFacts): Installation {
  const { platform, program, resources, exists } = facts;
  if (platform === 'darwin') return 'self-updating';
  if (platform === 'win32') {
    // EXE and MSI are made of one folder; what only the EXE adds to it is its uninstaller.
    const uninstaller = `Uninstall ${DESKTOP.productName}.exe`;
    return exists(win32.join(win32.dirname(program), uninstaller))
      ? 'self-updating'
      : 'by-administrator';
  }
  if (runsFromAppImage(facts)) return 'self-updating';
  // The packer writes this file for a deb; as both are made of one folder, it may be in an AppImage too.
  return exists(join(resources, 'package-type')) ? 'by-administrator' : 'loose';
}

/** What is started from another AppImage inherits the name of that one, which must not be replaced. */
function runsFromAppImage({ program, env }: InstallationFacts): boolean {
  const { APPIMAGE, APPDIR } = env;
  return Boolean(APPIMAGE && APPDIR && program.startsWith(APPDIR + sep));
}
