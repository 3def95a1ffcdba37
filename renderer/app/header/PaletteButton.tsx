import { Button } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { useHost } from '../../host/HostContext.tsx';
import { openPalette } from '../palette/paletteDoor.ts';
import styles from './Header.module.css';

/** The visible way to what Ctrl-K opens. */
export function PaletteButton() {
  const { platform } = useHost();
  const keys = platform.isApple ? '⌘K' : 'Ctrl K';
  return (
    <Button
      variant="minimal"
      icon={<Search />}
      aria-label="Go to a page"
      aria-keyshortcuts={platform.isApple ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      title={`Go to a page (${keys})`}
      onClick={openPalette}
    >
      <kbd className={styles.keys}>{keys}</kbd>
    </Button>
  );
}
