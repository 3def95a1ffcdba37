/** The service worker of the installed app: where it stands, and what it and the pages say to each other. */
export const WORKER_ADDRESS = '/worker.js';
export const VERSION_ADDRESS = '/version.json';
export const MANIFEST_ADDRESS = '/app.webmanifest';

/** The files of each build lie in a cache of their own. */
export const BUILD_CACHE_PREFIX = 'haven-build-';

/** The name by which browsers ask for what waits to be sent, once there is a network. */
export const SYNC_TAG = 'transaction-sync';

export type ToWorker =
  /** What a page of this build has loaded already, before the worker saw requests; one of the app starts from here too. */
  | { readonly kind: 'keep'; readonly addresses: readonly string[]; readonly isApp: boolean }
  /** The person wants the new version now. */
  | { readonly kind: 'take-over' };

/** What is written beside the app at build. */
export interface BuiltVersion {
  readonly version: string;
  readonly build: string;
}
