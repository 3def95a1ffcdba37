import type * as Electron from 'electron';
import type { PolicyReading } from '../policy/policy.ts';
import type { WorkspaceChoice } from '../session/workspace.ts';
import type { Keychain } from '../vault/keychain.ts';

/** What of Electron the core uses; only `main.ts` imports the real one. */
type ElectronParts = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'dialog'
  | 'ipcMain'
  | 'net'
  | 'protocol'
  | 'screen'
  | 'session'
  | 'shell'
>;

/** The computer that the app is started on, as `main.ts` hands it over. */
export interface Desktop {
  readonly electron: ElectronParts;
  readonly workspace: (facts: { isPackaged: boolean }) => WorkspaceChoice;
  readonly loadPolicy: (facts: { isPackaged: boolean }) => Promise<PolicyReading>;
  readonly openKeychain: () => Promise<Keychain>;
  readonly rendererRoot: string;
  readonly preload: string;
  readonly argv: readonly string[];
}
