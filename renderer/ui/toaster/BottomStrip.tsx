import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import ui from '../theme/ui.module.css';
import styles from './BottomStrip.module.css';
import { TOASTER_ID } from './Toaster.tsx';

interface StripProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A strip over the bottom edge of every screen during an ongoing activity; toasts are placed above it. */
export function BottomStrip({ label, children }: StripProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(TOASTER_ID)), []);
  if (place === null) return null;
  return createPortal(
    <section aria-label={label} className={`${ui.actions12} ${styles.strip}`}>
      {children}
    </section>,
    place,
  );
}
