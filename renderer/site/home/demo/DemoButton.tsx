import { useEffect, useState, useSyncExternalStore } from 'react';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { PlayIcon } from '../homeIcons.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import styles from './DemoButton.module.css';

const load = () => import('./DemoDialog.tsx');

/** Anchor that opens the page with the demo open. */
const DEMO_ANCHOR = 'watch-demo';

/** The desktop app ships without the video. */
const isDesktopApp = () => location.protocol === 'app:';
const neverChanges = () => () => undefined;

/** Opens the demo and loads it on first use. */
export function DemoButton() {
  const isDesktop = useSyncExternalStore(neverChanges, isDesktopApp, () => false);
  const [isOpen, setOpen] = useState(false);
  const { Part: DemoDialog, want, hasFailed } = useOnDemand(load);

  function open() {
    setOpen(true);
    want();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that the page was opened at
  useEffect(() => {
    if (location.hash === `#${DEMO_ANCHOR}`) open();
  }, []);

  if (isDesktop) return null;
  return (
    <>
      <DialogButton className={styles.button} onClick={open}>
        <PlayIcon />
        Watch 90-sec demo
      </DialogButton>
      {hasFailed && <p role="status">The demo didn't load. Please try again.</p>}
      {isOpen && DemoDialog !== null && <DemoDialog onClose={() => setOpen(false)} />}
    </>
  );
}
