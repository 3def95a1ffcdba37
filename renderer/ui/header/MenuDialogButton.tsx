import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { DialogButton } from '../dialog/DialogButton.tsx';
import { MenuIcon } from '../icon/icons.tsx';
import { useNavigation } from '../link/navigation.ts';
import styles from './Header.module.css';

export interface MenuProps {
  readonly onClose: () => void;
}

/** Replaces the bar's menus on small screens; `menu` loads when opened. */
export function MenuDialogButton({ menu: Menu }: { readonly menu: ComponentType<MenuProps> }) {
  const [isOpen, setOpen] = useState(false);
  const { key } = useNavigation();
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
        <MenuIcon />
      </DialogButton>
      {isOpen && (
        <Suspense>
          <Menu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
