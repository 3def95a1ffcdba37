import { RouteLink } from '../../../kit/link/RouteLink.tsx';

/** The way to the plans, where a plan is what is missing. */
export const PlanLink = ({ code }: { readonly code: string }) =>
  code === 'HXMPL' || code === 'HXPLN' ? (
    <RouteLink to="userPricing">Compare the plans</RouteLink>
  ) : null;
