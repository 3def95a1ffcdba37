import { Button } from '@blueprintjs/core';
import { type ReactNode, useMemo, useRef } from 'react';
import { type FigureWarning, findFigureWarnings } from '#shared/listings/figure-warnings.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import ui from '../../../ui/theme/ui.module.css';
import { FormStep } from './FormStep.tsx';
import {
  type FieldName,
  type FormValues,
  fieldsOf,
  getFieldProblem,
  STEPS,
  toSellerFigures,
} from './listingForm.ts';
import type { FieldComments } from './listingReturn.ts';
import styles from './SubmitListing.module.css';

interface WizardProps {
  readonly values: FormValues;
  readonly onChange: (name: FieldName, typed: string) => void;
  /** Photos step; omitted if there are no photos. */
  readonly pictures?: ReactNode;
  /** Shown beside every step, or below it on narrow screens. */
  readonly preview: ReactNode;
  /** The broker of record's comments by field. */
  readonly comments?: FieldComments | undefined;
  /** Shown where the state is chosen and before submitting. */
  readonly license?: ReactNode;
  /** Shown above the steps: save status and rejection reason. */
  readonly told?: ReactNode;
  /** The final action. */
  readonly finish: (isComplete: boolean) => ReactNode;
}

/** Steps on the left with their missing fields, and the current step. */
export function Wizard(props: WizardProps) {
  const { values, onChange, pictures, preview, comments = {}, license, told, finish } = props;
  const { params, change } = useUrlSearch();
  const steps = STEPS.filter(({ id }) => id !== 'pictures' || pictures !== undefined);
  const found = steps.findIndex(({ id }) => id === params.get('step'));
  const index = Math.max(found, 0);
  const step = steps[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const doubts = useMemo(() => findFigureWarnings(toSellerFigures(values)), [values]);
  const lacking = steps.map(
    (one) =>
      fieldsOf(one, values.property_type).filter(
        (field) => getFieldProblem(field, values) !== undefined,
      ).length,
  );
  const commented = steps.map(
    ({ fields }) => fields.filter(({ name }) => comments[name] !== undefined).length,
  );
  const isComplete = lacking.every((count) => count === 0);
  function go(to: number) {
    const id = steps[to]?.id;
    if (id === undefined) return;
    change([['step', id]], 'is a step');
    heading.current?.focus();
  }
  if (step === undefined) return null;
  return (
    <div className={styles.columns}>
      <nav aria-label="Steps">
        <ol className={styles.steps}>
          {steps.map((one, place) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={place === index ? 'step' : undefined}
                onClick={() => go(place)}
              >
                <span>{one.title}</span>
                <span className={styles.missing}>
                  {[
                    (commented[place] ?? 0) > 0 && formatCommentCount(commented[place] ?? 0),
                    (lacking[place] ?? 0) > 0 && `${lacking[place]} missing`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className={styles.step} aria-labelledby="step">
        {told}
        <h2 id="step" ref={heading} tabIndex={-1}>
          {step.title}
        </h2>
        <p className={ui.note}>{step.about}</p>
        <FormStep
          step={step}
          values={values}
          doubts={doubts}
          comments={comments}
          asksForAll={params.get('check') === '1'}
          onChange={onChange}
        />
        {step.id === 'pictures' && pictures}
        {(step.id === 'place' || step.id === 'review') && license}
        {step.id === 'review' && <LikelyQuestions doubts={doubts} />}
        <div className={styles.buttons}>
          {index > 0 && <Button onClick={() => go(index - 1)}>Back</Button>}
          {index < steps.length - 1 && (
            <Button intent="primary" onClick={() => go(index + 1)}>
              Next: {steps[index + 1]?.title}
            </Button>
          )}
          {finish(isComplete)}
        </div>
      </section>
      <aside className={styles.aside}>{preview}</aside>
    </div>
  );
}

const formatCommentCount = (count: number): string =>
  count === 1 ? '1 comment' : `${count} comments`;

/** Figures that contradict each other, which buyers will ask about. */
function LikelyQuestions({ doubts }: { readonly doubts: readonly FigureWarning[] }) {
  if (doubts.length === 0) return null;
  return (
    <div className={styles.told} role="status">
      <strong>Buyers will ask about this</strong>
      <ul>
        {doubts.map(({ sentence }) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
