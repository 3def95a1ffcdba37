import { Button } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import type { Account } from '../../../session/account/index.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './GetStarted.module.css';
import type { Onboarding } from './onboardingState.ts';

interface ChecklistProps {
  readonly account: Account;
  readonly state: Onboarding;
  readonly change: (next: Onboarding) => void;
}

type Flag = 'search_attempted' | 'pricing_viewed' | 'features_viewed';

interface Item {
  readonly name: string;
  readonly path: string;
  readonly isDone: boolean;
  readonly flag?: Flag;
}

const itemsOf = ({ profile }: Account, state: Onboarding): readonly Item[] => [
  {
    name: 'Complete Your Profile',
    path: linkTo('profile'),
    isDone: Boolean(profile.full_name) && profile.user_type !== null,
  },
  {
    name: 'Try Property Search',
    path: linkTo('investmentOpportunities'),
    isDone: state.search_attempted,
    flag: 'search_attempted',
  },
  {
    name: 'Explore Subscription Plans',
    path: linkTo('userPricing'),
    isDone: state.pricing_viewed,
    flag: 'pricing_viewed',
  },
  {
    name: 'Review Implementation Status',
    path: linkTo('featuresStatus'),
    isDone: state.features_viewed,
    flag: 'features_viewed',
  },
];

/** Four first tasks. The first counts when it is true, the others when visited. */
export function Checklist({ account, state, change }: ChecklistProps) {
  const navigate = useNavigate();
  const items = itemsOf(account, state);
  const done = items.filter(({ isDone }) => isDone).length;
  if (done === items.length) return null;
  const go = ({ path, flag }: Item) => {
    if (flag !== undefined) change({ ...state, [flag]: true });
    void navigate(path);
  };
  return (
    <div>
      <header className={styles.header}>
        <h2 id="get-started">Get Started</h2>
        <span className={ui.note}>
          {done} of {items.length} done
        </span>
      </header>
      <progress
        className={styles.progress}
        value={done}
        max={items.length}
        aria-labelledby="get-started"
      />
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.name} data-done={item.isDone}>
            <span>
              {item.isDone && <Tick size={14} role="img" aria-label="Done:" />} {item.name}
            </span>
            {!item.isDone && (
              <Button size="small" onClick={() => go(item)}>
                Complete<span className="visually-hidden">: {item.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
