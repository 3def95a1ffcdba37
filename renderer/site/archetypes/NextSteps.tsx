import type { Action } from '#shared/home/content.ts';
import { isKnownPath, linkTo } from '#shared/routes.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { StartButton } from '../../ui/presence/StartButton.tsx';
import { ContentLink } from '../blocks/ContentLink.tsx';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  readonly next: readonly Action[];
}

/** Only actions that are already available. */
const reachable = (next: readonly Action[]) => next.filter(({ to }) => isKnownPath(to));

/** The most likely next action, at the top of a page. */
export function HeroActions({ next }: NextStepsProps) {
  // The sign-up button already comes before it.
  const first = reachable(next).find(({ to }) => !to.startsWith(linkTo('auth')));
  return (
    <div className={styles.actions}>
      <StartButton />
      {first !== undefined && (
        <ContentLink to={first.to} className={buttonClass({ size: 'large' })}>
          {first.label}
        </ContentLink>
      )}
    </div>
  );
}

/** Links at the end of a page. */
export function NextSteps({ next }: NextStepsProps) {
  const steps = reachable(next);
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Next steps" className={styles.next}>
      <ul>
        {steps.map(({ label, to }) => (
          <li key={to}>
            <ContentLink to={to}>{label}</ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
