import type { Root } from 'react-dom/client';
import type { RouteName } from '#shared/routes.ts';

/** What a public page may ask of the app, which it does not contain. */
export interface AppLoader {
  /** Puts the app in the page's place and goes on to an address. */
  readonly open: (to?: string) => Promise<void>;
  readonly openPalette: () => Promise<void>;
  readonly prefetch: (name: RouteName) => void;
}

/** Loads the app when it is first asked for; `rootOf` is where it takes the page's place. */
export function makeAppLoader(rootOf: () => Root): AppLoader {
  const load = () => import('../app/takeOver.tsx');
  let taken: Promise<(to: string) => Promise<void>> | undefined;

  /** Answers what goes to an address, once the app is there. */
  function takePlace() {
    taken ??= load()
      .then(({ takeOver }) => takeOver(rootOf))
      .catch((error: unknown) => {
        taken = undefined;
        throw error;
      });
    return taken;
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
