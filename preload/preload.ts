import { contextBridge } from 'electron';
import type { Bridge } from '#shared/ipc.ts';
import { downloads } from './downloads.ts';
import { keychain } from './keychain.ts';
import { printing } from './printing.ts';
import { routes } from './routes.ts';
import { session } from './session.ts';
import { surroundings } from './surroundings.ts';

const bridge: Bridge = { session, keychain, surroundings, routes, downloads, printing };

// renderer/app/main.tsx looks for this name.
contextBridge.exposeInMainWorld('haven', bridge);
