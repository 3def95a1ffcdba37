import type { ContentPage, Section } from '#shared/home/content.ts';

/** An API documentation page whose requests are sent by `tests/contract/api-pages.test.ts`. */
export interface ApiPage extends ContentPage {
  readonly heading: string;
  readonly sections: readonly ApiSection[];
}

export interface ApiSection extends Section {
  /** Shown below the section’s blocks. */
  readonly exchanges?: readonly Exchange[];
}

/** A request and its response. The caller fills in placeholders such as `{user_id}`. */
export interface Exchange {
  readonly title: string;
  /** Whether the request carries an access token, and which kind of user it belongs to; or an API key. */
  readonly as: 'visitor' | 'member' | 'subscriber' | 'key';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Payload;
  readonly status: number;
  /** Only the shape matters; the values are demo data. */
  readonly answer: Payload;
}

/** A request or response body: a JSON value, or lines of text. */
export type Payload = { readonly json: Json } | { readonly lines: readonly string[] };

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };
