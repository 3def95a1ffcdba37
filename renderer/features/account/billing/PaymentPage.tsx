import type { ReactNode } from 'react';
import { isPaidPlanId } from '#shared/account/billing/plans.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import styles from './Billing.module.css';
import { BillingPage } from './BillingPage.tsx';
import { NewPlanOrder } from './NewPlanOrder.tsx';
import { PlanChangeOrder } from './PlanChangeOrder.tsx';
import { SupportLink } from './SupportLink.tsx';
import type { Billing } from './useBilling.ts';

/** Order review before paying: `?plan=starter`; `&trial=no` skips the trial. */
export function Component() {
  return <BillingPage>{(billing) => <Order billing={billing} />}</BillingPage>;
}

function Order({ billing: { position } }: { readonly billing: Billing }) {
  const { params: query } = useUrlSearch();
  const plan = query.get('plan');
  if (!isPaidPlanId(plan)) {
    return (
      <Instead title="Choose a plan first" reason="The link doesn't name a paid plan.">
        <LinkButton to="userPricing" intent="primary">
          View plans
        </LinkButton>
      </Instead>
    );
  }
  if (position.source === 'given') {
    return (
      <Instead
        title={`You already have ${position.plan.name}`}
        reason="Our team gave it to you at no charge. Contact support to change it."
      >
        <SupportLink subject={`My ${position.plan.name} plan`}>Contact support</SupportLink>
      </Instead>
    );
  }
  if (position.source === 'none') return <NewPlanOrder plan={plan} position={position} />;
  if (position.plan.id === plan) {
    return (
      <Instead title={`You already have ${position.plan.name}`} reason="Nothing to pay.">
        <LinkButton to="cancelSubscription" intent="primary">
          {position.endsAt === null ? 'Manage plan' : 'Keep plan'}
        </LinkButton>
      </Instead>
    );
  }
  return <PlanChangeOrder plan={plan} position={position} />;
}

interface InsteadProps {
  readonly title: string;
  readonly reason: string;
  readonly children: ReactNode;
}

function Instead({ title, reason, children }: InsteadProps) {
  return (
    <>
      <PageHeader />
      <div className={styles.waiting}>
        <EmptyState title={title} action={children}>
          {reason}
        </EmptyState>
      </div>
    </>
  );
}
