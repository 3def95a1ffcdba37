import { request } from 'node:http';
import { join } from 'node:path';
import { NsisUpdater } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';

type CreateRequest = ElectronHttpExecutor['createRequest'];

/** Its own way of downloading, with Node's requests in the place of Electron's. */
class NodeHttpExecutor extends ElectronHttpExecutor {
  override createRequest(...[options, callback]: Parameters<CreateRequest>) {
    // The two kinds of request agree in what is used of them.
    return request(options, callback) as unknown as ReturnType<CreateRequest>;
  }
}

/**
 * electron-updater's updater for Windows on any system: everything but starting the installer is
 * plain Node. Its hash checks, staging, channels, caching and cancelling are the real ones.
 */
export function openUpdater(directory: string, version: string, feedUrl: string): NsisUpdater {
  const updater = new NsisUpdater(null, {
    version,
    name: 'haven-exchange',
    isPackaged: true,
    appUpdateConfigPath: join(directory, 'app-update.yml'),
    userDataPath: join(directory, 'user'),
    baseCachePath: join(directory, 'cache'),
    whenReady: () => Promise.resolve(),
    relaunch() {},
    quit() {},
    onQuit() {},
  });
  Object.assign(updater, {
    httpExecutor: new NodeHttpExecutor(),
    // It asks for `latest-linux.yml` on Linux otherwise.
    _testOnlyOptions: { platform: 'win32', isUseDifferentialDownload: false },
  });
  updater.logger = null;
  updater.setFeedURL({ provider: 'generic', url: feedUrl });
  return updater;
}
