import type { WebContents } from 'electron';
import type { OpenExternal } from './external-links.ts';
import { isOwnPage } from './own-page.ts';

interface NavigationHandlers {
  readonly openExternal: OpenExternal;
  /** Opens a page of the app in its own window. */
  readonly openOwnPage: (address: string, contentsId: number) => void;
}

/** Blocks navigation out of the app by links, redirects, frames and windows. */
export function guardNavigation(
  contents: Pick<WebContents, 'id' | 'on' | 'setWindowOpenHandler'>,
  { openExternal, openOwnPage }: NavigationHandlers,
): void {
  contents.on('will-navigate', (details) => {
    if (isOwnPage(details.url)) return;
    details.preventDefault();
    openExternal(details.url);
  });
  contents.on('will-frame-navigate', (details) => {
    // The app has no frames; `will-navigate` handles main frames.
    if (!details.isMainFrame || !isOwnPage(details.url)) details.preventDefault();
  });
  contents.on('will-redirect', (details) => {
    if (!isOwnPage(details.url)) details.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isOwnPage(url)) openOwnPage(url, contents.id);
    else openExternal(url);
    return { action: 'deny' };
  });
}
