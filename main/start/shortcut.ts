import { SearchShortcut } from '../shortcuts/search-shortcut.ts';
import type { Shell } from './shell.ts';

/** Takes the global shortcut that the person has chosen, as long as the app runs. */
export function takeShortcut(
  { desktop, settings }: Pick<Shell, 'desktop' | 'settings'>,
  search: () => void,
): SearchShortcut {
  const { app, globalShortcut } = desktop.electron;
  const shortcut = new SearchShortcut(globalShortcut, search);
  shortcut.change(settings.get('searchShortcut'));
  app.on('will-quit', () => shortcut.close());
  return shortcut;
}
