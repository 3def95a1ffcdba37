import type { KeychainState } from '../host.ts';

/** A named fact about this installation. */
export interface DiagnosticFact {
  readonly name: string;
  readonly value: string;
}

/** Facts about this installation and its policies; nothing about the user or their work. */
export interface Diagnostics {
  readonly versions: readonly DiagnosticFact[];
  /** Null while no workspace is open, like the next field. */
  readonly keychain: KeychainState | null;
  /** Host of the server the app uses. */
  readonly workspace: string | null;
  readonly policies: readonly DiagnosticFact[];
  /** A sentence for each policy that was found but isn't applied. */
  readonly unusedPolicies: readonly string[];
}

export interface DiagnosticsPort {
  read(): Promise<Diagnostics>;
  /** Asks for a location and saves the facts and the log there, without secrets. */
  save(): Promise<'saved' | 'cancelled' | 'failed'>;
  /** Reveals the log in the system's file manager. */
  showLog(): Promise<void>;
}
