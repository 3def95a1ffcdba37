import { account, connections, ground, staff } from './ground.ts';
import { exchange, reading, vendorMarket } from './market.ts';
import type { Area } from './part.ts';
import { deals, operations } from './work.ts';

/** All product areas and their parts. A test checks them against the route catalog, screen by screen. */
export const areas: readonly Area[] = [
  exchange,
  deals,
  operations,
  vendorMarket,
  account,
  reading,
  connections,
  staff,
  ground,
];
