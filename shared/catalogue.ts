import { account } from './catalogue/account.ts';
import { deals } from './catalogue/deals.ts';
import { learning } from './catalogue/learning.ts';
import { market } from './catalogue/market.ts';
import { operator } from './catalogue/operator.ts';
import { site } from './catalogue/site.ts';
import { staff } from './catalogue/staff.ts';
import { technology } from './catalogue/technology.ts';
import { vendor } from './catalogue/vendor.ts';

/**
 * Every path that the product is to have, by name. The screens that exist are in `routes.ts`, whose
 * type takes path, access and gate from here. Only types and tests read this table: it weighs
 * nothing in the app.
 */
export const catalogue = {
  ...site,
  ...account,
  ...market,
  ...learning,
  ...technology,
  ...vendor,
  ...operator,
  ...deals,
  ...staff,
} as const;

export type Catalogue = typeof catalogue;
export type PathName = keyof Catalogue;
