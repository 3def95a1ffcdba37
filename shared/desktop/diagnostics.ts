import type { KeychainState } from '../host.ts';

/** A fact about this installation, by its name. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What this installation is and what decides it; nothing about the person or their work. */
export interface Diagnostics {
  readonly versions: readonly Fact[];
  /** Null while no workspace is open, as below. */
  readonly keychain: KeychainState | null;
  /** The host of the server that this app works with. */
  readonly workspace: string | null;
  readonly policies: readonly Fact[];
  /** A sentence for each policy that was found and is not used. */
  readonly unusedPolicies: readonly string[];
}

export interface DiagnosticsPort {
  read(): Promise<Diagnostics>;
  /** Asks where to, and writes the facts and the log there, without secrets. */
  save(): Promise<'saved' | 'cancelled' | 'failed'>;
  /** Shows where the log is, in the system's own file manager. */
  showLog(): Promise<void>;
}
