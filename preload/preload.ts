import { contextBridge } from 'electron';
import type { Bridge } from '#shared/desktop/ipc.ts';
import { diagnostics } from './diagnostics.ts';
import { downloads } from './downloads.ts';
import { keychain } from './keychain.ts';
import { notifications } from './notifications.ts';
import { page } from './page.ts';
import { printing } from './printing.ts';
import { routes } from './routes.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { surroundings } from './surroundings.ts';
import { updates } from './updates.ts';
import { work } from './work.ts';
import { workspace } from './workspace.ts';

const bridge: Bridge = {
  session,
  keychain,
  surroundings,
  routes,
  settings,
  page,
  diagnostics,
  updates,
  work,
  notifications,
  downloads,
  printing,
  workspace,
};

// renderer/app/main.tsx looks for this name.
contextBridge.exposeInMainWorld('haven', bridge);
