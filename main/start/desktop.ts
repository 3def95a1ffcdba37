import type * as Electron from 'electron';
import type { CancellationToken } from 'electron-updater';
import type { EmbedSettings } from '#shared/embeds/embeds.ts';
import type { Log } from '../log/log.ts';
import type { PolicyReading } from '../policy/policy.ts';
import type { Installation } from '../updates/installation.ts';
import type { Engine } from '../updates/service.ts';
import type { Keychain } from '../vault/keychain.ts';
import type { Given } from '../workspace/workspaces.ts';

/** What of Electron the core uses; only `main.ts` imports the real one. */
type ElectronParts = Pick<
  typeof Electron,
  | 'app'
  | 'autoUpdater'
  | 'BrowserWindow'
  | 'crashReporter'
  | 'dialog'
  | 'globalShortcut'
  | 'ipcMain'
  | 'Menu'
  | 'nativeImage'
  | 'net'
  | 'Notification'
  | 'powerMonitor'
  | 'protocol'
  | 'screen'
  | 'session'
  | 'shell'
  | 'Tray'
  | 'utilityProcess'
>;

/** The computer that the app is started on, as `main.ts` hands it over. */
export interface Desktop {
  readonly electron: ElectronParts;
  readonly platform: NodeJS.Platform;
  /** What starts the app: the AppImage itself where it is one, the program elsewhere. */
  readonly program: string;
  /** What whoever built or develops this app decided about the workspace. */
  readonly givenWorkspace: (facts: { isPackaged: boolean }) => Given | null;
  readonly loadPolicy: (facts: { isPackaged: boolean }) => Promise<PolicyReading>;
  /** What nothing else catches in this process. */
  readonly faults: {
    watch(watcher: {
      exception(fault: unknown): void;
      rejection(fault: unknown): void;
    }): () => void;
  };
  readonly openKeychain: () => Promise<Keychain>;
  readonly installation: () => Installation;
  readonly openUpdater: (
    installation: Installation,
    log: Log,
  ) => Promise<Engine<CancellationToken>>;
  /** The content of other sites that the build allows in pages. */
  readonly embeds: EmbedSettings;
  readonly rendererRoot: string;
  readonly preload: string;
  /** Where the pictures for tray and about box are. */
  readonly icons: string;
  /** The entry of the embedded backend, outside the archive. */
  readonly backendProgram: string;
  readonly argv: readonly string[];
}
