import type { Bridge } from '#shared/desktop/ipc.ts';
import type { Host, WorkspacePort } from '#shared/host.ts';
import { webHost } from './web.ts';

declare global {
  interface Window {
    /** What preload puts here; absent in a browser. */
    readonly haven?: Bridge;
  }
}

/** Shows the choice of a workspace in the place of the app. */
export type OpenChooser = (workspace: WorkspacePort) => Promise<void>;

/**
 * The host this page runs in; null where the desktop's window has no workspace yet and chooses one. A
 * browser never loads the desktop's.
 */
export async function pickHost(openChooser: OpenChooser): Promise<Host | null> {
  if (window.haven === undefined) return webHost;
  const { openDesktop } = await import('./desktop.ts');
  return openDesktop(window.haven, openChooser);
}
