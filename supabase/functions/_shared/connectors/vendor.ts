import type {
  ConnectorKind,
  ConnectorSettings,
} from '../../../../shared/integrations/connectors.ts';

/** Why a sync stopped. The database decides which of these need a person. */
export type VendorFailure =
  | 'access_ended'
  | 'access_denied'
  | 'invalid_client'
  | 'key_changed'
  | 'rate_limited'
  | 'vendor_unavailable'
  | 'invalid_response'
  | 'too_large'
  | 'not_configured'
  | 'target_missing';

export class VendorError extends Error {
  readonly failure: VendorFailure;
  /** Seconds that the vendor asked to wait. */
  readonly waitSeconds: number;

  constructor(failure: VendorFailure, waitSeconds = 0) {
    super(failure);
    this.failure = failure;
    this.waitSeconds = waitSeconds;
  }
}

/** The vendor refuses one record. The other ones are sent. `rule` names a text of the log. */
export class RecordRefused extends Error {
  readonly rule: string;
  /** A name that the text of the log includes. */
  readonly detail: string | null;

  constructor(rule: string, detail: string | null = null) {
    super(rule);
    this.rule = rule;
    this.detail = detail;
  }
}

/** The vendor no longer knows the position of the last sync, so everything is read again. */
export class CursorExpired extends Error {}

export interface SourceRecord {
  readonly source_id: string;
  /** Values by column; null clears a field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Values that only a new record gets. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export interface SourcePage {
  readonly records: readonly SourceRecord[];
  /** IDs of records that were deleted at the source. */
  readonly removed: readonly string[];
  readonly next: string | null;
  /** On the last page: where the next sync continues. Null if it reads everything again. */
  readonly cursor: string | null;
}

export interface StreamPosition {
  readonly next: string | null;
  readonly cursor: string | null;
  /** When this sync began, in milliseconds. */
  readonly startedAt: number;
}

/** Tokens of a connection. Sealed in the database. */
export interface VendorTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** In milliseconds; null if the vendor doesn't say. */
  readonly expiresAt: number | null;
  /** Address of the customer's own server, if the vendor has one for each. */
  readonly base: string | null;
}

/** Requests JSON from the vendor with the connection's token. */
export interface VendorSession {
  readonly base: string | null;
  readonly settings: ConnectorSettings;
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Sends JSON. The answer is an empty object if the vendor sends none. */
  readonly send: (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ) => Promise<unknown>;
  /** Reads a PDF of up to 25 MB. */
  readonly readPdf: (url: string) => Promise<Uint8Array>;
}

/** A stream from the vendor into records. */
export interface ReadStream {
  readonly kind: ConnectorKind;
  readonly read: (session: VendorSession, at: StreamPosition) => Promise<SourcePage>;
}

/** A record that is due to be sent. */
export interface ExportRecord {
  readonly record_id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** ID at the vendor; null if it wasn't sent, or its answer was lost. */
  readonly remote_id: string | null;
  /** 1 the first time. A later attempt looks for the record at the vendor before it sends it again. */
  readonly attempts: number;
}

export interface ExportResult {
  readonly did: 'added' | 'changed' | 'removed' | 'same';
  readonly remote_id: string | null;
  /** State of an envelope. */
  readonly state?: 'sent' | 'completed' | 'declined' | 'canceled';
  /** Link to join a meeting, which is written into its event. */
  readonly join_url?: string;
  /** A signed document, which is filed in the deal room. */
  readonly document?: Uint8Array;
}

/** Reads a document of a deal room by the path in its record. */
export type ReadDocument = (path: string) => Promise<Uint8Array>;

/** A stream from records to the vendor. Records are sent one by one, and each result is stored before the next one. */
export interface SendStream {
  readonly kind: ConnectorKind;
  /** Prepares a sync and returns how a record is sent. A `RecordRefused` goes to the log. */
  readonly open: (
    session: VendorSession,
    readDocument: ReadDocument,
  ) => Promise<(record: ExportRecord) => Promise<ExportResult>>;
}

/** A table of records that replaces the vendor's copy, page by page. */
export interface TableStream {
  readonly kind: ConnectorKind;
  /** Prepares a sync and returns how a page is sent. The first page replaces all rows. */
  readonly openTable: (
    session: VendorSession,
  ) => Promise<
    (rows: readonly Readonly<Record<string, unknown>>[], isFirst: boolean) => Promise<void>
  >;
}

export type VendorStream = ReadStream | SendStream | TableStream;

/** What a response other than 2xx means; undefined for the meaning of its status. */
type ReadFailure = (
  status: number,
  body: unknown,
) => VendorError | CursorExpired | RecordRefused | undefined;

/** A system that can be connected. Each vendor implements this in one file. */
export interface Vendor {
  readonly endpoints: (settings: ConnectorSettings) => {
    readonly authorization: string;
    readonly token: string;
  };
  readonly scope: string;
  /** Where the token endpoint expects the client's secret; in the body unless the vendor documents the header. */
  readonly secretIn?: 'header';
  /** Further parameters of the vendor's sign-in page. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** True for hosts of the vendor. A token is never sent elsewhere, whatever a response says. */
  readonly isHost: (host: string) => boolean;
  /** Reads the customer's own address from a response with tokens, or from the page that the vendor returned to. */
  readonly readBase?: (
    response: Readonly<Record<string, unknown>>,
    returned: URLSearchParams,
    settings: ConnectorSettings,
  ) => string | null;
  /** Asks for the customer's own address with a new access token. */
  readonly findBase?: (
    get: (url: string) => Promise<unknown>,
    settings: ConnectorSettings,
  ) => Promise<string | null>;
  readonly readFailure?: ReadFailure;
  readonly streams: readonly VendorStream[];
}
