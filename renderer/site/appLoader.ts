import type { Root } from 'react-dom/client';
import type { RouteName } from '#shared/routes.ts';

/** App functions a public page can call without bundling the app. */
export interface AppLoader {
  /** Mounts the app in place of the page and navigates to a URL. */
  readonly open: (to?: string) => Promise<void>;
  readonly openPalette: () => Promise<void>;
  readonly prefetch: (name: RouteName) => void;
}

/** Loads the app on first use; `rootOf` returns the root it mounts in. */
export function makeAppLoader(rootOf: () => Root): AppLoader {
  const load = () => import('../app/hydrateApp.tsx');
  let mountPromise: Promise<(to: string) => Promise<void>> | undefined;

  /** Mounts the app and resolves to its navigate function. */
  function takePlace() {
    mountPromise ??= load()
      .then(({ hydrateApp: takeOver }) => takeOver(rootOf))
      .catch((error: unknown) => {
        mountPromise = undefined;
        throw error;
      });
    return mountPromise;
  }

  return {
    async open(to) {
      const go = await takePlace();
      if (to !== undefined) await go(to);
    },
    async openPalette() {
      await takePlace();
      const { openPalette } = await load();
      openPalette();
    },
    prefetch(name) {
      void load().then(
        ({ prefetchScreen }) => prefetchScreen(name),
        () => undefined,
      );
    },
  };
}
