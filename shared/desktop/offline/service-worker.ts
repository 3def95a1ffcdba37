/** The installed app's service worker: its path and its messages with pages. */
export const SERVICE_WORKER_URL = '/worker.js';
export const BUILD_VERSION_URL = '/version.json';
export const MANIFEST_URL = '/app.webmanifest';

/** Prefix of each build's own file cache. */
export const BUILD_CACHE_PREFIX = 'haven-build-';

/** Background sync tag for queued changes, fired once the browser is online. */
export const SYNC_TAG = 'transaction-sync';

export type WorkerMessage =
  /** URLs this build's page loaded before the worker saw requests; for an app page, also its start page. */
  | { readonly kind: 'keep'; readonly addresses: readonly string[]; readonly isApp: boolean }
  /** The user chose to update now. */
  | { readonly kind: 'take-over' };

/** Build metadata written beside the app. */
export interface BuildVersion {
  readonly version: string;
  readonly build: string;
}
