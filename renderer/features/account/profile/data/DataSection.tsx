import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { useAppDispatch } from '../../../../data/hooks.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { saveFile } from '../../../../ui/file/saveFile.ts';
import ui from '../../../../ui/theme/ui.module.css';
import styles from './DataSection.module.css';
import { DATA_PART_COUNT, exportOwnData, type ReadingProgress } from './ownDataApi.ts';

/** Exports everything the exchange stores about a user and lets them read, as a file only they get. */
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
    const parts = await dispatch(exportOwnData(userId, here.signal, setProgress));
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
    <section aria-labelledby="own-data-title" className={`${ui.stack12} ${styles.data}`}>
      <h2 id="own-data-title">Your data</h2>
      <p>
        Your content and the data we keep about you, in one JSON file: profile, records, messages
        you wrote, saved searches, signed agreements, and invoices. Attachments are named but not
        included. A broker’s network, referrals, and reviews are on their own pages. The file is
        created on this device, so no copy stays on our servers.
      </p>
      <p role="status" className={styles.status}>
        {progress !== null &&
          `Reading ${progress.title}: part ${formatNumber(progress.done + 1)} of ${formatNumber(DATA_PART_COUNT)}`}
        {typeof outcome === 'number' &&
          `${formatNumber(outcome)} entries saved to this device's download folder.`}
      </p>
      {progress !== null && (
        <progress aria-label="Data read" max={DATA_PART_COUNT} value={progress.done} />
      )}
      {outcome === 'failed' && (
        <p role="alert">Couldn't read all of your data, so nothing was saved. Try again.</p>
      )}
      <span className={ui.wrap}>
        {/* Stays in place so that a double click does not cancel the download. */}
        <PlainButton aria-disabled={progress !== null} onClick={() => void run()}>
          Download my data
        </PlainButton>
        {progress !== null && <PlainButton onClick={cancel}>Cancel</PlainButton>}
      </span>
    </section>
  );
}
