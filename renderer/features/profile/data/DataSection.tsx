import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { useAppDispatch } from '../../../core/hooks.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { saveFile } from '../../../kit/file/saveFile.ts';
import styles from './DataSection.module.css';
import { EVERY_PART } from './everyPart.ts';
import { type ReadingProgress, readOwnData } from './ownDataApi.ts';

/** Everything that the exchange holds of a person and lets them read, as a file that only they have. */
export function DataSection({ userId }: { readonly userId: string }) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<ReadingProgress | null>(null);
  const [outcome, setOutcome] = useState<'failed' | number | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function run() {
    if (stop.current !== null) return;
    const here = new AbortController();
    stop.current = here;
    setOutcome(null);
    const parts = await dispatch(readOwnData(userId, here.signal, setProgress));
    if (here.signal.aborted) return;
    stop.current = null;
    setProgress(null);
    if (parts === null) {
      setOutcome('failed');
      return;
    }
    const content = JSON.stringify({ taken_at: new Date().toISOString(), parts }, null, 2);
    saveFile('haven-exchange-data.json', new Blob([content], { type: 'application/json' }));
    setOutcome(parts.reduce((count, { rows }) => count + rows.length, 0));
  }

  function cancel() {
    stop.current?.abort();
    stop.current = null;
    setProgress(null);
  }

  return (
    <section aria-labelledby="own-data-title" className={styles.data}>
      <h2 id="own-data-title">Your data</h2>
      <p>
        What you wrote here and what is kept about you, in one JSON file: profile, records, messages
        you wrote, saved searches, signed agreements, invoices. Files are named in it, and not part
        of it. A broker’s network, referrals and reviews are read on their own pages. It is made on
        this device, so no copy of it lies on our servers.
      </p>
      <p role="status" className={styles.status}>
        {progress !== null &&
          `Reading ${progress.title}: part ${formatNumber(progress.done + 1)} of ${formatNumber(EVERY_PART.length)}`}
        {typeof outcome === 'number' &&
          `${formatNumber(outcome)} entries are saved where this device keeps downloads.`}
      </p>
      {progress !== null && (
        <progress aria-label="Data read" max={EVERY_PART.length} value={progress.done} />
      )}
      {outcome === 'failed' && (
        <p role="alert">Your data could not be read to its end, so nothing was saved. Try again.</p>
      )}
      <span className={styles.acts}>
        {/* It stays where it is: whoever presses twice does not cancel what they began. */}
        <PlainButton aria-disabled={progress !== null} onClick={() => void run()}>
          Download my data
        </PlainButton>
        {progress !== null && <PlainButton onClick={cancel}>Cancel</PlainButton>}
      </span>
    </section>
  );
}
