import type { Clock } from '../clock.ts';
import type { RouteInbox } from '../deep-links/route-inbox.ts';
import type { Router } from '../ipc/router.ts';
import type { Log } from '../log/log.ts';
import type { PolicyReading } from '../policy/policy.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { Windows } from '../window/windows.ts';
import type { Belonging } from '../workspace/workspaces.ts';
import type { Desktop } from './desktop.ts';

/** What there is once in a run of the app, whichever workspace is open. Each part takes what it needs. */
export interface Shell {
  readonly desktop: Desktop;
  readonly clock: Clock;
  readonly log: Log;
  readonly organisation: PolicyReading;
  readonly settings: SettingsStore;
  readonly inbox: RouteInbox;
  readonly windows: Windows;
  readonly router: Router;
  /** What parts keep of a workspace; each puts its own here before the workspaces run. */
  readonly belongings: Belonging[];
}
