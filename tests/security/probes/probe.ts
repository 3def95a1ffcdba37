import type { Operation } from '../expectations.ts';
import type { Client } from '../world.ts';

/** The HTTP response, whatever the call. */
export interface Reply {
  readonly status: number;
  readonly error: { readonly code?: string; readonly message: string } | null;
  readonly data: unknown;
}

/** One attempt. A write is judged by the row the service key finds afterwards, not by its response. */
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
