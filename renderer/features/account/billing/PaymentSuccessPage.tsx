import { Tick } from '@blueprintjs/icons';
import { useState } from 'react';
import { effectiveUserType } from '#shared/access/roles.ts';
import { getPlanClaims } from '#shared/account/billing/claims.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Billing.module.css';
import { BillingPage } from './BillingPage.tsx';
import { InvoicesSection } from './InvoicesSection.tsx';
import { nextStepFor } from './nextSteps.ts';
import { PlanFacts } from './PlanFacts.tsx';
import type { PendingTarget } from './pendingTarget.ts';
import { readPendingTarget, savePendingTarget } from './savedPendingTarget.ts';
import type { Billing } from './useBilling.ts';

/** The active plan and where to go next. */
export function Component() {
  return (
    <BillingPage title="Your plan">
      {(billing) =>
        billing.position.source === 'none' ? <NoPlan /> : <Success billing={billing} />
      }
    </BillingPage>
  );
}

function NoPlan() {
  return (
    <>
      <PageHeader title="No paid plan" />
      <div className={styles.waiting}>
        <EmptyState
          title="You haven't been charged"
          action={
            <LinkButton to="userPricing" intent="primary">
              View plans
            </LinkButton>
          }
        >
          If you just paid, confirmation may take a few minutes. Your plan will appear here.
        </EmptyState>
      </div>
    </>
  );
}

function Success({ billing }: { readonly billing: Billing }) {
  const { position, account } = billing;
  const { plan, isTrial } = position;
  const accessContext = useAccessContext();
  const [pendingTarget] = useState(readPendingTarget);
  const step = nextStepFor(accessContext === null ? null : effectiveUserType(accessContext));
  return (
    <>
      <PageHeader
        title={isTrial ? `Your ${plan.name} trial has started` : `${plan.name} is active`}
        description="All listed features are now available."
      />
      <div className={styles.order}>
        <div className={styles.stack}>
          <PlanFacts position={position} />
          <section aria-labelledby="next-title" className={styles.forward}>
            <h2 id="next-title">
              {pendingTarget === null ? step.title : 'Continue where you left off'}
            </h2>
            <p>{pendingTarget === null ? step.sentence : describeTarget(pendingTarget)}</p>
            <div className={`${ui.actions} ${styles.buttons}`}>
              {pendingTarget === null ? (
                <LinkButton to={step.to} intent="primary">
                  {step.label}
                </LinkButton>
              ) : (
                <Link
                  to={pendingTarget.href}
                  className={buttonClass({ intent: 'primary' })}
                  onClick={() => savePendingTarget(null)}
                >
                  {pendingTarget.kind === 'community'
                    ? 'Back to the community'
                    : `Open ${pendingTarget.title}`}
                </Link>
              )}
              <LinkButton to="dashboard">Open workspace</LinkButton>
              <LinkButton to="cancelSubscription">Plan and billing</LinkButton>
            </div>
          </section>
          <InvoicesSection userId={account.profile.id} most={1} title="Your invoice" />
        </div>
        <aside aria-label={`${plan.name} features`} className={styles.brings}>
          <h2>Included</h2>
          <ul>
            {getPlanClaims(plan.id).opens.map((claim) => (
              <li key={claim}>
                <Tick />
                <span>{claim}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  );
}

const describeTarget = ({ kind, title }: PendingTarget): string =>
  kind === 'community'
    ? 'Full community details are available, and your message draft to the broker is saved.'
    : `${title} is now available.`;
