import { join } from 'node:path';
import ElectronStore, { type Schema } from 'electron-store';
import { z } from 'zod';
import { Listeners } from '../listeners.ts';
import { SETTINGS_VERSION } from './migrations.ts';
import { type Repair, repairSettings } from './repair.ts';
import {
  defaultSettings,
  type SettingName,
  type Settings,
  settingsSchema,
  settingsShape,
} from './schema.ts';

const FILE = 'settings';

/** What is asked of the file's keeper, which is electron-store unless a test says otherwise. */
export interface SettingsFile {
  set(values: Partial<Settings> & { version: number }): void;
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
  #values: Settings;

  constructor(options: SettingsOptions) {
    const { directory, now = () => new Date(), openFile = openElectronStore } = options;
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
    this.#values = { ...defaultSettings(), ...repair.values };
  }

  all(): Settings {
    return structuredClone(this.#values);
  }

  get<Name extends SettingName>(name: Name): Settings[Name] {
    return structuredClone(this.#values[name]);
  }

  /** Throws a ZodError on a value that the setting cannot hold; nothing is changed then. */
  set<Name extends SettingName>(name: Name, value: Settings[Name]): void {
    const checked = { [name]: settingsShape[name].parse(value) };
    this.#values = { ...this.#values, ...checked };
    try {
      this.#file?.set({ ...checked, version: SETTINGS_VERSION });
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

type Stored = Settings & { version: number };

const storedSchema = settingsSchema.extend({ version: z.int() });

function openElectronStore(directory: string): SettingsFile {
  const { properties } = z.toJSONSchema(storedSchema);
  return new ElectronStore<Partial<Stored>>({
    name: FILE,
    cwd: directory,
    schema: properties as Schema<Partial<Stored>>,
    rootSchema: { additionalProperties: false },
    configFileMode: 0o600,
    // Window keys hold dots and slashes, and are names, not paths.
    accessPropertiesByDotNotation: false,
  });
}
