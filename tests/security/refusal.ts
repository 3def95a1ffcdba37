import { expect } from 'vitest';

interface Reply {
  status: number;
  data: unknown;
  error: { code?: string; message: string } | null;
}

/** The database said no: 42501, with 403 for somebody signed in and 401 for a visitor. */
export async function expectRefused(call: PromiseLike<Reply>, status: 401 | 403 = 403) {
  const reply = await call;
  expect({ code: reply.error?.code, status: reply.status }).toEqual({ code: '42501', status });
}

/** No error and no row: row-level security shows none. */
export async function expectNothing(call: PromiseLike<Reply>) {
  const { data, error } = await call;
  expect({ data, error }).toEqual({ data: [], error: null });
}

/** A rule of the table refused the value. */
export async function expectInvalid(call: PromiseLike<Reply>) {
  const { error, status } = await call;
  expect({ code: error?.code, status }).toEqual({ code: '23514', status: 400 });
}
