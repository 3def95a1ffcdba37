import { describe, expect, it } from 'vitest';
import { makeStore } from '../../session/store.ts';
import { type DataReply, fakeDataClient } from '../../testing/fakeData.ts';
import { fakeHost } from '../../testing/fakeHost.ts';
import { baseApi } from './baseApi.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportedWrite: build.mutation<unknown, void>({
      query: () => (client) => client.from('profiles').delete().eq('id', 'a'),
      extraOptions: { success: { title: 'Saved', description: 'It is kept.' } },
    }),
    inlineWrite: build.mutation<unknown, void>({
      query: () => (client) => client.from('profiles').delete().eq('id', 'a'),
      extraOptions: { failure: 'inline' },
    }),
  }),
});

function storeAnswering(reply: DataReply) {
  const client = fakeDataClient(() => reply);
  return makeStore({ host: fakeHost(), dataClient: async () => client });
}

const conflict: DataReply = {
  error: { code: '23505', message: 'duplicate key value violates unique constraint "x"' },
  status: 409,
};

describe('data call result', () => {
  it("shows our error message, never the database's", async () => {
    const store = storeAnswering(conflict);
    await store.dispatch(testApi.endpoints.reportedWrite.initiate());
    expect(store.getState().toasts.shown).toMatchObject([
      { intent: 'danger', title: 'Error', description: 'This already exists.' },
    ]);
  });

  it('shows no toast if the form shows the error', async () => {
    const store = storeAnswering(conflict);
    await store.dispatch(testApi.endpoints.inlineWrite.initiate());
    expect(store.getState().toasts.shown).toEqual([]);
  });

  it('shows a success toast if the endpoint requests it', async () => {
    const store = storeAnswering({ data: null });
    await store.dispatch(testApi.endpoints.reportedWrite.initiate());
    expect(store.getState().toasts.shown).toMatchObject([{ intent: 'success', title: 'Saved' }]);
  });
});
