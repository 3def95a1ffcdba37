import type { JumpListCategory, MenuItemConstructorOptions } from 'electron';
import { getWorkspaceDeepLink } from '../../shared/desktop/deep-links.ts';
import { escapeLabel } from '../menu/template.ts';
import type { RecentItem } from './recent-items.ts';

/** Returns the Windows jump list: each item starts the program with a link, which the running app opens. */
export function jumpList(items: readonly RecentItem[], program: string): JumpListCategory[] {
  if (items.length === 0) return [];
  return [
    {
      type: 'custom',
      name: 'Recent',
      items: items.map(({ workspace, route, title }) => ({
        type: 'task',
        program,
        args: `"${getWorkspaceDeepLink(route, workspace)}"`,
        title,
        description: title,
        iconPath: program,
        iconIndex: 0,
      })),
    },
  ];
}

/** Returns the menu of the macOS dock icon. */
export const dockMenu = (
  items: readonly RecentItem[],
  open: (item: RecentItem) => void,
): MenuItemConstructorOptions[] =>
  items.map((item) => ({ label: escapeLabel(item.title), click: () => open(item) }));
