import { account } from './areas/account.ts';
import { admin } from './areas/admin.ts';
import { agents } from './areas/agents.ts';
import { ai } from './areas/ai.ts';
import { auth } from './areas/auth.ts';
import { billing } from './areas/billing.ts';
import { broker } from './areas/broker.ts';
import { buyer } from './areas/buyer.ts';
import { compliance } from './areas/compliance.ts';
import { dashboards } from './areas/dashboards.ts';
import { demos } from './areas/demos.ts';
import { education } from './areas/education.ts';
import { help } from './areas/help.ts';
import { hubs } from './areas/hubs.ts';
import { integrations } from './areas/integrations.ts';
import { internal } from './areas/internal.ts';
import { investor } from './areas/investor.ts';
import { listings } from './areas/listings.ts';
import { operator } from './areas/operator.ts';
import { portals } from './areas/portals.ts';
import { portfolio } from './areas/portfolio.ts';
import { previews } from './areas/previews.ts';
import { roles } from './areas/roles.ts';
import { seller } from './areas/seller.ts';
import { site } from './areas/site.ts';
import { tools } from './areas/tools.ts';
import { tours } from './areas/tours.ts';
import { transactions } from './areas/transactions.ts';
import { vendor } from './areas/vendor.ts';
import { vendors } from './areas/vendors.ts';

/** Every area, in the order the palette lists their screens. */
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
