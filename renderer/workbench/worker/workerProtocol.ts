/** A worker's calls: name, input, and output. */
export type WorkerCalls = Readonly<
  Record<string, (input: never, report: ReportProgress) => unknown>
>;
export type ReportProgress = (share: number) => void;

/** Messages to and from the worker. */
export interface WorkerRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}
export type WorkerResponse = { readonly id: number } & (
  | { readonly share: number }
  | { readonly answer: unknown }
  | { readonly failure: string; readonly isRefusal: boolean }
);
