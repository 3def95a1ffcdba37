import { expect, it } from 'vitest';
import {
  areMarketPeriods,
  areMarketPlaces,
  areNursingHomeSpots,
  isMarketArea,
} from '../../renderer/features/listings/marketInsights/marketInsightsApi.ts';
import {
  areFederalOwners,
  areWatchAlerts,
} from '../../renderer/features/listings/watching/watchingApi.ts';
import { queryDatabase } from '../security/sql.ts';
import { subscriber, succeed } from '../security/world.ts';

it('matches the expected responses for market data and watches', async () => {
  await queryDatabase(`
    insert into private.market_observations (measure, level, place, period, state, place_name, value, base, source)
    values ('asking_rent', 'state', 'DE', '2026-01-01', 'DE', 'DE', 5100, 9, 'haven') on conflict do nothing`);
  const { client } = await subscriber('professional');
  const place = { p_measure: 'asking_rent', p_level: 'state', p_place: 'DE' };
  const { p_place: _, ...places } = place;
  const answers = [
    [areMarketPlaces, client.rpc('list_market_places', { ...places, p_state: 'DE' })],
    [areMarketPeriods, client.rpc('list_market_periods', place)],
    [areNursingHomeSpots, client.rpc('map_nursing_homes')],
    [areNursingHomeSpots, client.rpc('map_nursing_homes', { p_state: 'OH' })],
    [isMarketArea, client.rpc('get_market_area', { p_area: 'near:OH/Columbus,50' })],
    [areWatchAlerts, client.rpc('list_watch_alerts')],
    [areFederalOwners, client.rpc('find_federal_owners', { p_search: 'care' })],
  ] as const;
  for (const [accepts, call] of answers) {
    const answer: unknown = await succeed(call);
    expect(accepts(answer), JSON.stringify(answer).slice(0, 200)).toBe(true);
  }
});
