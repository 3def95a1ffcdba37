import { account } from './account.ts';
import { admin } from './admin.ts';
import { agents } from './agents.ts';
import { ai } from './ai.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import { broker } from './broker.ts';
import { buyer } from './buyer.ts';
import { compliance } from './compliance.ts';
import { dashboards } from './dashboards.ts';
import { demos } from './demos.ts';
import { education } from './education.ts';
import { help } from './help.ts';
import { hubs } from './hubs.ts';
import { integrations } from './integrations.ts';
import { internal } from './internal.ts';
import { investor } from './investor.ts';
import { listings } from './listings.ts';
import { operator } from './operator.ts';
import { portals } from './portals.ts';
import { portfolio } from './portfolio.ts';
import { previews } from './previews.ts';
import { roles } from './roles.ts';
import { seller } from './seller.ts';
import { site } from './site.ts';
import { tools } from './tools.ts';
import { tours } from './tours.ts';
import { transactions } from './transactions.ts';
import { vendor } from './vendor.ts';
import { vendors } from './vendors.ts';

/** Every area, in the order in which the palette offers their screens. */
export const areas = {
  site,
  auth,
  dashboards,
  admin,
  account,
  listings,
  vendors,
  agents,
  billing,
  ai,
  demos,
  previews,
  help,
  roles,
  hubs,
  integrations,
  tools,
  tours,
  portals,
  buyer,
  portfolio,
  education,
  vendor,
  operator,
  seller,
  investor,
  transactions,
  broker,
  compliance,
  internal,
} as const;
