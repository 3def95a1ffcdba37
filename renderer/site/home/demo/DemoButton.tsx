import { useEffect, useState } from 'react';
import { DialogButton } from '../../../kit/dialog/DialogButton.tsx';
import { PlayIcon } from '../homeIcons.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import styles from './DemoButton.module.css';
import { DEMO_ANCHOR } from './demoVideo.ts';

const load = () => import('./DemoDialog.tsx');

/** Opens the demo, of which nothing is loaded before. */
export function DemoButton() {
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

  return (
    <>
      <DialogButton className={styles.button} onClick={open}>
        <PlayIcon />
        Watch 90-sec demo
      </DialogButton>
      {hasFailed && <p role="status">The demo did not load. Please try again.</p>}
      {isOpen && DemoDialog !== null && <DemoDialog onClose={() => setOpen(false)} />}
    </>
  );
}
