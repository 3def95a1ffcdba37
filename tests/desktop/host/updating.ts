import { EventEmitter } from 'node:events';
import { request } from 'node:http';
import type * as Electron from 'electron';
import { NET_SESSION_NAME } from 'electron-updater/out/electronHttpExecutor.js';
import { createStrictStub } from './strict-stub.ts';

/** What electron-updater itself uses of Electron. */
export const UPDATER_PARTITION = NET_SESSION_NAME;
export const noSession = createStrictStub<Electron.Session>('session of the updater', {});

/** Both kinds of request behave the same for the updater. */
export const requestByNode: Electron.Net['request'] = (options) => {
  const { session: _session, ...rest } = options as Electron.ClientRequestConstructorOptions;
  return request(rest as object) as unknown as Electron.ClientRequest;
};

export function makeAutoUpdater(): Electron.AutoUpdater {
  const emitter = new EventEmitter();
  return createStrictStub<Electron.AutoUpdater>(
    'autoUpdater',
    { emit: (name, ...values) => emitter.emit(name, ...values) },
    emitter,
  );
}
