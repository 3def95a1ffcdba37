import { type ReactNode, useId } from 'react';
import type { NavLink } from '#shared/navigation/nav-links.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { CrossIcon } from '../icon/CrossIcon.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './MenuDialog.module.css';
import { NavItemLink } from './NavItemLink.tsx';

interface MenuDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** All of the large screen's bar items in one column. */
export function MenuDialog({ onClose, children }: MenuDialogProps) {
  return (
    <Dialog label="Menu" place="side" onClose={onClose}>
      <div className={styles.top}>
        <PlainButton variant="minimal" aria-label="Close menu" onClick={onClose}>
          <CrossIcon />
        </PlainButton>
        <ThemeToggle />
      </div>
      <nav aria-label="Main" className={styles.menu}>
        {children}
      </nav>
    </Dialog>
  );
}

interface MenuGroupProps {
  readonly title: string | null;
  readonly offers: readonly NavLink[];
}

export function MenuGroup({ title, offers }: MenuGroupProps) {
  const titleId = useId();
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={title === null ? undefined : titleId}>
      {title !== null && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <ul>
        {offers.map((offer) => (
          <li key={offer.label}>
            <NavItemLink offer={offer} className={styles.link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
