import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import ui from '../../ui/theme/ui.module.css';
import styles from './RecordList.module.css';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** Bulk actions for the selected rows. */
  readonly children: ReactNode;
}

/** A bar that stays visible while rows are selected. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <section aria-label="Selected rows" className={`${ui.actions} ${styles.bar}`}>
      <p role="status">{`${formatNumber(count)} selected`}</p>
      {children}
      <Button variant="minimal" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  );
}
