import type * as Electron from 'electron';
import type { CancellationToken } from 'electron-updater';
import type { EmbedSettings } from '#shared/embeds/embeds.ts';
import type { Log } from '../log/log.ts';
import type { PolicyReading } from '../policy/policy.ts';
import type { Installation } from '../updates/installation.ts';
import type { Engine } from '../updates/updater.ts';
import type { Keychain } from '../vault/keychain.ts';
import type { PresetWorkspace } from '../workspace/workspaces.ts';
import type { ProxyLogin } from './proxy-login.ts';

/** The parts of Electron used by the core; only `main.ts` imports the real one. */
type ElectronParts = Pick<
  typeof Electron,
  | 'app'
  | 'autoUpdater'
  | 'BrowserWindow'
  | 'clipboard'
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

/** The host computer, as passed by `main.ts`. */
export interface Desktop {
  readonly electron: ElectronParts;
  readonly platform: NodeJS.Platform;
  /** The program to start: the AppImage itself if it is one, otherwise the executable. */
  readonly program: string;
  /** The workspace set by the build or a developer. */
  readonly givenWorkspace: (facts: { isPackaged: boolean }) => PresetWorkspace | null;
  readonly loadPolicy: (facts: { isPackaged: boolean }) => Promise<PolicyReading>;
  /** Uncaught errors of this process. */
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
    onLogin: ProxyLogin['answerUpdater'],
  ) => Promise<Engine<CancellationToken>>;
  /** Embeds from other sites that the build allows in pages. */
  readonly embeds: EmbedSettings;
  readonly rendererRoot: string;
  readonly preload: string;
  /** Folder of the images for the tray and the about box. */
  readonly icons: string;
  /** The entry of the embedded backend, outside the archive. */
  readonly backendProgram: string;
  readonly argv: readonly string[];
}
