import type { Catalogue, PathName } from '../catalogue.ts';

export interface Redirect {
  /** A path pattern, with `:name` for a parameter, which the target has to have as well. */
  readonly from: string;
  readonly to: Catalogue[PathName]['path'];
}

/** Old and alternative addresses, also of screens that do not exist yet. */
export const redirects: readonly Redirect[] = [
  { from: '/listings', to: '/investment-opportunities' },
  { from: '/properties', to: '/investment-opportunities' },
  { from: '/listings/new', to: '/submit-listing' },
  { from: '/listings/:id', to: '/property/:id' },
  { from: '/listing/:id', to: '/property/:id' },
  { from: '/pricing', to: '/user-pricing' },
  { from: '/subscription-benefits', to: '/user-pricing' },
  { from: '/buyer-pricing', to: '/user-pricing' },
  { from: '/seller-pricing', to: '/user-pricing' },
  { from: '/broker-pricing', to: '/user-pricing' },
  { from: '/operator-pricing', to: '/user-pricing' },
  { from: '/demo', to: '/demos' },
  { from: '/module-demonstrations', to: '/demos' },
  { from: '/co-broker', to: '/agents' },
  { from: '/financing-calculator', to: '/financial-analysis' },
  { from: '/financial-calculators', to: '/financial-analysis' },
  { from: '/transaction-management', to: '/transactions' },
  { from: '/integrations/yardi-voyager', to: '/integrations/yardi' },
  { from: '/integrations/power-bi', to: '/integrations/powerbi' },
  { from: '/find-agent', to: '/find-an-agent' },
  { from: '/investor-deals', to: '/investor/deals' },
  { from: '/work-order-dashboard', to: '/work-orders' },
  { from: '/mobile-work-orders', to: '/mobile/work-orders' },
];
