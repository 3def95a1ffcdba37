import { type ClientRequest, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { join } from 'node:path';
import { HttpExecutor } from 'builder-util-runtime';
import { NsisUpdater } from 'electron-updater';

/** Node's http in the place of Electron's, as electron-builder's own tests do it. */
class NodeHttpExecutor extends HttpExecutor<ClientRequest> {
  createRequest(options: RequestOptions, callback: (response: IncomingMessage) => void) {
    return request(options, callback);
  }

  /** As `ElectronHttpExecutor.download`. */
  download(
    url: URL,
    destination: string,
    options: Parameters<HttpExecutor<ClientRequest>['downloadToBuffer']>[1],
  ): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      this.doDownload(
        {
          protocol: url.protocol,
          hostname: url.hostname,
          port: url.port,
          path: url.pathname,
          ...(options.headers ? { headers: options.headers } : {}),
        },
        {
          destination,
          options,
          onCancel,
          callback: (error) => (error ? reject(error) : resolve(destination)),
          responseHandler: null,
        },
        0,
      );
    });
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
