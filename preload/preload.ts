import { contextBridge } from 'electron';
import type { Bridge } from '#shared/ipc.ts';
import { keychain } from './keychain.ts';
import { routes } from './routes.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { surroundings } from './surroundings.ts';
import { workspace } from './workspace.ts';

const bridge: Bridge = { session, keychain, surroundings, routes, settings, workspace };

// renderer/app/main.tsx looks for this name.
contextBridge.exposeInMainWorld('haven', bridge);
