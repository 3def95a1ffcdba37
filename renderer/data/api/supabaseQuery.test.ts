import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '../../session/store.ts';
import { adasAccount } from '../../testing/fakeAccount.ts';
import { type DataReply, fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { baseApi } from './baseApi.ts';
import { toDataError } from './dataError.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, void>({
      query: () => (client) => client.rpc('my_account'),
      extraOptions: { failure: 'silent' },
    }),
    readNumber: build.query<number, void>({
      query: () => (client) => client.rpc('my_account'),
      extraOptions: { failure: 'silent', accepts: (data) => typeof data === 'number' },
    }),
    writeProfile: build.mutation<unknown, void>({
      query: () => (client) => client.from('profiles').update({ bio: 'a' }).eq('id', 'b'),
      extraOptions: { failure: 'silent', signedOut: 'SIGNED_OUT_PROFILE' },
    }),
    writeThing: build.mutation<unknown, void>({
      query: () => (client) => client.from('profiles').update({ bio: 'a' }).eq('id', 'b'),
      extraOptions: { failure: 'silent' },
    }),
  }),
});

function storeAnswering(respond: () => DataReply) {
  const client = fakeDataClient(respond);
  return makeStore({ host: fakeHost(), dataClient: async () => client });
}

describe('data call', () => {
  it('returns the data', async () => {
    const store = storeAnswering(() => ({ data: adasAccount }));
    const result = await store.dispatch(testApi.endpoints.readThing.initiate());
    expect(result.data).toEqual(adasAccount);
  });

  it('converts a database error to a typed error', async () => {
    const error = { code: '42501', message: 'permission denied', details: null, hint: 'ask' };
    const store = storeAnswering(() => ({ error, status: 403 }));
    const result = await store.dispatch(testApi.endpoints.readThing.initiate());
    expect(result.error).toEqual({ ...error, status: 403 });
  });

  it("is unreachable if the backend can't be loaded", async () => {
    const store = makeStore({
      host: fakeHost(),
      dataClient: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const result = await store.dispatch(testApi.endpoints.writeThing.initiate());
    expect(result.error).toMatchObject({ status: 0, code: 'UNREACHABLE' });
  });

  it('is rejected with its own message and not sent while signed out', async () => {
    const respond = vi.fn(() => ({ data: null }));
    const store = storeAnswering(respond);
    const result = await store.dispatch(testApi.endpoints.writeProfile.initiate());
    expect(result.error).toMatchObject({ code: 'SIGNED_OUT_PROFILE' });
    expect(respond).not.toHaveBeenCalled();
  });

  it('rejects a response of the wrong shape', async () => {
    const store = storeAnswering(() => ({ data: 'seven' }));
    const result = await store.dispatch(testApi.endpoints.readNumber.initiate());
    expect(result.error).toMatchObject({ code: 'UNREADABLE' });
  });

  it('retries with a new token fetched once for all expired calls', async () => {
    const host = fakeHost();
    let isOver = true;
    const late = Promise.withResolvers<void>();
    const over = { error: { code: 'PGRST303', message: 'JWT expired' }, status: 401 };
    const client = fakeDataClient(async ({ name }) => {
      if (!isOver) return { data: adasAccount };
      if (name.startsWith('update')) await late.promise;
      return over;
    });
    const refresh = vi.spyOn(host.auth, 'refresh').mockImplementation(async () => {
      isOver = false;
      return { ok: true, value: ada };
    });
    const store = makeStore({ host, dataClient: async () => client });
    const written = store.dispatch(testApi.endpoints.writeThing.initiate());
    const read = await store.dispatch(testApi.endpoints.readThing.initiate());
    late.resolve();
    expect([read.error, (await written).error]).toEqual([undefined, undefined]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('retries once, only if the server was busy', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const busy = vi.fn(() => ({ error: { code: 'XX000', message: '' }, status: 503 }));
    await storeAnswering(busy).dispatch(testApi.endpoints.readThing.initiate());
    expect(busy).toHaveBeenCalledTimes(2);

    const denied = vi.fn(() => ({ error: { code: '42501', message: '' }, status: 403 }));
    await storeAnswering(denied).dispatch(testApi.endpoints.readThing.initiate());
    expect(denied).toHaveBeenCalledTimes(1);
  });

  it('never retries a write', async () => {
    const busy = vi.fn(() => ({ error: { code: 'XX000', message: '' }, status: 503 }));
    await storeAnswering(busy).dispatch(testApi.endpoints.writeThing.initiate());
    expect(busy).toHaveBeenCalledTimes(1);
  });
});

describe('edge function call error', () => {
  it('keeps the response status', () => {
    const error = Object.assign(new Error('Edge Function returned a non-2xx status code'), {
      context: { status: 429 },
    });
    expect(toDataError(error, 0)).toMatchObject({ status: 429, code: 'HTTP' });
  });
});
