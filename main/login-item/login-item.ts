import type { App } from 'electron';
import { DESKTOP } from '../../shared/desktop/desktop.ts';

/** Marks a start at login, which shows no window. */
export const HIDDEN_FLAG = '--hidden';

export interface LoginItemPort {
  readonly platform: NodeJS.Platform;
  /** The program to start: the AppImage itself if it is one, otherwise the executable. */
  readonly program: string;
  readonly app: Pick<App, 'setLoginItemSettings' | 'getLoginItemSettings'>;
  /** The file in the Linux autostart folder; `write(null)` removes it. */
  readonly autostart: { read(): string | null; write(content: string | null): void };
}

const ARGUMENTS = { args: [HIDDEN_FLAG] };

/** Returns the system's actual state, since users can turn it off in the system settings. */
export function startsAtLogin(port: LoginItemPort): boolean {
  if (port.platform === 'linux') return port.autostart.read()?.includes(HIDDEN_FLAG) ?? false;
  const state = port.app.getLoginItemSettings(port.platform === 'win32' ? ARGUMENTS : {});
  return port.platform === 'win32' ? state.executableWillLaunchAtLogin : state.openAtLogin;
}

/** Turns it on or off and returns the system's resulting state. */
export function setStartAtLogin(port: LoginItemPort, isOn: boolean): boolean {
  if (port.platform === 'linux') port.autostart.write(isOn ? desktopEntry(port.program) : null);
  else {
    port.app.setLoginItemSettings({
      openAtLogin: isOn,
      ...(port.platform === 'win32' ? ARGUMENTS : {}),
    });
  }
  return startsAtLogin(port);
}

/**
 * True if this start shows no window. macOS passes no arguments and reports it itself. Without a tray or dock to open
 * the app from, a hidden start would look like a failed one.
 */
export function startsHidden(
  port: Pick<LoginItemPort, 'platform' | 'app'>,
  argv: readonly string[],
  canBeFound: boolean,
): boolean {
  const isAtLogin =
    port.platform === 'darwin'
      ? port.app.getLoginItemSettings().wasOpenedAtLogin
      : argv.includes(HIDDEN_FLAG);
  return isAtLogin && canBeFound;
}

/** Quoted per the Desktop Entry Specification, so that a path can't become a second argument. */
function desktopEntry(program: string): string {
  const quoted = program
    .replace(/[\\"`$]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%');
  return [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${DESKTOP.productName}`,
    `Exec="${quoted}" ${HIDDEN_FLAG}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');
}
