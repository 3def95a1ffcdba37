import type { UpdateChannel, UpdateState } from '../../shared/desktop/updates.ts';
import type { Cancel, Clock } from '../clock.ts';
import { Listeners } from '../listeners.ts';
import type { Policy } from '../policy/policy.ts';
import type { Settings } from '../settings/schema.ts';
import type { Installation } from './installation.ts';
import { classifyUpdateError } from './state.ts';

const FIRST_CHECK_MS = 30_000;
const CHECK_EVERY_MS = 6 * 60 * 60_000;
/** Spreads checks so that apps started at nine don't check in the same second. */
const JITTER = 0.2;

export interface Cancellation {
  cancel(): void;
}

/** The parts of electron-updater that are used; its three updaters share this shape. */
export interface Updater<Token extends Cancellation> {
  channel: string | null;
  allowDowngrade: boolean;
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  disableWebInstaller: boolean;
  checkForUpdates(): Promise<{
    readonly isUpdateAvailable: boolean;
    readonly updateInfo: { readonly version: string };
  } | null>;
  downloadUpdate(token: Token): Promise<unknown>;
  quitAndInstall(isSilent: boolean, isForceRunAfter: boolean): void;
  setFeedURL(options: { provider: 'generic'; url: string }): void;
  on(event: 'download-progress', listener: (progress: { percent: number }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** The system's updater and how to cancel a download of it. */
export interface Engine<Token extends Cancellation> {
  readonly updater: Updater<Token>;
  readonly newCancellation: () => Token;
}

export interface UpdateOptions<Token extends Cancellation> {
  /** Called on first use, since loading the updater takes as long as starting the app. */
  readonly openEngine: () => Promise<Engine<Token>>;
  readonly clock: Clock;
  /** Between 0 and 1; spreads the checks of many installations. */
  readonly random: () => number;
  readonly currentVersion: string;
  readonly isPackaged: boolean;
  readonly installation: Installation;
  readonly policy: Policy;
  readonly channel: UpdateChannel;
  /** The update in progress, kept across restarts. */
  readonly pending: {
    read(): Settings['pendingUpdate'];
    write(pending: Settings['pendingUpdate']): void;
  };
  /** Asks if the app may restart now; false while there is unsaved work. */
  readonly mayRestart: () => Promise<boolean>;
}

/**
 * Finds, downloads and installs new versions. Updates are never forced: a downloaded one is installed when the user
 * restarts or quits. To withdraw a version, publish a higher one.
 */
export class UpdateService<Token extends Cancellation> {
  readonly #options: UpdateOptions<Token>;
  readonly #changes = new Listeners<[UpdateState]>();
  readonly #byAdministrator: boolean;
  #state: UpdateState;
  #channel: UpdateChannel;
  #engine: Promise<Engine<Token>> | null = null;
  #download: { token: Token; isCancelled: boolean } | null = null;
  #isInstalling = false;
  #stopWaiting: Cancel = () => {};

  constructor(options: UpdateOptions<Token>) {
    this.#options = options;
    const { policy, isPackaged, installation } = options;
    this.#byAdministrator = installation === 'by-administrator';
    this.#channel = policy.updateChannel ?? options.channel;
    if (policy.disableUpdates) this.#state = { kind: 'disabled', reason: 'policy' };
    else if (!isPackaged) this.#state = { kind: 'disabled', reason: 'development' };
    else if (installation === 'loose') this.#state = { kind: 'disabled', reason: 'not-installed' };
    else this.#state = this.#afterInstallation();
  }

  get state(): UpdateState {
    return this.#state;
  }

  onChange(listener: (state: UpdateState) => void): () => void {
    return this.#changes.add(listener);
  }

  /** Checks soon after the start, then every six hours until `close()`. */
  start(): void {
    if (this.#state.kind !== 'disabled') this.#checkAfter(FIRST_CHECK_MS);
  }

  close(): void {
    this.#stopWaiting();
    this.cancel();
  }

  /** Checks now and downloads a new version, unless that is in progress or done. */
  async check(): Promise<UpdateState> {
    if (['disabled', 'checking', 'downloading', 'ready'].includes(this.#state.kind)) {
      return this.#state;
    }
    this.#become({ kind: 'checking' });
    try {
      const { updater } = await this.#open();
      const found = await updater.checkForUpdates();
      if (!found?.isUpdateAvailable) {
        return this.#become({ kind: 'idle', lastChecked: this.#options.clock.now() });
      }
      const { version } = found.updateInfo;
      this.#become({ kind: 'available', version, byAdministrator: this.#byAdministrator });
    } catch (error) {
      return this.#become({ kind: 'error', reason: classifyUpdateError(error), version: null });
    }
    return this.download();
  }

  /** Downloads the version found; also after a cancelled download. */
  async download(): Promise<UpdateState> {
    if (this.#state.kind !== 'available' || this.#state.byAdministrator) return this.#state;
    const { version } = this.#state;
    const { updater, newCancellation } = await this.#open();
    if (this.#state.kind !== 'available') return this.#state;
    const download = { token: newCancellation(), isCancelled: false };
    this.#download = download;
    this.#become({ kind: 'downloading', version, percent: null });
    try {
      await updater.downloadUpdate(download.token);
      return this.#become({ kind: 'ready', version });
    } catch (error) {
      return this.#become(
        download.isCancelled
          ? { kind: 'available', version, byAdministrator: false }
          : { kind: 'error', reason: classifyUpdateError(error), version },
      );
    } finally {
      this.#download = null;
    }
  }

  cancel(): void {
    if (!this.#download) return;
    this.#download.isCancelled = true;
    this.#download.token.cancel();
  }

  /** Restarts into the new version if no work is unsaved; false if the app keeps running. */
  async restart(): Promise<boolean> {
    if (this.#state.kind !== 'ready' || !(await this.#options.mayRestart())) return false;
    const { updater } = await this.#open();
    this.willQuit();
    this.#isInstalling = true;
    updater.quitAndInstall(true, true);
    return this.#isInstalling;
  }

  /** Call when the app quits: installs a downloaded version, and the next start verifies it. */
  willQuit(): void {
    if (this.#state.kind !== 'ready') return;
    const { pending, currentVersion } = this.#options;
    pending.write({ from: currentVersion, to: this.#state.version });
  }

  get channel(): UpdateChannel {
    return this.#channel;
  }

  /** Sets the user's channel; a policy overrides it. */
  setChannel(channel: UpdateChannel): void {
    this.#channel = this.#options.policy.updateChannel ?? channel;
    void this.#engine?.then(({ updater }) => this.#follow(updater)).catch(() => undefined);
  }

  #open(): Promise<Engine<Token>> {
    this.#engine ??= this.#prepare().catch((error: unknown) => {
      this.#engine = null;
      throw error;
    });
    return this.#engine;
  }

  async #prepare(): Promise<Engine<Token>> {
    const { openEngine, policy } = this.#options;
    const engine = await openEngine();
    const { updater } = engine;
    updater.autoDownload = false;
    updater.autoInstallOnAppQuit = !this.#byAdministrator;
    updater.disableWebInstaller = true;
    if (policy.updateUrl) updater.setFeedURL({ provider: 'generic', url: policy.updateUrl });
    this.#follow(updater);
    updater.on('download-progress', ({ percent }) => this.#progress(percent));
    updater.on('error', (error) => this.#couldNotInstall(error));
    return engine;
  }

  /** Setting the channel turns on `allowDowngrade`, which would allow old versions with known vulnerabilities. */
  #follow(updater: Updater<Token>): void {
    updater.channel = this.#channel;
    updater.allowDowngrade = false;
  }

  /** Errors before the installation reject elsewhere and are reported there. */
  #couldNotInstall(error: Error): void {
    if (!this.#isInstalling || this.#state.kind !== 'ready') return;
    this.#isInstalling = false;
    this.#options.pending.write(null);
    this.#become({
      kind: 'error',
      reason: classifyUpdateError(error),
      version: this.#state.version,
    });
  }

  #afterInstallation(): UpdateState {
    const { pending, currentVersion } = this.#options;
    const lastInstall = pending.read();
    if (lastInstall) pending.write(null);
    return lastInstall && lastInstall.from === currentVersion
      ? { kind: 'error', reason: 'not-taken', version: lastInstall.to }
      : { kind: 'idle', lastChecked: null };
  }

  #checkAfter(milliseconds: number): void {
    const { clock, random } = this.#options;
    const wait = Math.round(milliseconds * (1 + JITTER * random()));
    this.#stopWaiting = clock.after(wait, () => {
      void this.check();
      this.#checkAfter(CHECK_EVERY_MS);
    });
  }

  #progress(percent: number): void {
    if (this.#state.kind !== 'downloading') return;
    const known = Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.floor(percent))) : null;
    if (known !== this.#state.percent) this.#become({ ...this.#state, percent: known });
  }

  #become(state: UpdateState): UpdateState {
    this.#state = state;
    this.#changes.tell(state);
    return state;
  }
}
