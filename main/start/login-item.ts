import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { writeFileDurably } from '../../backend/files.ts';
import { type LoginItemPort, setStartAtLogin, startsAtLogin } from '../login-item/login-item.ts';
import type { Shell } from './shell.ts';

export interface LoginItem {
  /** What the system says now. */
  isOn(): boolean;
  /** Switches it and answers what the system says then. */
  set(isOn: boolean): boolean;
}

/** The system's own list of what starts with the computer; a fault of it is a no. */
export function openLoginItem({ desktop, log }: Pick<Shell, 'desktop' | 'log'>): LoginItem {
  const port = loginItemPort(desktop);
  const { isPackaged } = desktop.electron.app;
  const careful = (ask: () => boolean): boolean => {
    // Development has no installation that the system could start.
    if (!isPackaged) return false;
    try {
      return ask();
    } catch (fault) {
      log.error('the login item could not be reached', fault);
      return false;
    }
  };
  return {
    isOn: () => careful(() => startsAtLogin(port)),
    set: (isOn) => careful(() => setStartAtLogin(port, isOn)),
  };
}

function loginItemPort({ electron, platform, program }: Shell['desktop']): LoginItemPort {
  const { app } = electron;
  const path = () => join(app.getPath('appData'), 'autostart', `${DESKTOP.appId}.desktop`);
  return {
    platform,
    program,
    app,
    autostart: {
      read() {
        try {
          return readFileSync(path(), 'utf8');
        } catch {
          return null;
        }
      },
      write(content) {
        if (content === null) return rmSync(path(), { force: true });
        mkdirSync(dirname(path()), { recursive: true });
        writeFileDurably(path(), content, 0o600);
      },
    },
  };
}
