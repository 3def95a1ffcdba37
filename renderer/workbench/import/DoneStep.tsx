import type { ReactNode } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { useArrivalFocus } from '../../ui/form/useFocus.ts';
import ui from '../../ui/theme/ui.module.css';
import styles from './Import.module.css';
import type { ImportOutcome } from './importApi.ts';

interface DoneStepProps {
  readonly noun: Noun;
  readonly outcome: ImportOutcome & { readonly id: string };
  readonly said: string;
  readonly undo: (id: string) => ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The import result. */
export function DoneStep({ noun, outcome, said, undo, onClose, children }: DoneStepProps) {
  const { id, added, changed, skipped } = outcome;
  const isOnlyChanged = added === 0 && changed > 0;
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div className={styles.body}>
      <h3 ref={title} tabIndex={-1} className={styles.result}>
        {isOnlyChanged
          ? `${formatNumber(changed)} ${changed === 1 ? noun.one : noun.many} updated`
          : `${formatNumber(added)} ${added === 1 ? noun.one : noun.many} added`}
      </h3>
      <p>
        {changed > 0 && !isOnlyChanged && `${formatNumber(changed)} existing records updated. `}
        {skipped > 0 && `${formatNumber(skipped)} duplicates skipped. `}
        {said}
      </p>
      {children}
      <div className={ui.actions}>
        <PlainButton intent="primary" onClick={onClose}>
          Show {noun.many}
        </PlainButton>
        {undo(id)}
      </div>
    </div>
  );
}
