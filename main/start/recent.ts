import type { WebContents } from 'electron';
import { dockMenu, jumpList } from '../recent/jump-list.ts';
import { type RecentItem, RecentItems } from '../recent/recent-items.ts';
import type { Shell } from './shell.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';

/**
 * Shows recently opened records in the Windows jump list and the macOS dock menu, unless the user hides them. They
 * name people and places, so a sign-out removes them.
 */
export function showRecentItems(shell: Shell, desks: Pick<WorkspaceContexts, 'of'>): void {
  const { desktop, inbox, log, settings, signOuts, belongings } = shell;
  const { app, Menu } = desktop.electron;
  const { platform, program } = desktop;

  function show(items: readonly RecentItem[]): void {
    const shown = settings.get('recentItems') ? items : [];
    if (platform === 'win32') {
      const result = app.setJumpList(jumpList(shown, program));
      // Windows refuses entries that the user removed from the list by hand.
      if (result !== 'ok') log.warning(`the jump list was not changed: ${result}`);
    }
    if (platform === 'darwin') app.dock?.setMenu(Menu.buildFromTemplate(dockMenu(shown, open)));
  }
  const open = ({ workspace, route }: RecentItem) => inbox.open({ route, target: { workspace } });

  const recent = new RecentItems(show);
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('page-title-updated', (_change, title) => {
      const desk = desks.of({ contentsId: contents.id });
      if (desk?.isSignedIn()) recent.visit(desk.id, contents.getURL(), title);
    });
  });
  settings.onChange('recentItems', () => show(recent.items));
  signOuts.add((id) => recent.clear(id));
  belongings.push({ name: 'recent items', clear: (id) => recent.clear(id) });
  // Windows keeps the list of the last run, which may belong to someone who is no longer signed in.
  show([]);
}
