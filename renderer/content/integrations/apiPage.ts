import type { ContentPage, Section } from '../model.ts';

/** A part of the programming interface, with requests that `tests/contract/api-pages.test.ts` sends. */
export interface ApiPage extends ContentPage {
  readonly heading: string;
  readonly sections: readonly ApiSection[];
}

export interface ApiSection extends Section {
  /** Below its blocks. */
  readonly exchanges?: readonly Exchange[];
}

/** A request and its answer. `{user_id}` and the like are blanks, filled in by whoever sends it. */
export interface Exchange {
  readonly title: string;
  /** Whether it carries the access token of a person, and of whom. */
  readonly as: 'visitor' | 'member' | 'subscriber';
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Payload;
  readonly status: number;
  /** Its form is what counts; the values are those of the demonstration. */
  readonly answer: Payload;
}

/** What is sent or answered: a value, or the lines of a text. */
export type Payload = { readonly json: Json } | { readonly lines: readonly string[] };

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
