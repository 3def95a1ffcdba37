import { WITHOUT_PAGES } from './desktop.ts';
import type { Computer } from './host/computer.ts';

/** Launches without a server, like the fixture `idle`, with system arguments. */
export async function launch(computer: Computer, ...argv: string[]) {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  return computer.launch({ workspace: WITHOUT_PAGES.workspace, argv });
}
