import { request } from 'node:http';
import { join } from 'node:path';
import { NsisUpdater } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';

type CreateRequest = ElectronHttpExecutor['createRequest'];

/** Its own downloader, with Node's requests instead of Electron's. */
class NodeHttpExecutor extends ElectronHttpExecutor {
  override createRequest(...[options, callback]: Parameters<CreateRequest>) {
    // Both kinds of request behave the same where used.
    return request(options, callback) as unknown as ReturnType<CreateRequest>;
  }
}

/**
 * electron-updater's Windows updater on any system: everything except starting the installer is plain Node. Hash
 * checks, staging, channels, caching and cancelling are real.
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
    // Otherwise it requests `latest-linux.yml` on Linux.
    _testOnlyOptions: { platform: 'win32', isUseDifferentialDownload: false },
  });
  updater.logger = null;
  updater.setFeedURL({ provider: 'generic', url: feedUrl });
  return updater;
}
