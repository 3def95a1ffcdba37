import type { Operation } from '../expectations.ts';
import type { Client } from '../world.ts';

/** What came back over HTTP, whatever the call was. */
export interface Reply {
  readonly status: number;
  readonly error: { readonly code?: string; readonly message: string } | null;
  readonly data: unknown;
}

/** One attempt. A write is judged by the row that the service key then finds, not by its reply. */
export interface Probe {
  arrange?(): Promise<unknown>;
  act(client: Client): PromiseLike<Reply>;
  happened?(): Promise<boolean>;
}

export type Probes = Record<Operation, Probe>;

export const exists = async (rows: PromiseLike<Reply>): Promise<boolean> => {
  const { data, error } = await rows;
  if (error) throw new Error(error.message);
  return Array.isArray(data) && data.length > 0;
};
