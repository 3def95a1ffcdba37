import { createRoot } from 'react-dom/client';
import type { Host, WorkspacePort } from '#shared/host.ts';
import { pickHost } from '../host/pickHost.ts';
import { startApp } from './startApp.tsx';

/** The app alone: its screens have no page that was written at build, and the desktop has none at all. */
function show(host: Host | null): void {
  if (host === null) return;
  const container = document.getElementById('root');
  if (container === null) throw new Error('app.html lacks the element #root.');
  createRoot(container).render(startApp(host).element);
}

async function openChooser(workspace: WorkspacePort): Promise<void> {
  const chooser = await import('../features/workspace/openChooser.tsx');
  chooser.openChooser(workspace);
}

// Not awaited at the top: the desktop's host imports from this very chunk.
// What fails here is told by public/start-failure.js.
pickHost(openChooser).then(show).catch(reportError);
