import type { ReactNode } from 'react';
import { PlainButton } from '../button/PlainButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { CrossIcon } from '../icon/CrossIcon.tsx';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  /** Fields. Each applies immediately, so the count below stays current. */
  readonly children: ReactNode;
  /** Result count for the current filters; empty until known. */
  readonly summary: string;
  /** Undefined if no filters are set. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
}

/** List filters on a phone: a sheet over the list with its close button within thumb reach. */
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
      {/* The page's live region is behind the dialog and isn't read out. */}
      <p role="status" className="visually-hidden">
        {summary}
      </p>
      <div className={styles.foot}>
        <PlainButton variant="minimal" disabled={onClear === undefined} onClick={onClear}>
          Clear filters
        </PlainButton>
        <PlainButton intent="primary" size="large" onClick={onClose}>
          {summary === '' ? 'Show results' : formatShowLabel(summary)}
        </PlainButton>
      </div>
    </Dialog>
  );
}

/** Button label for a summary: "12 communities" becomes "Show 12 communities", with the first letter lowercased. */
const formatShowLabel = (summary: string): string =>
  `Show ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`;
