import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { useAuth } from '../../session/auth/index.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Problem } from '../../ui/form/Problem.tsx';
import { CheckStep, type DuplicateChoice } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DiscardImport } from './DiscardImport.tsx';
import { DoneStep } from './DoneStep.tsx';
import { FileStep } from './FileStep.tsx';
import styles from './Import.module.css';
import { ImportProgress } from './ImportProgress.tsx';
import { useImport } from './useImport.ts';
import type { ImportDestination } from './useStaging.ts';

interface ImportStepsProps {
  readonly noun: Noun;
  readonly destination: ImportDestination;
  /** A file already chosen, read at once. */
  readonly file?: File | null;
  /** How to handle duplicate rows. */
  readonly duplicates: readonly DuplicateChoice[];
  /** Above the file picker. */
  readonly intro?: ReactNode;
  /** Below the file picker. */
  readonly besides: ReactNode;
  /** Beside the validation results, and after the import. */
  readonly checked?: ReactNode;
  readonly after?: ReactNode;
  /** Completion message and undo action. */
  readonly done: string;
  readonly undo: (id: string) => ReactNode;
  readonly onClose: () => void;
}

const STEPS = ['File', 'Columns', 'Check', 'Done'] as const;

/** Import steps: choose, map, validate, import, undo. */
export function ImportSteps(props: ImportStepsProps) {
  const {
    noun,
    destination,
    file = null,
    duplicates,
    intro,
    besides,
    checked,
    after,
    done,
    undo,
    onClose,
  } = props;
  const auth = useAuth();
  const importing = useImport(noun, auth.session?.userId ?? '', destination);
  const { facts, verdict, outcome, busy, problem } = importing;
  const { open } = importing;
  const first = useRef(file);
  useEffect(() => {
    if (first.current !== null) void open(first.current, 0);
    first.current = null;
  }, [open]);
  const step = outcome !== null ? 3 : verdict !== null ? 2 : facts !== null ? 1 : 0;
  const isTaking = busy !== null && !busy.canStop;
  const hasWork = outcome === null && (facts !== null || busy !== null);
  const [isConfirmingDiscard, setConfirmingDiscard] = useState(false);
  const stay = () => setConfirmingDiscard(false);

  return (
    <Dialog
      label={`Import ${noun.many}`}
      place="stage"
      onClose={() => {
        // The import is atomic and can't be interrupted.
        if (isTaking) return;
        if (isConfirmingDiscard) stay();
        else if (hasWork) setConfirmingDiscard(true);
        else onClose();
      }}
    >
      <div className={styles.dialog}>
        <header className={styles.head}>
          <h2>Import {noun.many}</h2>
          <ol className={styles.steps}>
            {STEPS.map((name, index) => (
              <li key={name} aria-current={index === step ? 'step' : undefined}>
                {name}
              </li>
            ))}
          </ol>
        </header>
        {isConfirmingDiscard && hasWork && !isTaking && (
          <DiscardImport onStay={stay} onLeave={onClose} />
        )}
        <Problem text={problem} />
        {outcome !== null ? (
          <DoneStep noun={noun} outcome={outcome} said={done} undo={undo} onClose={onClose}>
            {after}
          </DoneStep>
        ) : verdict !== null ? (
          <CheckStep
            noun={noun}
            importing={importing}
            unit={facts?.unit ?? 'row'}
            verdict={verdict}
            choices={duplicates}
          >
            {checked}
          </CheckStep>
        ) : facts !== null ? (
          <ColumnsStep noun={noun} importing={importing} facts={facts} />
        ) : (
          <FileStep noun={noun} importing={importing} intro={intro}>
            {besides}
          </FileStep>
        )}
        {busy !== null && <ImportProgress busy={busy} onCancel={importing.cancel} />}
      </div>
    </Dialog>
  );
}
