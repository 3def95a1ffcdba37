import { join } from 'node:path';
import ElectronStore from 'electron-store';
import { Listeners } from '../listeners.ts';
import { SETTINGS_VERSION } from './migrations.ts';
import { type Repair, repairSettings } from './repair.ts';
import { defaultSettings, type SettingName, type Settings, settingsShape } from './schema.ts';

const FILE = 'settings';

/** What electron-store listens on for pages that use it; ours do not, and none shall be told where the data is. */
export const STORE_CHANNEL = 'electron-store-get-data';

type StoredSettings = Partial<Settings> & { version: number };

/** The file on the disk, unless a test says otherwise. */
export interface SettingsFile {
  /** Writes all that is chosen; what is not stays what the defaults say. */
  set(values: StoredSettings): void;
}

export interface SettingsOptions {
  /** The user's data folder. */
  readonly directory: string;
  readonly now?: () => Date;
  /** Told when the file cannot be read or written; the app then runs on what it has in memory. */
  readonly onFault?: (error: unknown) => void;
  readonly openFile?: (directory: string) => SettingsFile;
}

/** The typed settings of this installation. Reading never touches the disk, writing is atomic. */
export class SettingsStore {
  /** What had to be repaired at the start, for the diagnostics. */
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
      // An app that cannot start because of its settings cannot be repaired from within.
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

  /** Throws a ZodError on a value that the setting cannot hold; nothing is changed then. */
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void {
    this.#chosen = { ...this.#chosen, [name]: settingsShape[name].parse(value) };
    try {
      this.#file?.set({ ...this.#chosen, version: SETTINGS_VERSION });
    } catch (error) {
      this.#onFault(error);
    }
    this.#changes.tell(name);
  }

  /** Called after each change, with the new value; returns what stops it. */
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
 * The store writes whole and at once, and synced, so that no power cut leaves half a file. What is in the
 * file was read and repaired before it is opened, and every value is checked before it comes here.
 */
function openStoreFile(directory: string): SettingsFile {
  const store = new ElectronStore<StoredSettings>({
    cwd: directory,
    name: FILE,
    // A dot in the key of a window is a letter and not a path.
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
