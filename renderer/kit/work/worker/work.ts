/** What a worker can be asked: by name, what goes in and what comes out. */
export type Calls = Readonly<Record<string, (input: never, report: Report) => unknown>>;
export type Report = (share: number) => void;

/** What goes over the line, there and back. */
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
