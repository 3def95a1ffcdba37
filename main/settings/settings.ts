import { join } from 'node:path';
import ElectronStore from 'electron-store';
import { Listeners } from '../listeners.ts';
import { SETTINGS_VERSION } from './migrations.ts';
import { type Repair, repairSettings } from './repair.ts';
import { defaultSettings, type SettingName, type Settings, settingsShape } from './schema.ts';

const FILE = 'settings';

/** The channel electron-store uses for pages. Our pages don't use it and must not learn where the data is. */
export const STORE_CHANNEL = 'electron-store-get-data';

type StoredSettings = Partial<Settings> & { version: number };

/** The file on disk, unless a test replaces it. */
export interface SettingsFile {
  /** Writes all chosen values; the rest use the defaults. */
  set(values: StoredSettings): void;
}

export interface SettingsOptions {
  /** The user's data folder. */
  readonly directory: string;
  readonly now?: () => Date;
  /** Called if the file can't be read or written; the app then uses the values in memory. */
  readonly onFault?: (error: unknown) => void;
  readonly openFile?: (directory: string) => SettingsFile;
}

/** The typed settings of this installation. Reads never touch the disk; writes are atomic. */
export class SettingsStore {
  /** Repairs made at startup, for diagnostics. */
  readonly repair: Omit<Repair, 'values'>;
  readonly #changes = new Listeners<[SettingName]>();
  readonly #onFault: (error: unknown) => void;
  #file: SettingsFile | null = null;
  #chosen: Partial<Settings>;

  constructor(options: SettingsOptions) {
    const { directory, now = () => new Date(), openFile = openStoreFile } = options;
    this.#onFault = options.onFault ?? (() => {});
    let repair: Repair = { values: {}, dropped: [], keptAside: null };
    try {
      repair = repairSettings(join(directory, `${FILE}.json`), now());
      this.#file = openFile(directory);
    } catch (error) {
      // If settings prevented the app from starting, users couldn't repair them in the app.
      this.#onFault(error);
    }
    this.repair = { dropped: repair.dropped, keptAside: repair.keptAside };
    this.#chosen = repair.values;
  }

  all(): Settings {
    return structuredClone({ ...defaultSettings(), ...this.#chosen });
  }

  get<Name extends SettingName>(name: Name): Settings[Name] {
    const chosen: Settings[Name] | undefined = this.#chosen[name];
    return structuredClone(chosen === undefined ? defaultSettings()[name] : chosen);
  }

  /** Throws a ZodError on an invalid value and changes nothing. */
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void {
    this.#chosen = { ...this.#chosen, [name]: settingsShape[name].parse(value) };
    try {
      this.#file?.set({ ...this.#chosen, version: SETTINGS_VERSION });
    } catch (error) {
      this.#onFault(error);
    }
    this.#changes.tell(name);
  }

  /** Calls the listener with the new value after each change; returns the unsubscribe function. */
  onChange<Name extends SettingName>(
    name: Name,
    listener: (value: Settings[Name]) => void,
  ): () => void {
    return this.#changes.add((changed) => {
      if (changed === name) listener(this.get(name));
    });
  }
}

/**
 * The store writes the whole file atomically and syncs it, so a power cut never leaves half a file. The file was read
 * and repaired before it is opened, and every value is validated before it gets here.
 */
function openStoreFile(directory: string): SettingsFile {
  const store = new ElectronStore<StoredSettings>({
    cwd: directory,
    name: FILE,
    // A dot in a window's key is a character, not a path.
    accessPropertiesByDotNotation: false,
    configFileMode: 0o600,
    serialize: (values) => JSON.stringify(values),
  });
  return {
    set(values) {
      store.store = values;
    },
  };
}
