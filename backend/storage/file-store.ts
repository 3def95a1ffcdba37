import type { ByteRange } from './conditions.ts';

const VERSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names of stored files are generated here and contain no client input. */
export const isVersion = (name: string): boolean => VERSION.test(name);

export interface OpenFile {
  size: number;
  read(range: ByteRange): Promise<ReadableStream>;
  close(): Promise<void>;
}

/** How the browser receives a file that it loads from the store itself. */
export interface DirectHeaders {
  type: string;
  disposition: string | null;
}

/** Holds the content of versions: a folder or a bucket. A version never changes. */
export interface FileStore {
  has(version: string): Promise<boolean>;
  /** Moves a complete file of this machine into the store. Resolves when it is durable. */
  put(version: string, path: string): Promise<void>;
  /** Like `put`, but leaves the file where it is. */
  copyIn(version: string, path: string): Promise<void>;
  /** Throws an error with the code ENOENT if there is no such version. */
  open(version: string): Promise<OpenFile>;
  /** Writes a copy to a new path on this machine. */
  copyOut(version: string, path: string): Promise<void>;
  /** Like `copyOut`, for readers only: the file may be the stored one. */
  lend(version: string, path: string): Promise<void>;
  remove(version: string): Promise<void>;
  /** Returns all versions; without recent ones, if only the store knows what others are storing. */
  list(options?: { isForSweep?: boolean }): Promise<string[]>;
  /** Returns a short-lived address of the content, if browsers may load it from the store. */
  directUrl?: ((version: string, headers: DirectHeaders) => Promise<string>) | undefined;
}

/** The content is missing; as the file system says it. */
export class FileMissingError extends Error {
  readonly code = 'ENOENT';
}
