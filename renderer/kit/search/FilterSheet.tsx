import type { ReactNode } from 'react';
import { PlainButton } from '../button/PlainButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { CrossIcon } from '../icon/CrossIcon.tsx';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  /** The fields; each applies at once, so that the number below them follows. */
  readonly children: ReactNode;
  /** How many are left by what is chosen now, in words; empty while nobody knows. */
  readonly summary: string;
  /** Nothing where nothing narrows the list. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What narrows a list, on a phone: over the list, with the way back to it at the thumb. */
export function FilterSheet({ children, summary, onClear, onClose }: FilterSheetProps) {
  return (
    <Dialog label="Filters" place="sheet" onClose={onClose}>
      <div className={styles.head}>
        <h2>Filters</h2>
        <PlainButton variant="minimal" aria-label="Close filters" onClick={onClose}>
          <CrossIcon />
        </PlainButton>
      </div>
      <div className={styles.fields}>{children}</div>
      {/* The page's own live region is behind the dialog, where nothing is read out. */}
      <p role="status" className="visually-hidden">
        {summary}
      </p>
      <div className={styles.foot}>
        <PlainButton variant="minimal" disabled={onClear === undefined} onClick={onClear}>
          Clear filters
        </PlainButton>
        <PlainButton intent="primary" size="large" onClick={onClose}>
          {summary === '' ? 'Show results' : showWords(summary)}
        </PlainButton>
      </div>
    </Dialog>
  );
}

/** "12 communities" as a button: "Show 12 communities"; what begins a sentence begins none here. */
const showWords = (summary: string): string =>
  `Show ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`;
