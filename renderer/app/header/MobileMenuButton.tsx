import { Menu } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogButton } from '../../kit/dialog/DialogButton.tsx';
import { loadChunk } from '../errors/loadChunk.ts';
import styles from './Header.module.css';

const MobileMenu = lazy(() => loadChunk(() => import('./MobileMenu.tsx')));

/** Takes the place of the bar's menus where there is no room for them. */
export function MobileMenuButton() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <DialogButton
        className={styles.mobileOnly}
        aria-label="Menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu />
      </DialogButton>
      {isOpen && (
        <Suspense>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
