export const UPDATE_CHANNELS = ['latest', 'beta'] as const;
export type UpdateChannel = (typeof UPDATE_CHANNELS)[number];

/** Why this installation never checks for updates. */
export const UPDATES_DISABLED = ['policy', 'development', 'not-installed'] as const;
export type UpdatesDisabled = (typeof UPDATES_DISABLED)[number];

/**
 * `refused`: the download doesn't match the feed or lacks our signature. `feed`: the feed or the file it names is
 * missing or invalid. `not-taken`: installation started, but the old version still runs.
 */
export const UPDATE_FAILURES = [
  'offline',
  'refused',
  'feed',
  'disk',
  'not-taken',
  'unknown',
] as const;
export type UpdateFailure = (typeof UPDATE_FAILURES)[number];

export type UpdateState =
  | { readonly kind: 'disabled'; readonly reason: UpdatesDisabled }
  | { readonly kind: 'idle'; readonly lastChecked: number | null }
  | { readonly kind: 'checking' }
  /** Found but not downloaded; `byAdministrator` if this installation never updates itself. */
  | { readonly kind: 'available'; readonly version: string; readonly byAdministrator: boolean }
  | { readonly kind: 'downloading'; readonly version: string; readonly percent: number | null }
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'error'; readonly reason: UpdateFailure; readonly version: string | null };

export interface UpdateStatus {
  readonly state: UpdateState;
  /** The running version. */
  readonly version: string;
  readonly channel: UpdateChannel;
  /** The organization sets the channel. */
  readonly isChannelManaged: boolean;
  /** The user chose "Later" for the version that is ready; windows don't offer it again in this run. */
  readonly isPostponed: boolean;
}

/** Desktop app updates. Results of calls arrive through `onChange`. */
export interface UpdatesPort {
  standing(): Promise<UpdateStatus>;
  onChange(listener: (standing: UpdateStatus) => void): () => void;
  check(): Promise<void>;
  download(): Promise<void>;
  cancel(): Promise<void>;
  /** Resolves to false if the app keeps running because of unsaved work or a failed installation. */
  restart(): Promise<boolean>;
  postpone(): Promise<void>;
  setChannel(channel: UpdateChannel): Promise<void>;
}
