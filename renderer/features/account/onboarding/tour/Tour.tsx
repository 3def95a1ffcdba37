import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import type { Account } from '../../../../session/account/index.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { BottomStrip } from '../../../../ui/toaster/BottomStrip.tsx';
import {
  advanced,
  finishTour,
  type Onboarding,
  skipped,
  stepLabel,
  TOUR_STEPS,
  tourTypeOf,
} from '../onboardingState.ts';
import { useOnboarding } from '../useOnboarding.ts';
import { ProfileStep } from './ProfileStep.tsx';
import { Spotlight } from './Spotlight.tsx';
import { CompletionStep, PlansStep, SearchStep, WelcomeStep } from './Steps.tsx';
import styles from './Tour.module.css';

interface TourProps {
  readonly account: Account;
  readonly onClose: () => void;
}

interface Away {
  readonly words: string;
  readonly at: readonly string[];
}

const SEARCH: Away = {
  words: "Type what you're looking for, or set a filter.",
  at: [
    'main [role="searchbox"]',
    'main input[type="search"]',
    'main [role="combobox"]',
    'main form',
  ],
};
const PLANS: Away = {
  words: 'Each plan lists what it unlocks today.',
  at: ['main table', 'main h1'],
};

/** Screens with the forms the tour asks for. The tour never covers them. */
const FORMS = [linkTo('profile'), linkTo('vendorOnboarding'), linkTo('submitListing')];

/**
 * Five steps. Opening a screen from the tour shrinks it to a strip at the edge with a ring around the subject; the
 * user can return any time.
 */
export default function Tour({ account, onClose }: TourProps) {
  const { state, change, report } = useOnboarding(account.profile.id);
  const [away, setAway] = useState<Away | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (state === undefined) return null;
  const type = tourTypeOf(account);
  const step = TOUR_STEPS[state.step - 1] ?? 'completion';

  const go = (next: Onboarding) => {
    report('next');
    change(next);
  };
  const next = () => go(advanced(state));
  const skip = () => {
    report('skipped');
    change(skipped(state));
    onClose();
  };
  const close = () => {
    report('closed');
    onClose();
  };
  const complete = (to: 'vendorDashboard' | null) => {
    report('completed');
    change(finishTour(state));
    onClose();
    if (to !== null) void navigate(linkTo(to));
  };
  const openPage = (place: Away, path: string, done: Partial<Onboarding>) => {
    go({ ...advanced(state), ...done });
    setAway(place);
    void navigate(path);
  };

  if (away === null && FORMS.includes(pathname)) {
    return (
      <BottomStrip label="Tour">
        <p role="status" className={styles.away}>
          {step === 'completion'
            ? 'Your tour is complete.'
            : `${stepLabel(step)}. Finish here first.`}
        </p>
        <Button
          intent="primary"
          size="small"
          onClick={() => {
            if (step === 'profile') next();
            void navigate(linkTo('dashboard'));
          }}
        >
          Continue Tour
        </Button>
        <Button variant="minimal" size="small" onClick={close}>
          Close
        </Button>
      </BottomStrip>
    );
  }
  if (away !== null) {
    return (
      <>
        <Spotlight at={away.at} />
        <BottomStrip label="Tour">
          <p role="status" className={styles.away}>
            {away.words}
          </p>
          <Button intent="primary" size="small" onClick={() => setAway(null)}>
            Continue Tour
          </Button>
          <Button variant="minimal" size="small" onClick={close}>
            Close
          </Button>
        </BottomStrip>
      </>
    );
  }
  return (
    <Dialog label="Tour of Haven Exchange" place="top" onClose={close}>
      <div className={styles.tour}>
        {step === 'welcome' && <WelcomeStep type={type} onNext={next} onSkip={skip} />}
        {step === 'profile' && (
          <ProfileStep account={account} type={type} onNext={next} onPass={next} />
        )}
        {step === 'search' && (
          <SearchStep
            onAway={() =>
              openPage(SEARCH, linkTo('investmentOpportunities'), { search_attempted: true })
            }
            onNext={next}
            onSkip={skip}
          />
        )}
        {step === 'plans' && (
          <PlansStep
            onAway={() => openPage(PLANS, linkTo('userPricing'), { pricing_viewed: true })}
            onNext={next}
            onSkip={skip}
          />
        )}
        {step === 'completion' && (
          <CompletionStep
            type={type}
            onDone={() => complete(type === 'vendor' ? 'vendorDashboard' : null)}
          />
        )}
        <Button variant="minimal" size="small" className={styles.close ?? ''} onClick={close}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
