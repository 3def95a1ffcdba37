import type { Actor, TableName } from './expectations.ts';
import type { OwnedTable } from './probes/owned.ts';
import type { Probes } from './probes/probe.ts';
import type { Client, Person, World } from './world.ts';

/**
 * `allowed`: it happened. `hidden`: no error and no row, because row-level security shows none.
 * `refused`: an error, 42501, with 401 for who is signed out and 403 for everybody else.
 */
export type Outcome = 'allowed' | 'hidden' | 'refused';

/** Columns: select own, select others, insert, update own, update others, delete. */
export type Row = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

export const yes = 'allowed';
export const none = 'hidden';
export const no = 'refused';

export const everything: Row = [yes, yes, yes, yes, yes, yes];
/** Nothing, and an error says so. */
export const shut: Row = [no, no, no, no, no, no];
/** Sees all and writes nothing. */
export const looksOn: Row = [yes, yes, no, no, no, no];

export interface TableRules {
  /** Whoever is not named below. */
  readonly anyone: Row;
  readonly but: Readonly<Partial<Record<Actor, Row>>>;
}

export type ProbeMaker = (world: World, mine: Person) => Probes;

export interface TableOfArea extends TableRules {
  /** How it is tried: a table whose rows are somebody's says what such a row is; others bring what tries them. */
  readonly rows: OwnedTable | ProbeMaker;
  /** Whoever is signed out reads some of its rows. */
  readonly visitorsRead?: true;
  /** Whoever has contacted somebody is told there which account they are. */
  readonly tellsContacts?: true;
}

/** Whom calls are asked about. */
export interface Cast {
  /** A broker with an open listing, a covered one, a vendor's profile and a rating. */
  readonly seller: Person;
  /** What the seller is known by where they sell openly. */
  readonly openBroker: string;
  /** The listing in whose name the seller is hidden. */
  readonly covered: string;
  readonly vendor: string;
}

export interface CallOfArea {
  /** With what it is asked, where it must be told something; it changes nothing of anybody's. */
  readonly asked?: (cast: Cast) => Record<string, unknown>;
  /** Whoever is signed out may call it. */
  readonly forVisitors?: true;
  /** It changes something, and an account that is not let in may call it: `private.is_open_call` says why. */
  readonly isOpen?: true;
  /** Whoever has contacted somebody is told there which account they are. */
  readonly tellsContacts?: true;
}

/** Whoever asks for pages of lists. */
export interface Readers {
  readonly visitor: Client;
  readonly member: Person;
  readonly staff: Client;
}

/** A call that goes on from a cursor. */
export interface PagedCall {
  readonly by: keyof Readers;
  /** What it takes a cursor as; `after` where nothing is said. */
  readonly goesOnBy?: string;
  /** What asks for a first page that has a next one; each order has cursors of its own. */
  readonly orders: readonly Record<string, unknown>[];
  /** The rows of more than one page, where nothing else made them. */
  readonly arrange?: (readers: Readers) => Promise<unknown>;
}

/**
 * What the tests that go through everything ask of one area of the schema. A file in `areas/` is found by its
 * name; they fail until each table, call and list of the database stands in one.
 */
export interface Area {
  readonly tables?: Readonly<Partial<Record<TableName, TableOfArea>>>;
  readonly calls?: Readonly<Record<string, CallOfArea>>;
  readonly lists?: Readonly<Record<string, PagedCall>>;
}

/** An id that is no row's, for a call that looks for one. */
export const NOBODYS = '00000000-0000-4000-8000-00000000abcd';
