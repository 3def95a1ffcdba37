import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WorkspacePort } from '#shared/host.ts';
import { followTheme } from '../../kit/theme/theme.ts';
import { ChooserPage } from './ChooserPage.tsx';

/** Shows the chooser instead of the app, which needs a workspace first. */
export function openChooser(workspace: WorkspacePort): void {
  followTheme();
  const container = document.getElementById('root');
  if (container === null) throw new Error('app.html has no #root element.');
  document.title = 'Choose a workspace | Haven Exchange';
  createRoot(container).render(
    <StrictMode>
      <ChooserPage workspace={workspace} />
    </StrictMode>,
  );
}
