import type { Actor, TableName } from './expectations.ts';
import type { OwnedTable } from './probes/owned.ts';
import type { Probes } from './probes/probe.ts';
import type { Client, Person, World } from './world.ts';

/**
 * `allowed`: it happened. `hidden`: no error and no row, because of row-level security. `refused`: error 42501, with
 * 401 for signed-out callers and 403 for all others.
 */
export type Outcome = 'allowed' | 'hidden' | 'refused';

/** Columns: select own, select others, insert, update own, update others, delete. */
export type Row = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

export const yes = 'allowed';
export const none = 'hidden';
export const no = 'refused';

export const everything: Row = [yes, yes, yes, yes, yes, yes];
/** No access, with an error. */
export const denyAll: Row = [no, no, no, no, no, no];
/** Reads everything and writes nothing. */
export const readOnlyAccess: Row = [yes, yes, no, no, no, no];

export interface TableRules {
  /** Everyone not listed below. */
  readonly anyone: Row;
  readonly but: Readonly<Partial<Record<Actor, Row>>>;
}

/** Owners and staff read it; only the server writes it. */
export const readByStaff = {
  anyone: [yes, none, no, no, no, no],
  but: {
    'signed out': denyAll,
    support: readOnlyAccess,
    admin: readOnlyAccess,
    service: everything,
  },
} as const satisfies TableRules;

export type ProbeMaker = (world: World, mine: Person) => Probes;

export interface TableOfArea extends TableRules {
  /** How it is tested: a table with owned rows describes such a row; others bring their own probes. */
  readonly rows: OwnedTable | ProbeMaker;
  /** Signed-out visitors can read some of its rows. */
  readonly visitorsRead?: true;
  /** Users who contacted someone see that account's ID there. */
  readonly tellsContacts?: true;
}

/** The accounts and records calls are tested with. */
export interface CallParticipants {
  /** A broker with an open listing, a confidential one, a vendor profile and a rating. */
  readonly seller: Person;
  /** The seller's public broker ID for open listings. */
  readonly openBroker: string;
  /** The confidential listing that hides the seller. */
  readonly covered: string;
  readonly vendor: string;
}

export interface CallOfArea {
  /** Arguments for calls that need them; they change no one's data. */
  readonly asked?: (cast: CallParticipants) => Record<string, unknown>;
  /** Signed-out visitors can call it. */
  readonly forVisitors?: true;
  /** It writes, and accounts without access can call it; `private.is_call_open_to_unapproved` explains why. */
  readonly isOpen?: true;
  /** Users who contacted someone see that account's ID there. */
  readonly tellsContacts?: true;
}

/** The callers of paged lists. */
export interface Readers {
  readonly visitor: Client;
  readonly member: Person;
  readonly staff: Client;
}

/** A call that pages by cursor. */
export interface PagedCall {
  readonly by: keyof Readers;
  /** The name of its cursor argument; `after` by default. */
  readonly goesOnBy?: string;
  /** Arguments for first pages that have a next page; each order has its own cursors. */
  readonly orders: readonly Record<string, unknown>[];
  /** Creates more than one page of rows, where nothing else does. */
  readonly arrange?: (readers: Readers) => Promise<unknown>;
}

/**
 * Expectations for one area of the schema, used by the tests that cover everything. Files in `areas/` are found by
 * name; the tests fail until each table, call and list of the database is in one.
 */
export interface Area {
  readonly tables?: Readonly<Partial<Record<TableName, TableOfArea>>>;
  readonly calls?: Readonly<Record<string, CallOfArea>>;
  readonly lists?: Readonly<Record<string, PagedCall>>;
}

/** An ID without a row, for calls that look one up. */
export const UNUSED_ID = '00000000-0000-4000-8000-00000000abcd';
