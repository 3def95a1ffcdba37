import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { makeStore } from '../../session/store.ts';
import { type DataReply, fakeDataClient, type ReplyHandler } from '../../testing/fakeData.ts';
import { fakeHost } from '../../testing/fakeHost.ts';
import * as s from '../../ui/shape/shape.ts';
import { baseApi } from './baseApi.ts';
import { calls } from './calls.ts';
import { rpc } from './rpc.ts';

const testApi = baseApi.enhanceEndpoints({ addTagTypes: ['Lamps', 'Tides'] }).injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build, ['Lamps'])) => ({
    countLamps: read(s.number, () => rpc('my_account')),
    countTides: read(
      s.number,
      (bay: string) => rpc('get_care_claim', { id: bay }),
      (_tides, _error, bay) => [{ type: 'Tides', id: bay }],
    ),
    listNames: rows((id: string) => (client) => client.from('profiles').select('id').eq('id', id)),
    lightLamp: write((id: string) => rpc('discard_care_claim', { id })),
    breakLamp: write({ failure: 'toast' }, (id: string) => rpc('discard_care_claim', { id })),
    turnTide: write(
      { accepts: s.number },
      (bay: string) => rpc('discard_care_claim', { id: bay }),
      (_turned, _error, bay) => [{ type: 'Tides', id: bay }],
    ),
  }),
});
const { endpoints } = testApi;
type Of<Name extends keyof typeof endpoints> = (typeof endpoints)[Name]['Types'];

function storeAnswering(respond: ReplyHandler) {
  const client = fakeDataClient(respond);
  return makeStore({ host: fakeHost(), dataClient: async () => client });
}

const refusal: DataReply = { error: { code: '42501', message: 'permission denied' }, status: 403 };

describe('endpoint that is one call', () => {
  it('takes its types from the check and the call', () => {
    expectTypeOf<Of<'countLamps'>['QueryArg']>().toEqualTypeOf<void>();
    expectTypeOf<Of<'countTides'>['QueryArg']>().toEqualTypeOf<string>();
    expectTypeOf<Of<'countTides'>['ResultType']>().toEqualTypeOf<number>();
    expectTypeOf<Of<'listNames'>['QueryArg']>().toEqualTypeOf<string>();
    expectTypeOf<Of<'listNames'>['ResultType']>().toEqualTypeOf<{ id: string }[]>();
    expectTypeOf<Of<'breakLamp'>['ResultType']>().toEqualTypeOf<unknown>();
    expectTypeOf<Of<'turnTide'>['QueryArg']>().toEqualTypeOf<string>();
    expectTypeOf<Of<'turnTide'>['ResultType']>().toEqualTypeOf<number>();
  });

  it('rejects a response that its check rejects', async () => {
    const store = storeAnswering(() => ({ data: 'seven' }));
    const results = await Promise.all([
      store.dispatch(endpoints.countLamps.initiate()),
      store.dispatch(endpoints.listNames.initiate('a')),
      store.dispatch(endpoints.turnTide.initiate('b')),
    ]);
    expect(results.map(({ error }) => error)).toMatchObject(Array(3).fill({ code: 'UNREADABLE' }));
  });

  it('shows a toast for a failure only if it says so', async () => {
    const store = storeAnswering(() => refusal);
    await store.dispatch(endpoints.countLamps.initiate());
    await store.dispatch(endpoints.lightLamp.initiate('a'));
    expect(store.getState().toasts.shown).toEqual([]);
    await store.dispatch(endpoints.breakLamp.initiate('a'));
    expect(store.getState().toasts.shown).toHaveLength(1);
  });

  it('provides and invalidates the shared tags unless it names others', async () => {
    const served: string[] = [];
    const store = storeAnswering(({ name }) => ({ data: served.push(name) }));
    await store.dispatch(endpoints.countLamps.initiate());
    await store.dispatch(endpoints.countTides.initiate('b'));
    served.length = 0;
    await store.dispatch(endpoints.lightLamp.initiate('a'));
    await vi.waitFor(() => expect(served).toEqual(['rpc discard_care_claim', 'rpc my_account']));
    served.length = 0;
    await store.dispatch(endpoints.turnTide.initiate('b'));
    await vi.waitFor(() =>
      expect(served).toEqual(['rpc discard_care_claim', 'rpc get_care_claim']),
    );
  });
});
