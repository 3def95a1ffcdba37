import { RouteLink } from '../../../../ui/link/RouteLink.tsx';

/** Link to the plans, shown when a plan is required. */
export const PlanLink = ({ code }: { readonly code: string }) =>
  code === 'HXMPL' || code === 'HXPLN' ? (
    <RouteLink to="userPricing">Compare plans</RouteLink>
  ) : null;
