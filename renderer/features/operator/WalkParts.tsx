import { Button } from '@blueprintjs/core';

export const WALK_ANSWERS = [
  ['pass', 'Pass'],
  ['fail', 'Fail'],
  ['not_applicable', 'Not applicable'],
] as const;

interface WalkAnswersProps {
  readonly value: unknown;
  readonly className: string | undefined;
  readonly onChoose: (value: (typeof WALK_ANSWERS)[number][0]) => void;
}

/** The result of an item of a walk. */
export const WalkAnswers = ({ value, className, onChoose }: WalkAnswersProps) => (
  <fieldset className={className} aria-label="Result">
    {WALK_ANSWERS.map(([one, label]) => (
      <Button
        key={one}
        size="large"
        aria-pressed={value === one}
        variant={value === one ? 'solid' : 'outlined'}
        intent={one === 'fail' && value === one ? 'danger' : 'none'}
        onClick={() => onChoose(one)}
      >
        {label}
      </Button>
    ))}
  </fieldset>
);

interface WalkStepsProps {
  readonly at: number;
  /** The number of items; the summary follows the last one. */
  readonly count: number;
  /** The item, or on the summary all items, has an answer. */
  readonly isAnswered: boolean;
  readonly finish: string;
  readonly isBusy: boolean;
  readonly className: string | undefined;
  readonly onMove: (at: number) => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

/** Moves between the items of a walk, and finishes it on the summary. */
export function WalkSteps({ at, count, isAnswered, isBusy, onMove, ...props }: WalkStepsProps) {
  const isSummary = at >= count;
  return (
    <footer className={props.className}>
      <Button size="large" disabled={at === 0} onClick={() => onMove(at - 1)}>
        Back
      </Button>
      <Button
        key={isSummary ? 'finish' : 'next'}
        size="large"
        intent="primary"
        loading={isSummary && isBusy}
        disabled={!isAnswered}
        onClick={() => (isSummary ? props.onFinish() : onMove(at + 1))}
      >
        {isSummary ? props.finish : 'Next'}
      </Button>
      <Button size="large" variant="minimal" onClick={props.onClose}>
        Cancel
      </Button>
    </footer>
  );
}
