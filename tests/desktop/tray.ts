import { WITHOUT_PAGES } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';

export const closeToTray = (app: RunningApp, value = true) =>
  app.send('settings.change', [{ name: 'closeToTray', value }]);

export async function launch(computer: Computer, ...argv: string[]): Promise<RunningApp> {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  return computer.launch({ workspace: WITHOUT_PAGES.workspace, argv });
}
