import { describe, expect, it } from 'vitest';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { callFunction } from './callFunction.ts';
import { toDataError } from './dataError.ts';

const answering = (context: unknown) =>
  fakeDataClient(() => ({ error: Object.assign(new Error('non-2xx'), { context }) }));

describe('edge function error', () => {
  it('has the code of its body and the response status', async () => {
    const body = JSON.stringify({ error: 'x', code: 'trial_used' });
    const { error, status } = await callFunction(
      answering(new Response(body, { status: 409 })),
      'f',
      {},
    );
    expect(toDataError(error, status ?? 0)).toMatchObject({ code: 'trial_used', status: 409 });
  });

  it('is identified by status if a gateway returns a page', async () => {
    const page = new Response('<h1>Bad gateway</h1>', { status: 502 });
    const { error, status } = await callFunction(answering(page), 'f', {});
    expect(toDataError(error, status ?? 0)).toMatchObject({ code: 'HTTP', status: 502 });
  });

  it('stays unreachable if there was no response', async () => {
    const { error, status } = await callFunction(
      answering(new TypeError('Failed to fetch')),
      'f',
      {},
    );
    expect(toDataError(error, status ?? 0)).toMatchObject({ code: 'UNREACHABLE', status: 0 });
  });
});
