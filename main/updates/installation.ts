import { join, sep, win32 } from 'node:path';
import { DESKTOP } from '../../shared/desktop/desktop.ts';

/**
 * How this copy was installed. `self-updating`: by a per-user installer (EXE, dmg, AppImage). `by-administrator`: by
 * a machine-wide package (MSI, deb), which never replaces itself. `loose`: an unpacked folder.
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

export function detectInstallation(facts: InstallationFacts): Installation {
  const { platform, program, resources, exists } = facts;
  if (platform === 'darwin') return 'self-updating';
  if (platform === 'win32') {
    // EXE and MSI are built from one folder; only the EXE adds an uninstaller.
    const uninstaller = `Uninstall ${DESKTOP.productName}.exe`;
    return exists(win32.join(win32.dirname(program), uninstaller))
      ? 'self-updating'
      : 'by-administrator';
  }
  if (runsFromAppImage(facts)) return 'self-updating';
  // The packager writes this file for a deb; both are built from one folder, so an AppImage may contain it too.
  return exists(join(resources, 'package-type')) ? 'by-administrator' : 'loose';
}

/** A process started by another AppImage inherits its name, and that AppImage must not be replaced. */
function runsFromAppImage({ program, env }: InstallationFacts): boolean {
  const { APPIMAGE, APPDIR } = env;
  return Boolean(APPIMAGE && APPDIR && program.startsWith(APPDIR + sep));
}
