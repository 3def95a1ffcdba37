import { Button, Tag } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import type { Account } from '../../../session/account/index.ts';
import type { DashboardContext } from '../../../session/dashboard/dashboardPart.ts';
import { usePlace } from '../../../session/place/usePlace.ts';
import ui from '../../../ui/theme/ui.module.css';
import { Checklist } from './Checklist.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { getProgress, hasOpenSteps, listFirstSteps, nameSamples } from './firstSteps.ts';
import styles from './GetStarted.module.css';
import { refreshProgress } from './onboardingApi.ts';
import {
  COUNTED_STEPS,
  chosen,
  FLOW_NAMES,
  FLOWS,
  type Onboarding as OnboardingState,
  recommendedFor,
  skipped,
} from './onboardingState.ts';
import { SampleData } from './SampleData.tsx';
import { openTour } from './tourEvents.ts';
import { useOnboarding } from './useOnboarding.ts';
import { WelcomeCard } from './WelcomeCard.tsx';

/** Top of a new member's dashboard: first steps, sample data, and the tour. */
export default function GetStarted({
  facts: { account, numbers },
}: {
  readonly facts: DashboardContext;
}) {
  const { name } = usePlace();
  const progress = getProgress(numbers);
  const userId = account.profile.id;
  const { state, change } = useOnboarding(userId);
  const dispatch = useAppDispatch();
  // What the user did on other screens completes steps.
  useEffect(() => {
    dispatch(refreshProgress());
  }, [dispatch]);
  // A press before the state has loaded counts too.
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (isHidden && state?.checklist_hidden === false) change({ ...state, checklist_hidden: true });
  }, [isHidden, state, change]);
  if (progress === null || name === null) return null;
  if (!hasOpenSteps(name, account, progress) || isHidden || state?.checklist_hidden === true) {
    return nameSamples(progress.samples).length === 0 ? null : (
      <section aria-label="Sample data" className={styles.bare}>
        <SampleData progress={progress} />
      </section>
    );
  }
  return (
    <section aria-labelledby="first-steps" className={styles.started}>
      <FirstSteps
        steps={listFirstSteps(name, account)}
        progress={progress}
        onHide={() => setHidden(true)}
      />
      <footer className={styles.footer}>
        <SampleData progress={progress} />
        {state !== undefined && <TourChoice account={account} />}
      </footer>
    </section>
  );
}

/** The tour on a dashboard: one line, until the user opens the choice or has a tour to continue. */
function TourChoice({ account }: { readonly account: Account }) {
  const userId = account.profile.id;
  const { state, change, report } = useOnboarding(userId);
  const [isChoosing, setChoosing] = useState(false);
  if (state === undefined || state.skip_requested || state.has_completed_flow) return null;
  const skip = () => {
    report('skipped');
    change(skipped(state));
  };
  if (isChoosing && !state.has_seen_selector) {
    return (
      <div className={styles.wide}>
        <Selector account={account} state={state} change={change} onSkip={skip} />
      </div>
    );
  }
  if (!state.has_seen_selector) {
    return (
      <div className={styles.aside}>
        <p>New to Haven Exchange? Take a tour of 2 to 8 minutes.</p>
        <Button size="small" onClick={() => setChoosing(true)}>
          Take a tour
        </Button>
      </div>
    );
  }
  return state.selected_flow === 'simple' ? (
    <div className={styles.wide}>
      <WelcomeCard state={state} change={change} report={report} />
    </div>
  ) : (
    <PausedTour userId={userId} state={state} onSkip={skip} />
  );
}

interface PausedTourProps {
  readonly userId: string;
  readonly state: OnboardingState;
  readonly onSkip: () => void;
}

function PausedTour({ userId, state, onSkip }: PausedTourProps) {
  return (
    <p className={styles.aside}>
      <span>
        {state.step > COUNTED_STEPS
          ? `You have seen all ${COUNTED_STEPS} steps of your tour.`
          : `Your tour is paused at step ${state.step} of ${COUNTED_STEPS}.`}
      </span>
      <Button size="small" onClick={() => openTour(userId)}>
        Continue Tour
      </Button>
      <Button variant="minimal" size="small" onClick={onSkip}>
        Skip for Now
      </Button>
    </p>
  );
}

/** The progressive onboarding controller: the choice of a tour, then the chosen tour. */
export function Onboarding({ account }: { readonly account: Account }) {
  const userId = account.profile.id;
  const { state, change, report } = useOnboarding(userId);
  if (state === undefined || state.skip_requested) return null;
  if (state.has_completed_flow) return null;
  const skip = () => {
    report('skipped');
    change(skipped(state));
  };
  if (!state.has_seen_selector) {
    return (
      <div className={styles.started}>
        <Selector account={account} state={state} change={change} onSkip={skip} />
      </div>
    );
  }
  return (
    <section aria-label="Get Started" className={styles.started}>
      {state.selected_flow === 'simple' ? (
        <WelcomeCard state={state} change={change} report={report} />
      ) : (
        <PausedTour userId={userId} state={state} onSkip={skip} />
      )}
      {state.selected_flow === 'comprehensive' && (
        <Checklist account={account} state={state} change={change} />
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
    <section aria-labelledby="tours-title" className={ui.grid12}>
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
