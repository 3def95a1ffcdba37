import { contextBridge, ipcRenderer } from 'electron';
import type { ChannelTable } from '#shared/desktop/ipc.ts';
import { makeBridge } from './bridge.ts';

/** The table of channels, which build/desktop.ts writes in here without its schemas. */
declare const CHANNELS: ChannelTable;

// renderer/app/main.tsx looks for this name.
contextBridge.exposeInMainWorld('haven', makeBridge(CHANNELS, ipcRenderer));
