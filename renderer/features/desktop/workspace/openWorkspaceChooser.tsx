import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WorkspacePort } from '#shared/host.ts';
import { watchTheme } from '../../../ui/theme/theme.ts';
import { WorkspaceChooserPage } from './WorkspaceChooserPage.tsx';

/** Shows the chooser instead of the app, which needs a workspace first. */
export function openWorkspaceChooser(workspace: WorkspacePort): void {
  watchTheme();
  const container = document.getElementById('root');
  if (container === null) throw new Error('app.html has no #root element.');
  document.title = 'Choose a workspace | Haven Exchange';
  createRoot(container).render(
    <StrictMode>
      <WorkspaceChooserPage workspace={workspace} />
    </StrictMode>,
  );
}
