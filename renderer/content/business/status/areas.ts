import { account, connections, ground, staff } from './ground.ts';
import { exchange, reading, vendorMarket } from './market.ts';
import type { Area } from './part.ts';
import { deals, operations } from './work.ts';

/** Every part of the product by area; a test holds it to the catalogue, screen by screen. */
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
