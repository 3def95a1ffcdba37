/** What the database says of an archive; see `schemas/rooms/archive_parts.sql`. */
export interface Archive {
  readonly id: string;
  readonly room: string;
  readonly begun_at: string;
  readonly documents: number;
}

export interface Filed {
  readonly n: number;
  /** Where it stands in the archive. */
  readonly name: string;
  /** Where its content lies. */
  readonly path: string;
  readonly type: string;
  readonly size: number;
  readonly pages: number | null;
  readonly sha256: string | null;
  readonly version: number;
  readonly added_by: string;
  readonly added_at: string;
}

export interface Agreement {
  readonly version: number;
  readonly published_at: string;
  readonly sha256: string;
  readonly text: string;
}

export interface LeftOut {
  readonly name: string;
  readonly version: number;
  readonly state: string;
}

export interface Facts {
  readonly agreements: readonly Agreement[];
  readonly signatures: readonly unknown[];
  readonly people: readonly unknown[];
  readonly questions: readonly unknown[];
  readonly left_out: readonly LeftOut[];
}

export interface Viewer {
  readonly who: string;
  readonly document: string | null;
  readonly page: number | null;
  readonly opened: number;
  readonly seconds: number;
  readonly downloaded: number;
  readonly nda: string | null;
}
