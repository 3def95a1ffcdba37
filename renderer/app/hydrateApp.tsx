import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { pickHost } from '../host/pickHost.ts';
import { readPrerenderedData } from '../site/prerenderedData.ts';
import { prefetchCurrentScreen } from './areas.ts';
import { clearDocumentOnNavigation, startApp, waitForScreen } from './startApp.tsx';

export { openPalette } from '../ui/header/paletteEvents.ts';
export { prefetchScreen } from './areas.ts';

// Loaded on hover over a link into the app: also prefetches the screen that will replace this page.
readPrerenderedData();
prefetchCurrentScreen();

/**
 * Mounts the app in place of a public page, at the same URL and in one step to avoid layout shift; returns its
 * navigate function.
 */
export async function hydrateApp(rootOf: () => Root): Promise<(to: string) => Promise<void>> {
  const host = await pickHost({
    openChooser: async () => undefined,
    openProxyLogin: async () => undefined,
  });
  if (host === null) throw new Error('This page has no app.');
  const { router, element } = startApp(host);
  await waitForScreen(router);
  flushSync(() => rootOf().render(element));
  clearDocumentOnNavigation(router);
  return (to) => router.navigate(to);
}
