import { Tick } from '@blueprintjs/icons';
import { useState } from 'react';
import { effectiveUserType } from '#shared/access/roles.ts';
import { claimsOf } from '#shared/billing/claims.ts';
import { useStanding } from '../../core/account/index.ts';
import { buttonClass } from '../../kit/button/buttonClass.ts';
import { Link } from '../../kit/link/Link.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import styles from './Billing.module.css';
import { BillingPage } from './BillingPage.tsx';
import { InvoicesSection } from './InvoicesSection.tsx';
import { keepWanted, keptWanted } from './keptWanted.ts';
import { nextStepFor } from './nextSteps.ts';
import { PlanFacts } from './PlanFacts.tsx';
import type { Billing } from './useBilling.ts';
import type { Wanted } from './wantedScreen.ts';

/** What one has now, and where to go with it. */
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
      <PageHeader title="You have no paid plan" />
      <div className={styles.waiting}>
        <EmptyState
          title="Nothing is charged"
          action={
            <LinkButton to="userPricing" intent="primary">
              See the plans
            </LinkButton>
          }
        >
          If you have just paid, the confirmation may still be on its way. This page shows your plan
          as soon as it is there.
        </EmptyState>
      </div>
    </>
  );
}

function Success({ billing }: { readonly billing: Billing }) {
  const { position, account } = billing;
  const { plan, isTrial } = position;
  const standing = useStanding();
  const [wanted] = useState(keptWanted);
  const step = nextStepFor(standing === null ? null : effectiveUserType(standing));
  return (
    <>
      <PageHeader
        title={isTrial ? `Your ${plan.name} trial has started` : `${plan.name} is open`}
        description="Everything in the list works from now on, on every screen."
      />
      <div className={styles.order}>
        <div className={styles.stack}>
          <PlanFacts position={position} />
          <section aria-labelledby="next-title" className={styles.forward}>
            <h2 id="next-title">{wanted === null ? step.title : 'Go on where you were'}</h2>
            <p>{wanted === null ? step.sentence : wantedSentence(wanted)}</p>
            <div className={styles.buttons}>
              {wanted === null ? (
                <LinkButton to={step.to} intent="primary">
                  {step.label}
                </LinkButton>
              ) : (
                <Link
                  to={wanted.href}
                  className={buttonClass({ intent: 'primary' })}
                  onClick={() => keepWanted(null)}
                >
                  {wanted.kind === 'community' ? 'Back to the community' : `Open ${wanted.title}`}
                </Link>
              )}
              <LinkButton to="dashboard">Open your workspace</LinkButton>
              <LinkButton to="cancelSubscription">Plan and billing</LinkButton>
            </div>
          </section>
          <InvoicesSection userId={account.profile.id} most={1} title="Your invoice" />
        </div>
        <aside aria-label={`What ${plan.name} brings`} className={styles.brings}>
          <h2>Now yours</h2>
          <ul>
            {claimsOf(plan.id).opens.map((claim) => (
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

const wantedSentence = ({ kind, title }: Wanted): string =>
  kind === 'community'
    ? 'The community you were looking at is open, and so is the form to its broker, with what you had written.'
    : `${title} is open now.`;
