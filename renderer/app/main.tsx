import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Host } from '#shared/host.ts';
import { pickHost, type StandalonePages } from '../host/pickHost.ts';
import { findEarlyClick, replayEarlyClick } from '../site/earlyClick.ts';
import { takeEarlyInput } from './earlyInput.ts';
import { clearDocumentOnNavigation, startApp, waitForScreen } from './startApp.tsx';

/** Starts the app without a prerendered page: its screens have none, and the desktop never does. */
async function show(host: Host | null): Promise<void> {
  if (host === null) return;
  const container = document.getElementById('root');
  if (container === null) throw new Error('app.html has no #root element.');
  const { router, element } = startApp(host);
  const { dataset } = document.documentElement;
  if (dataset.screen === undefined) {
    dataset.hydrated = '';
    createRoot(container).render(element);
    return;
  }
  // The screen was server-rendered: hydrates it in one step to avoid layout shift.
  await waitForScreen(router);
  const pressed = findEarlyClick();
  const fill = takeEarlyInput(container);
  flushSync(() => createRoot(container).render(element));
  fill();
  replayEarlyClick(pressed);
  clearDocumentOnNavigation(router);
}

const pages: StandalonePages = {
  async openChooser(workspace) {
    const chooser = await import('../features/desktop/workspace/openWorkspaceChooser.tsx');
    chooser.openWorkspaceChooser(workspace);
  },
  async openProxyLogin(port) {
    const dialog = await import('../features/desktop/proxy/openProxyLogin.tsx');
    dialog.openProxyLogin(port);
  },
};

// Not awaited at top level, because the desktop's host imports from this chunk. Failures are reported by
// public/start-failure.js.
pickHost(pages).then(show).catch(reportError);
