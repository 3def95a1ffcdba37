import { BUILD_CACHE_PREFIX } from '#shared/desktop/offline/service-worker.ts';

/** Injected by `build/installable.ts`. */
declare const __BUILT__: {
  readonly build: string;
  /** The app document and its startup files. */
  readonly document: string;
  readonly files: readonly string[];
};

export const buildInfo = __BUILT__;
/** Cache name of this build's files. */
export const buildCache = BUILD_CACHE_PREFIX + buildInfo.build;
