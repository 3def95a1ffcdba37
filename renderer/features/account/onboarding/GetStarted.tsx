import { Button, Tag } from '@blueprintjs/core';
import type { Account } from '../../../session/account/index.ts';
import type { DashboardContext } from '../../../session/dashboard/dashboardPart.ts';
import ui from '../../../ui/theme/ui.module.css';
import { Checklist } from './Checklist.tsx';
import styles from './GetStarted.module.css';
import {
  COUNTED_STEPS,
  chosen,
  FLOW_NAMES,
  FLOWS,
  type Onboarding as OnboardingState,
  recommendedFor,
  skipped,
} from './onboardingState.ts';
import { openTour } from './tourEvents.ts';
import { useOnboarding } from './useOnboarding.ts';
import { WelcomeCard } from './WelcomeCard.tsx';

/** Top of a new member's dashboard. */
export default function GetStarted({ facts }: { readonly facts: DashboardContext }) {
  return <Onboarding account={facts.account} />;
}

interface OnboardingProps {
  readonly account: Account;
  /** Hides the checklist that remains after a completed tour. */
  readonly endsWithTour?: boolean;
}

/** The progressive onboarding controller: the choice of a tour, then the chosen tour. */
export function Onboarding({ account, endsWithTour = false }: OnboardingProps) {
  const userId = account.profile.id;
  const { state, change, report } = useOnboarding(userId);
  if (state === undefined || state.skip_requested) return null;
  if (endsWithTour && state.has_completed_flow) return null;
  const skip = () => {
    report('skipped');
    change(skipped(state));
  };
  if (!state.has_completed_flow && !state.has_seen_selector) {
    return <Selector account={account} state={state} change={change} onSkip={skip} />;
  }
  const isOnCard = state.selected_flow === 'simple' && !state.has_completed_flow;
  return (
    <section aria-label="Get Started" className={styles.started}>
      {isOnCard && <WelcomeCard state={state} change={change} report={report} />}
      {!isOnCard && !state.has_completed_flow && (
        <p className={styles.resume}>
          <span>
            {state.step > COUNTED_STEPS
              ? `You have seen all ${COUNTED_STEPS} steps of your tour.`
              : `Your tour is paused at step ${state.step} of ${COUNTED_STEPS}.`}
          </span>
          <Button intent="primary" size="small" onClick={() => openTour(userId)}>
            Continue Tour
          </Button>
          <Button variant="minimal" size="small" onClick={skip}>
            Skip for Now
          </Button>
        </p>
      )}
      {(state.has_completed_flow || state.selected_flow === 'comprehensive') && (
        <Checklist account={account} state={state} change={change} onSkip={skip} />
      )}
    </section>
  );
}

interface SelectorProps {
  readonly account: Account;
  readonly state: OnboardingState;
  readonly change: (next: OnboardingState) => void;
  readonly onSkip: () => void;
}

function Selector({ account, state, change, onSkip }: SelectorProps) {
  const recommended = recommendedFor(account);
  return (
    <section aria-labelledby="tours-title" className={styles.started}>
      <header className={styles.header}>
        <h2 id="tours-title">Choose how to get to know Haven Exchange</h2>
        <Button variant="minimal" size="small" onClick={onSkip}>
          Skip for Now
        </Button>
      </header>
      <ul className={`${ui.grid16} ${styles.flows}`}>
        {FLOW_NAMES.map((flow) => (
          <li key={flow} data-recommended={flow === recommended}>
            <p>
              <strong>{FLOWS[flow].name}</strong>{' '}
              {flow === recommended && (
                <Tag minimal intent="success">
                  Recommended
                </Tag>
              )}
            </p>
            <p className={ui.note}>{FLOWS[flow].minutes} minutes</p>
            <p>{FLOWS[flow].about}</p>
            <Button
              {...(flow === recommended ? { intent: 'primary' as const } : {})}
              onClick={() => {
                change(chosen(state, flow));
                if (flow !== 'simple') openTour(account.profile.id);
              }}
            >
              Start<span className="visually-hidden"> {FLOWS[flow].name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
