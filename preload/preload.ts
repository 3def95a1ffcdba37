import { contextBridge, ipcRenderer } from 'electron';
import type { ChannelTable } from '#shared/desktop/ipc.ts';
import { makeBridge } from './bridge.ts';

/** The channel table without its schemas, inlined by build/desktop.ts. */
declare const CHANNELS: ChannelTable;

// renderer/app/main.tsx reads this name.
contextBridge.exposeInMainWorld('haven', makeBridge(CHANNELS, ipcRenderer));
