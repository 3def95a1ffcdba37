import { Button } from '@blueprintjs/core';
import { Menu } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
      <Button
        variant="minimal"
        className={styles.mobileOnly ?? ''}
        icon={<Menu />}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
