import { Search } from '@blueprintjs/icons';
import { useHost } from '../../host/HostContext.tsx';
import { DialogButton } from '../../kit/dialog/DialogButton.tsx';
import { openPalette } from '../palette/paletteDoor.ts';
import styles from './Header.module.css';

/** The visible way to what Ctrl-K opens. */
export function PaletteButton() {
  const { platform } = useHost();
  const keys = platform.isApple ? '⌘K' : 'Ctrl K';
  return (
    <DialogButton
      className={styles.palette}
      aria-keyshortcuts={platform.isApple ? 'Meta+K' : 'Control+K'}
      title={`Go to a page (${keys})`}
      onClick={openPalette}
    >
      <Search />
      <span className="visually-hidden">Go to a page</span>
      <span className={styles.keys} aria-hidden="true">
        {keys}
      </span>
    </DialogButton>
  );
}
