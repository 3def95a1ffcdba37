import type { Session } from '#shared/host.ts';
import type { Clock } from '../clock.ts';
import type { RouteInbox } from '../deep-links/route-inbox.ts';
import type { Router } from '../ipc/router.ts';
import type { Listeners } from '../listeners.ts';
import type { Log } from '../log/log.ts';
import type { PolicyReading } from '../policy/policy.ts';
import type { SystemEvents } from '../power/stream.ts';
import type { SettingsStore } from '../settings/settings.ts';
import type { Windows } from '../window/windows.ts';
import type { WorkspaceResource } from '../workspace/workspaces.ts';
import type { Desktop } from './desktop.ts';
import type { ProxyLogin } from './proxy-login.ts';
import type { QuitState } from './quit-state.ts';

/** Everything that exists once per run, whichever workspace is open. Each part takes what it needs. */
export interface Shell {
  readonly desktop: Desktop;
  readonly clock: Clock;
  readonly log: Log;
  readonly organization: PolicyReading;
  readonly settings: SettingsStore;
  readonly inbox: RouteInbox;
  readonly windows: Windows;
  /** Sends this process's requests, and asks for the passwords of proxies. */
  readonly proxy: ProxyLogin;
  /** Power, lock and network events. */
  readonly events: SystemEvents;
  readonly leaving: QuitState;
  readonly router: Router;
  /** Called with a workspace's id after its sign-out. */
  readonly signOuts: Listeners<[string]>;
  /** Called with a workspace's id and session when the session changes; null if signed out. */
  readonly sessions: Listeners<[string, Session | null]>;
  /** Workspace data of each part, which registers it here before the workspaces run. */
  readonly belongings: WorkspaceResource[];
}
