import type { App } from 'electron';
import { DESKTOP } from '../../shared/desktop/desktop.ts';

/** Says that the app was started with the computer: it then shows no window. */
export const HIDDEN_FLAG = '--hidden';

export interface LoginItemPort {
  readonly platform: NodeJS.Platform;
  /** What starts the app: the AppImage itself where it is one, the program elsewhere. */
  readonly program: string;
  readonly app: Pick<App, 'setLoginItemSettings' | 'getLoginItemSettings'>;
  /** The file in the autostart folder of Linux desktops; `write(null)` removes it. */
  readonly autostart: { read(): string | null; write(content: string | null): void };
}

const ARGUMENTS = { args: [HIDDEN_FLAG] };

/** What the system says, which is not always what was asked: people switch it off in its own settings. */
export function startsAtLogin(port: LoginItemPort): boolean {
  if (port.platform === 'linux') return port.autostart.read()?.includes(HIDDEN_FLAG) ?? false;
  const state = port.app.getLoginItemSettings(port.platform === 'win32' ? ARGUMENTS : {});
  return port.platform === 'win32' ? state.executableWillLaunchAtLogin : state.openAtLogin;
}

/** Switches it and answers what the system says then. */
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
 * Whether this start shows no window. macOS passes no arguments and says it itself. Without a tray or
 * dock through which the app can be found, a hidden start would look like none at all.
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

/** Quoted as the Desktop Entry Specification asks, so that a path cannot become a second argument. */
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
