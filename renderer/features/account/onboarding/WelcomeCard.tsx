import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './GetStarted.module.css';
import { advanced, finishTour, type Onboarding } from './onboardingState.ts';
import type { useOnboarding } from './useOnboarding.ts';

interface WelcomeCardProps {
  readonly state: Onboarding;
  readonly change: (next: Onboarding) => void;
  readonly report: ReturnType<typeof useOnboarding>['report'];
}

interface CardStep {
  readonly title: string;
  readonly about: string;
  readonly button: string;
  readonly path: string;
  readonly done?: Partial<Onboarding>;
}

const steps = (): readonly CardStep[] => [
  {
    title: 'Secure your account',
    about: 'Two-factor authentication protects your deals even if your password leaks.',
    button: 'Security settings',
    path: linkTo('securitySettings'),
  },
  {
    title: 'See what each plan opens',
    about: 'Browsing is free. Plans unlock addresses, contacts and listings.',
    button: 'View plans',
    path: linkTo('userPricing'),
    done: { pricing_viewed: true },
  },
  {
    title: 'Search communities',
    about: 'Filters, a map, and a field that understands your own words.',
    button: 'Search',
    path: linkTo('investmentOpportunities'),
    done: { search_attempted: true },
  },
  {
    title: 'Introduce yourself',
    about: 'Shows people you message who you are.',
    button: 'Complete profile',
    path: linkTo('profile'),
  },
];

/** The short tour: four steps on one card, each with a link to a screen. */
export function WelcomeCard({ state, change, report }: WelcomeCardProps) {
  const navigate = useNavigate();
  const all = steps();
  const at = Math.min(state.step, all.length);
  const step = all[at - 1];
  if (step === undefined) return null;
  const next = (done: Partial<Onboarding> = {}) => {
    const isLast = at === all.length;
    report(isLast ? 'completed' : 'next');
    change({ ...(isLast ? finishTour(state) : advanced(state)), ...done });
  };
  return (
    <article className={ui.grid8}>
      <p className={ui.note}>{`Step ${at} of ${all.length}`}</p>
      <h2>{step.title}</h2>
      <p>{step.about}</p>
      <div className={styles.buttons}>
        <Button
          intent="primary"
          onClick={() => {
            next(step.done);
            void navigate(step.path);
          }}
        >
          {step.button}
        </Button>
        <Button onClick={() => next()}>{at === all.length ? 'Finish' : 'Next'}</Button>
      </div>
    </article>
  );
}
