import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { pickHost } from '../host/pickHost.ts';
import { readWritten } from '../site/written.ts';
import { prefetchHere } from './areas.ts';
import { forgetDocumentAfter, startApp, whenReady } from './startApp.tsx';

export { openPalette } from '../kit/header/paletteEvents.ts';
export { prefetchScreen } from './areas.ts';

// Loaded on hover over a link into the app: also prefetches the screen that will replace this page.
readWritten();
prefetchHere();

/**
 * Mounts the app in place of a public page, at the same URL and in one step to avoid layout shift; returns its
 * navigate function.
 */
export async function takeOver(rootOf: () => Root): Promise<(to: string) => Promise<void>> {
  const host = await pickHost(async () => undefined);
  if (host === null) throw new Error('This page has no app.');
  const { router, element } = startApp(host);
  await whenReady(router);
  flushSync(() => rootOf().render(element));
  forgetDocumentAfter(router);
  return (to) => router.navigate(to);
}
