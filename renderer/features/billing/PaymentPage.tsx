import type { ReactNode } from 'react';
import { isPaidPlanId } from '#shared/billing/plans.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { PageHeader } from '../../kit/page/Page.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import styles from './Billing.module.css';
import { BillingPage } from './BillingPage.tsx';
import { NewPlanOrder } from './NewPlanOrder.tsx';
import { PlanChangeOrder } from './PlanChangeOrder.tsx';
import { SupportLink } from './SupportLink.tsx';
import type { Billing } from './useBilling.ts';

/** The last look before paying: `?plan=starter`, with `&trial=no` by who wants to pay at once. */
export function Component() {
  return <BillingPage>{(billing) => <Order billing={billing} />}</BillingPage>;
}

function Order({ billing: { position } }: { readonly billing: Billing }) {
  const { params: query } = useAddress();
  const plan = query.get('plan');
  if (!isPaidPlanId(plan)) {
    return (
      <Instead title="Choose a plan first" reason="The address names no plan that can be paid for.">
        <LinkButton to="userPricing" intent="primary">
          See the plans
        </LinkButton>
      </Instead>
    );
  }
  if (position.source === 'given') {
    return (
      <Instead
        title={`You have ${position.plan.name} already`}
        reason="Our team gave it to you without a bill, so it is changed there as well and nothing can be charged twice."
      >
        <SupportLink subject={`My ${position.plan.name} plan`}>Write to support</SupportLink>
      </Instead>
    );
  }
  if (position.source === 'none') return <NewPlanOrder plan={plan} position={position} />;
  if (position.plan.id === plan) {
    return (
      <Instead title={`You have ${position.plan.name} already`} reason="There is nothing to pay.">
        <LinkButton to="cancelSubscription" intent="primary">
          {position.endsAt === null ? 'Manage your plan' : 'Keep your plan'}
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
