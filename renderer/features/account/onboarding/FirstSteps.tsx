import { Button } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useState } from 'react';
import type { Query } from '#shared/routes.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { FirstStep, Progress } from './firstSteps.ts';
import styles from './GetStarted.module.css';

interface FirstStepsProps {
  readonly steps: readonly FirstStep[];
  readonly progress: Progress;
  readonly onHide: () => void;
}

/** The checklist of a new account. The server completes each step from the account's own rows. */
export function FirstSteps({ steps, progress, onHide }: FirstStepsProps) {
  const done = steps.filter(({ fact }) => progress.done[fact]).length;
  const current = steps.find(({ fact }) => !progress.done[fact]);
  return (
    <>
      <header className={styles.header}>
        <h2 id="first-steps">Get started</h2>
        <span className={ui.note}>
          {done} of {steps.length} done
        </span>
        <Button variant="minimal" size="small" onClick={onHide}>
          Hide
        </Button>
      </header>
      <progress
        className={styles.progress}
        value={done}
        max={steps.length}
        aria-labelledby="first-steps"
      />
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <Step
            key={step.title}
            number={place + 1}
            step={step}
            isDone={progress.done[step.fact]}
            isCurrent={step === current}
            waits={step.fact === 'verified' ? describeVerification(progress) : null}
          />
        ))}
      </ol>
    </>
  );
}

interface StepProps {
  readonly number: number;
  readonly step: FirstStep;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  /** What the step waits for, instead of its description. */
  readonly waits: string | null;
}

function Step({ number, step, isDone, isCurrent, waits }: StepProps) {
  // Generated once, so that going back and forth opens the same draft.
  const [draft] = useState(() => crypto.randomUUID());
  const actions = isDone ? [] : [step.action, step.second].filter((one) => one !== undefined);
  return (
    <li data-done={isDone} data-current={isCurrent}>
      <span className={styles.mark}>
        {isDone ? <Tick size={14} role="img" aria-label="Done:" /> : number}
      </span>
      <div>
        <h3>{step.title}</h3>
        {!isDone && <p>{waits ?? step.about}</p>}
      </div>
      <div className={styles.buttons}>
        {actions.map(({ to, label, query }, place) => (
          <LinkButton
            key={label}
            to={to}
            query={withDraft(query, draft)}
            size="small"
            {...(isCurrent && place === 0 && { intent: 'primary' as const })}
            {...(place > 0 && { variant: 'minimal' as const })}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </li>
  );
}

/** `draft: 'new'` opens a new draft directly, as "Start new listing" does. */
const withDraft = (query: Query | undefined, draft: string): Query =>
  query?.draft === 'new' ? { draft, new: '1' } : (query ?? {});

function describeVerification({ done, verification }: Progress): string | null {
  if (verification === 'rejected')
    return "We couldn't verify your profile. Correct it to try again.";
  if (done.vendor && done.credential) {
    return 'In review. We email you within 1–2 business days.';
  }
  return null;
}
