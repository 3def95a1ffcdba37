import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { pickHost } from '../host/pickHost.ts';
import { readWritten } from '../site/written.ts';
import { prefetchHere } from './areas.ts';
import { forgetDocumentAfter, startApp, whenReady } from './startApp.tsx';

export { openPalette } from '../kit/header/paletteEvents.ts';
export { prefetchScreen } from './areas.ts';

// Loaded when a link to the app is pointed at: what is to take this page's place begins to load too.
readWritten();
prefetchHere();

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
  forgetDocumentAfter(router);
  return (to) => router.navigate(to);
}
