import type { Bridge } from '#shared/desktop/ipc.ts';
import type { Host, WorkspacePort } from '#shared/host.ts';
import { webHost } from './web.ts';

declare global {
  interface Window {
    /** Set by preload; absent in a browser. */
    readonly haven?: Bridge;
  }
}

/** Shows the workspace chooser instead of the app. */
export type OpenChooser = (workspace: WorkspacePort) => Promise<void>;

/**
 * Returns the host of this page; null if the desktop window has no workspace yet and shows the chooser. Browsers
 * never load the desktop host.
 */
export async function pickHost(openChooser: OpenChooser): Promise<Host | null> {
  if (window.haven === undefined) return webHost;
  const { createDesktopHost: openDesktop } = await import('./desktop.ts');
  return openDesktop(window.haven, openChooser);
}
