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
  | 'not_configured';

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
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>;
}

export interface VendorStream {
  readonly kind: ConnectorKind;
  readonly read: (session: VendorSession, at: StreamPosition) => Promise<SourcePage>;
}

/** What a response other than 2xx means; undefined for the meaning of its status. */
type ReadFailure = (status: number, body: unknown) => VendorError | CursorExpired | undefined;

/** A system that can be connected. Each vendor implements this in one file. */
export interface Vendor {
  readonly endpoints: (settings: ConnectorSettings) => {
    readonly authorization: string;
    readonly token: string;
  };
  readonly scope: string;
  /** Further parameters of the vendor's sign-in page. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** True for hosts of the vendor. A token is never sent elsewhere, whatever a response says. */
  readonly isHost: (host: string) => boolean;
  /** Reads the customer's own server from a response with tokens. */
  readonly readBase?: (response: Readonly<Record<string, unknown>>) => string | null;
  readonly readFailure?: ReadFailure;
  readonly streams: readonly VendorStream[];
}
