import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Host, WorkspacePort } from '#shared/host.ts';
import { pickHost } from '../host/pickHost.ts';
import { earlyPress, pressAgain } from '../site/earlyPress.ts';
import { takeEarlyInput } from './earlyInput.ts';
import { forgetDocumentAfter, startApp, whenReady } from './startApp.tsx';

/** The app alone: its screens have no page that was written at build, and the desktop has none at all. */
async function show(host: Host | null): Promise<void> {
  if (host === null) return;
  const container = document.getElementById('root');
  if (container === null) throw new Error('app.html lacks the element #root.');
  const { router, element } = startApp(host);
  const { dataset } = document.documentElement;
  if (dataset.screen === undefined) {
    dataset.hydrated = '';
    createRoot(container).render(element);
    return;
  }
  // The server has drawn this screen: the same comes alive in its place, in one step, so that nothing moves.
  await whenReady(router);
  const pressed = earlyPress();
  const fill = takeEarlyInput(container);
  flushSync(() => createRoot(container).render(element));
  fill();
  pressAgain(pressed);
  forgetDocumentAfter(router);
}

async function openChooser(workspace: WorkspacePort): Promise<void> {
  const chooser = await import('../features/workspace/openChooser.tsx');
  chooser.openChooser(workspace);
}

// Not awaited at the top: the desktop's host imports from this very chunk.
// What fails here is told by public/start-failure.js.
pickHost(openChooser).then(show).catch(reportError);
