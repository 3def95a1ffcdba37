import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { BADGE_CAP } from '#shared/constants.ts';
import { buttonClass } from '../button/buttonClass.ts';
import { useNavigation } from '../link/navigation.ts';
import { PartBoundary } from '../state/PartBoundary.tsx';
import styles from './PanelButton.module.css';

const badgeText = (count: number): string => (count > BADGE_CAP ? `${BADGE_CAP}+` : `${count}`);

interface PanelButtonProps {
  /** Names the button and the panel. */
  readonly label: string;
  readonly icon: ReactNode;
  /** How many wait; the badge says it, and the button's name as "3 unread". */
  readonly count: number;
  /** Some of them came since somebody last looked. */
  readonly hasNews?: boolean;
  readonly onOpen?: () => void;
  /** What the panel shows; it may be a late part. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the header with a badge, and the panel that it opens; any other page closes it. */
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
    if (!isOpen) return;
    panelRef.current?.focus({ preventScroll: true });
    const leave = ({ target }: Event) => {
      // A toast tells of what was done in the panel, and may take it back: that is no leaving.
      if (target instanceof Element && target.closest('[data-toaster]') !== null) return;
      if (!rootRef.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

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
