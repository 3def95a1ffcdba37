/** A proxy's request for a user name and password, as shown to the user. */
export interface ProxyLoginQuestion {
  readonly host: string;
  readonly port: number;
  /** The proxy's own description; may be empty. */
  readonly realm: string;
  /** The user name tried last; may be empty. */
  readonly username: string;
  readonly wasRejected: boolean;
  /** False if this computer has no keychain that could store the password. */
  readonly canRemember: boolean;
}

export interface ProxyLoginAnswer {
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
}

/** The dialog's connection to the main process. */
export interface ProxyLoginPort {
  question(): Promise<ProxyLoginQuestion>;
  answer(answer: ProxyLoginAnswer): Promise<void>;
  cancel(): Promise<void>;
}
