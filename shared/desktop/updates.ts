export const UPDATE_CHANNELS = ['latest', 'beta'] as const;
export type UpdateChannel = (typeof UPDATE_CHANNELS)[number];

/** Why this installation never looks for updates. */
export const UPDATES_DISABLED = ['policy', 'development', 'not-installed'] as const;
export type UpdatesDisabled = (typeof UPDATES_DISABLED)[number];

/**
 * `refused`: what was downloaded is not what the feed promised, or not signed by us. `feed`: the
 * feed, or the file it names, is not there or makes no sense. `not-taken`: the installation was
 * begun, and the old version still runs.
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
  /** Found and not downloaded; `byAdministrator` when this installation never updates itself. */
  | { readonly kind: 'available'; readonly version: string; readonly byAdministrator: boolean }
  | { readonly kind: 'downloading'; readonly version: string; readonly percent: number | null }
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'error'; readonly reason: UpdateFailure; readonly version: string | null };

export interface UpdateStanding {
  readonly state: UpdateState;
  /** The version that runs. */
  readonly version: string;
  readonly channel: UpdateChannel;
  /** The organisation decides the channel. */
  readonly isChannelManaged: boolean;
  /** The person said "Later" to the version that is ready; windows do not offer it again in this run. */
  readonly isPostponed: boolean;
}

/** New versions of the desktop app. What a call starts is told by `onChange`. */
export interface UpdatesPort {
  standing(): Promise<UpdateStanding>;
  onChange(listener: (standing: UpdateStanding) => void): () => void;
  check(): Promise<void>;
  download(): Promise<void>;
  cancel(): Promise<void>;
  /** Resolves with false when the app goes on as it is, for unsaved work or a failed installation. */
  restart(): Promise<boolean>;
  postpone(): Promise<void>;
  setChannel(channel: UpdateChannel): Promise<void>;
}
