import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { writeFileDurably } from '../../backend/files.ts';
import { type LoginItemPort, setStartAtLogin, startsAtLogin } from '../login-item/login-item.ts';
import type { Shell } from './shell.ts';

export interface LoginItem {
  /** Returns the system's current state. */
  isOn(): boolean;
  /** Turns it on or off and returns the system's resulting state. */
  set(isOn: boolean): boolean;
}

/** Reads the system's list of login items; an error counts as off. */
export function openLoginItem({ desktop, log }: Pick<Shell, 'desktop' | 'log'>): LoginItem {
  const port = loginItemPort(desktop);
  const { isPackaged } = desktop.electron.app;
  const careful = (action: () => boolean): boolean => {
    // In development there is no installation for the system to start.
    if (!isPackaged) return false;
    try {
      return action();
    } catch (error) {
      log.error('could not access the login item', error);
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
