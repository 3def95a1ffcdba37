import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { BADGE_CAP } from '#shared/constants.ts';
import { buttonClass } from '../button/buttonClass.ts';
import { useNavigation } from '../link/navigation.ts';
import { useCloseOnOutside } from '../menu/useCloseOnOutside.ts';
import { PartBoundary } from '../state/PartBoundary.tsx';
import styles from './PanelButton.module.css';

const badgeText = (count: number): string => (count > BADGE_CAP ? `${BADGE_CAP}+` : `${count}`);

interface PanelButtonProps {
  /** Label of the button and its panel. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Unread count, shown on the badge and in the button's name as "3 unread". */
  readonly count: number;
  /** True if some are new since the panel was last opened. */
  readonly hasNews?: boolean;
  readonly onOpen?: () => void;
  /** The panel's content, which may load late. */
  readonly children: (close: () => void) => ReactNode;
}

/** A header button with a badge and a panel; navigating closes the panel. */
export function PanelButton(props: PanelButtonProps) {
  const { label, icon, count, hasNews = false, onOpen, children } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const { key } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (isOpen) panelRef.current?.focus({ preventScroll: true });
  }, [isOpen]);
  // A toast confirms an action in the panel and may undo it, so clicking it doesn't close the panel.
  useCloseOnOutside(rootRef, isOpen, () => setOpen(false), '[data-toaster]');

  function close() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <div ref={rootRef} className={styles.root}>
      <button
        ref={buttonRef}
        type="button"
        className={buttonClass({ variant: 'minimal' })}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setOpen(!isOpen);
        }}
      >
        {icon}
        <span className="visually-hidden">
          {label}
          {count > 0 && `, ${badgeText(count)} unread`}
        </span>
        {count > 0 && (
          <span aria-hidden="true" className={styles.badge} data-news={hasNews}>
            {badgeText(count)}
          </span>
        )}
      </button>
      {isOpen && (
        <div
          ref={panelRef}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={styles.panel}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
        >
          <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
            <PartBoundary>{children(close)}</PartBoundary>
          </Suspense>
        </div>
      )}
    </div>
  );
}
