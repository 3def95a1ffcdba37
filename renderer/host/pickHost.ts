import type { Bridge } from '#shared/desktop/ipc.ts';
import type { ProxyLoginPort } from '#shared/desktop/proxy-login.ts';
import type { Host, WorkspacePort } from '#shared/host.ts';
import { webHost } from './web.ts';

declare global {
  interface Window {
    /** Set by preload; absent in a browser. */
    readonly haven?: Bridge;
  }
}

/** Shows a window of the desktop app that isn't part of a workspace, instead of the app. */
export interface StandalonePages {
  openChooser(workspace: WorkspacePort): Promise<void>;
  openProxyLogin(port: ProxyLoginPort): Promise<void>;
}

/**
 * Returns the host of this page; null if the desktop window belongs to no workspace. Browsers never load the desktop
 * host.
 */
export async function pickHost(pages: StandalonePages): Promise<Host | null> {
  if (window.haven === undefined) return webHost;
  const { createDesktopHost } = await import('./desktop.ts');
  return createDesktopHost(window.haven, pages);
}
