import type { WebContents } from 'electron';
import type { OpenExternal } from './external-links.ts';
import { isOwnPage } from './own-page.ts';

interface Ways {
  readonly openExternal: OpenExternal;
  /** Opens a page of the app in a window of its own. */
  readonly openOwnPage: (address: string) => void;
}

/** Keeps web contents inside the app, however they try to leave: links, redirects, frames, windows. */
export function guardNavigation(
  contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>,
  { openExternal, openOwnPage }: Ways,
): void {
  contents.on('will-navigate', (details) => {
    if (isOwnPage(details.url)) return;
    details.preventDefault();
    openExternal(details.url);
  });
  contents.on('will-frame-navigate', (details) => {
    // The app has no frames; what a main frame may do, `will-navigate` decides.
    if (!details.isMainFrame || !isOwnPage(details.url)) details.preventDefault();
  });
  contents.on('will-redirect', (details) => {
    if (!isOwnPage(details.url)) details.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isOwnPage(url)) openOwnPage(url);
    else openExternal(url);
    return { action: 'deny' };
  });
}
