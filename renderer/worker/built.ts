import { BUILD_CACHE_PREFIX } from '#shared/offline/worker.ts';

/** What `build/installable.ts` writes into this script. */
declare const __BUILT__: {
  readonly build: string;
  /** The document of the app, and the files that it starts with. */
  readonly document: string;
  readonly files: readonly string[];
};

export const built = __BUILT__;
/** The cache of this build's own files. */
export const buildCache = BUILD_CACHE_PREFIX + built.build;
