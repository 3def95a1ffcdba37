import { expect, it } from 'vitest';
import { startSession } from '../../../../session/auth/index.ts';
import { makeStore } from '../../../../session/store.ts';
import { adasData } from '../../../../testing/fakeAccount.ts';
import { type DataRequest, fakeDataClient } from '../../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../../testing/fakeHost.ts';
import { exportOwnData } from './ownDataApi.ts';

const ENTITY = { id: 'e1', name: 'Harbor Trust' };
const taxYear = { delivered: [], documents: [], lines: [], payments: [] };

async function exportWith(answers: Record<string, unknown>) {
  const host = fakeHost(ada);
  const replies = adasData({
    'select investment_entities': { data: [ENTITY] },
    'rpc list_investor_movements': { data: { rows: [], next: null } },
    'rpc get_investor_portal': { data: { positions: [], transfers: [] } },
    'rpc get_capital_matching': { data: { requests: [], boxes: [], introductions: [] } },
    'rpc get_tax_center': { data: { ...taxYear, years: [], exchanges: [], assets: [] } },
    ...answers,
  } as never);
  const respond = async (request: DataRequest) => {
    const reply = await replies(request);
    return reply.data === null ? { data: [] } : reply;
  };
  const store = makeStore({ host, dataClient: async () => fakeDataClient(respond) });
  startSession(store, host.auth);
  const parts = await store.dispatch(exportOwnData('ada', new AbortController().signal, () => {}));
  return (table: string) => parts?.find((part) => part.table === table)?.rows;
}

it('exports all pages of investment entries, and interests with their payments', async () => {
  const rowsOf = await exportWith({
    'rpc list_investor_movements': ({ args }: DataRequest) => ({
      data: (args[0] as { p_after?: string }).p_after
        ? { rows: [{ id: 'm2' }], next: null }
        : { rows: [{ id: 'm1' }], next: 'page-2' },
    }),
    'rpc get_investor_portal': {
      data: { positions: [{ id: 's1', movements: [{ cents: 100 }] }], transfers: [{ id: 't1' }] },
    },
  });
  expect(rowsOf('investor_movements')).toEqual([{ id: 'm1' }, { id: 'm2' }]);
  expect(rowsOf('subscriptions')).toEqual([{ id: 's1', movements: [{ cents: 100 }] }]);
  expect(rowsOf('interest_transfers')).toEqual([{ id: 't1' }]);
});

it('exports the tax center of each entity by year, with exchanges and assets once', async () => {
  const rowsOf = await exportWith({
    'rpc get_tax_center': ({ args }: DataRequest) => {
      const { p_year: year } = args[0] as { p_year: number };
      const common = { years: [2024, 2023], exchanges: [{ id: 'x1' }], assets: [{ id: 'a1' }] };
      return { data: { ...taxYear, ...common, payments: year === 2023 ? [{ id: 'p1' }] : [] } };
    },
  });
  expect(rowsOf('tax_center')).toEqual([
    { entity_id: 'e1', year: null, exchanges: [{ id: 'x1' }], assets: [{ id: 'a1' }] },
    { ...taxYear, entity_id: 'e1', year: 2024 },
    { ...taxYear, entity_id: 'e1', year: 2023, payments: [{ id: 'p1' }] },
  ]);
});

it('exports an account that is not approved, without interests and capital', async () => {
  const refused = { error: { code: '42501', message: 'Only approved accounts.' } };
  const rowsOf = await exportWith({
    'rpc get_investor_portal': refused,
    'rpc get_capital_matching': refused,
  });
  expect(rowsOf('subscriptions')).toEqual([]);
  expect(rowsOf('capital_requests')).toEqual([]);
});

it("fails completely if one part can't be read", async () => {
  const rowsOf = await exportWith({
    'rpc list_investor_movements': { error: { code: 'XX000', message: 'Broken.' } },
  });
  expect(rowsOf('profiles')).toBeUndefined();
});
