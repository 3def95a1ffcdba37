/** A worker's calls: name, input, and output. */
export type Calls = Readonly<Record<string, (input: never, report: Report) => unknown>>;
export type Report = (share: number) => void;

/** Messages to and from the worker. */
export interface Question {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}
export type Reply = { readonly id: number } & (
  | { readonly share: number }
  | { readonly answer: unknown }
  | { readonly failure: string; readonly isRefusal: boolean }
);
