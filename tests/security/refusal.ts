import { expect } from 'vitest';

interface Reply {
  status: number;
  data: unknown;
  error: { code?: string; message: string } | null;
}

/** Checks that the database rejected the call: 42501, with 403 for a signed-in user and 401 for a visitor. */
export async function expectRefused(call: PromiseLike<Reply>, status: 401 | 403 = 403) {
  const reply = await call;
  expect({ code: reply.error?.code, status: reply.status }).toEqual({ code: '42501', status });
}

/** Checks for no error and no row, because of row-level security. */
export async function expectNothing(call: PromiseLike<Reply>) {
  const { data, error } = await call;
  expect({ data, error }).toEqual({ data: [], error: null });
}

/** Checks that a table constraint rejected the value. */
export async function expectInvalid(call: PromiseLike<Reply>) {
  const { error, status } = await call;
  expect({ code: error?.code, status }).toEqual({ code: '23514', status: 400 });
}
