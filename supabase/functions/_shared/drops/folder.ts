/** An SFTP server whose address was checked. */
export interface FolderTarget {
  readonly address: string;
  readonly port: number;
  readonly username: string;
  /** A password, or a private key in PEM or OpenSSH format. */
  readonly secret: string;
  /** Fingerprint from the first connection; null before it. */
  readonly hostKey: string | null;
  /** With a slash at its end. */
  readonly folder: string;
}

export interface FolderFile {
  readonly name: string;
  /** Changes when the file changes. */
  readonly key: string;
  /** Null for a file that is too large. */
  readonly bytes: Uint8Array | null;
}

export interface FolderRead {
  readonly failure: string | null;
  readonly files: readonly FolderFile[];
  /** There are more new files than were asked for. */
  readonly hasMore: boolean;
  /** Fingerprint of the server's key; null if it wasn't reached. */
  readonly hostKey: string | null;
}

export type ReadFolder = (
  target: FolderTarget,
  limits: {
    readonly known: ReadonlySet<string>;
    readonly maxFiles: number;
    readonly maxBytes: number;
  },
) => Promise<FolderRead>;

export interface FolderWrite {
  readonly failure: string | null;
  /** Fingerprint of the server's key; null if it wasn't reached. */
  readonly hostKey: string | null;
}

/** Writes a file into a folder, whole or not at all. Null only checks that the folder is there. */
export type WriteFolder = (
  target: FolderTarget,
  file: { readonly name: string; readonly bytes: Uint8Array } | null,
) => Promise<FolderWrite>;
