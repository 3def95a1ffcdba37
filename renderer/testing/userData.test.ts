import { expect, it, vi } from 'vitest';
import '../features/messaging/notifications/preferences/preferencesApi.ts';
import '../features/network/rating/ratingApi.ts';
import '../features/teams/workspaces/tenantsApi.ts';
import '../features/vendors/directory/vendorsApi.ts';
import { baseApi } from '../data/api/baseApi.ts';
import { makeStore } from '../session/store.ts';
import { fakeDataClient } from './fakeData.ts';
import { ada, fakeHost } from './fakeHost.ts';

/** User data without a cache time of its own in the specification. */
const USER_DATA = [
  'getPreferences',
  'getOwnRating',
  'getMyVendor',
  'tenantTeam',
  'tenantInvitations',
  'tenantLog',
  'tenantDomains',
  'joinRequests',
  'myInvitations',
  'myCommunityInvitations',
  'myDomainTenant',
];

interface Endpoint {
  initiate(arg: string): Parameters<ReturnType<typeof makeStore>['dispatch']>[0];
}

it('caches user data that no screen shows for 60 seconds', async () => {
  vi.useFakeTimers();
  const client = fakeDataClient(() => ({ data: null }));
  const store = makeStore({ host: fakeHost(ada), dataClient: async () => client });
  const endpoints = baseApi.endpoints as Readonly<Record<string, Endpoint>>;
  const getCachedEndpoints = () =>
    Object.values(store.getState().api.queries).map((query) => query?.endpointName);
  for (const name of USER_DATA) {
    const query = store.dispatch(
      endpoints[name]?.initiate(ada.userId) as never,
    ) as Promise<unknown> & {
      unsubscribe(): void;
    };
    await query;
    query.unsubscribe();
  }
  await vi.advanceTimersByTimeAsync(59_000);
  expect(getCachedEndpoints().toSorted()).toEqual(USER_DATA.toSorted());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(getCachedEndpoints()).toEqual([]);
  vi.useRealTimers();
});
