import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { pickHost } from '../host/pickHost.ts';
import { startApp } from './startApp.tsx';

export { openPalette } from '../kit/header/paletteEvents.ts';
export { prefetchScreen } from './areas.ts';

/**
 * Puts the app in the place of a public page, at the same address and in one step, so that nothing
 * moves; then answers what leads on from there.
 */
export async function takeOver(rootOf: () => Root): Promise<(to: string) => Promise<void>> {
  const host = await pickHost(async () => undefined);
  if (host === null) throw new Error('This page has no app behind it.');
  const { router, element } = startApp(host);
  await whenReady(router);
  flushSync(() => rootOf().render(element));
  bringFacesTo(router);
  return (to) => router.navigate(to);
}

/** A page that was drawn without its fonts goes on so; the next one has them. */
function bringFacesTo(router: ReturnType<typeof createBrowserRouter>): void {
  const here = router.state.location.pathname;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === here) return;
    stop();
    delete document.documentElement.dataset.fonts;
  });
}

/** Resolves when the screen of the address has loaded. */
function whenReady(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (!router.state.initialized) return;
    stop();
    resolve();
  };
  const stop = router.subscribe(look);
  look();
  return promise;
}
