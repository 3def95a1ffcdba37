import { Button } from '@blueprintjs/core';
import { getPlanClaims } from '#shared/account/billing/claims.ts';
import { PLAN_IDS, PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import ui from '../../../../ui/theme/ui.module.css';
import { stepLabel } from '../onboardingState.ts';
import styles from './Tour.module.css';
import { welcomeOf } from './welcomes.ts';

interface StepProps {
  readonly type: string;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

export function WelcomeStep({ type, onNext, onSkip }: StepProps) {
  const { title, about, cards, button } = welcomeOf(type);
  return (
    <>
      <p className={styles.label}>{stepLabel('welcome')}</p>
      <h2>{title}</h2>
      <p>{about}</p>
      <ul className={styles.cards}>
        {cards.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button intent="primary" onClick={onNext}>
          {button}
        </Button>
        <Button variant="minimal" onClick={onSkip}>
          Skip for Now
        </Button>
      </div>
    </>
  );
}

interface AwayProps {
  readonly onAway: () => void;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

export function SearchStep({ onAway, onNext, onSkip }: AwayProps) {
  return (
    <>
      <p className={styles.label}>{stepLabel('search')}</p>
      <h2>Search communities</h2>
      <p>
        Type what you're looking for in your own words, or set filters. Every search has its own
        link, so you can bookmark, share and save it.
      </p>
      <ul className={styles.list}>
        <li>“memory care in Ohio under $10M, 60 beds or more”</li>
        <li>“skilled nursing near Chicago with a cap rate above 11%”</li>
        <li>Save a search to get alerts about matching communities.</li>
      </ul>
      <div className={styles.buttons}>
        <Button intent="primary" onClick={onAway}>
          Try Search Now
        </Button>
        <Button onClick={onNext}>Continue Tour</Button>
        <Button variant="minimal" onClick={onSkip}>
          Skip for Now
        </Button>
      </div>
    </>
  );
}

/** Generated from the plans table, so that it shows the current prices and features. */
export function PlansStep({ onAway, onNext, onSkip }: AwayProps) {
  return (
    <>
      <p className={styles.label}>{stepLabel('plans')}</p>
      <h2>Choose what you need</h2>
      <ul className={styles.plans}>
        {PLAN_IDS.map((id) => (
          <li key={id}>
            <p>
              <strong>{PLANS[id].name}</strong>{' '}
              <span className={styles.price}>
                {PLANS[id].monthlyCents === 0
                  ? 'Free'
                  : `${formatPrice(PLANS[id].monthlyCents)}/month`}
              </span>
            </p>
            <p className={ui.note}>{getPlanClaims(id).opens.slice(0, 4).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button intent="primary" onClick={onAway}>
          View All Plans
        </Button>
        <Button onClick={onNext}>Complete Tour</Button>
        <Button variant="minimal" onClick={onSkip}>
          Skip for Now
        </Button>
      </div>
    </>
  );
}

interface CompletionProps {
  readonly type: string;
  readonly onDone: () => void;
}

export function CompletionStep({ type, onDone }: CompletionProps) {
  return (
    <>
      <h2>You are all set</h2>
      <p>
        {type === 'vendor'
          ? 'Your dashboard shows what needs your attention: credentials, verification and messages.'
          : "Your dashboard shows what's next. You can restart the tour from the command palette."}
      </p>
      <div className={styles.buttons}>
        <Button intent="primary" onClick={onDone}>
          {type === 'vendor' ? 'Go to Vendor Dashboard' : 'Start Exploring'}
        </Button>
      </div>
    </>
  );
}
