import type * as Electron from 'electron';
import type { PolicyReading } from '../policy/policy.ts';
import type { Keychain } from '../vault/keychain.ts';
import type { Given } from '../workspace/workspaces.ts';

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
  | 'utilityProcess'
>;

/** The computer that the app is started on, as `main.ts` hands it over. */
export interface Desktop {
  readonly electron: ElectronParts;
  /** What whoever built or develops this app decided about the workspace. */
  readonly givenWorkspace: (facts: { isPackaged: boolean }) => Given | null;
  readonly loadPolicy: (facts: { isPackaged: boolean }) => Promise<PolicyReading>;
  readonly openKeychain: () => Promise<Keychain>;
  readonly rendererRoot: string;
  readonly preload: string;
  /** The entry of the embedded backend, outside the archive. */
  readonly backendProgram: string;
  readonly argv: readonly string[];
}
