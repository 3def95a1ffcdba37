import { useSyncExternalStore } from 'react';
import { DialogButton } from '../dialog/DialogButton.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import styles from './Header.module.css';
import { openPalette } from './paletteEvents.ts';

const never = () => () => undefined;

/** The visible button for the Ctrl-K palette. */
export function PaletteButton() {
  // A prerendered page doesn't know the keyboard.
  const isApple = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
  const keys = isApple ? '⌘K' : 'Ctrl K';
  return (
    <DialogButton
      className={styles.palette}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      title={`Go to a page (${keys})`}
      onClick={openPalette}
    >
      <SearchIcon />
      <span className="visually-hidden">Go to a page</span>
      <span className={styles.keys} aria-hidden="true">
        {keys}
      </span>
    </DialogButton>
  );
}
