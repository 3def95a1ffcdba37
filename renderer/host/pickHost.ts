import type { Host } from '#shared/host.ts';
import type { Bridge } from '#shared/ipc.ts';
import { webHost } from './web.ts';

declare global {
  interface Window {
    /** What preload puts here; absent in a browser. */
    readonly haven?: Bridge;
  }
}

/**
 * The host this page runs in; null where the page is not for the app itself. A browser never loads the
 * desktop's.
 */
export async function pickHost(): Promise<Host | null> {
  if (window.haven === undefined) return webHost;
  const { openDesktop } = await import('./desktop.ts');
  return openDesktop(window.haven);
}
