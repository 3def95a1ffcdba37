import { Button } from '@blueprintjs/core';
import { formatNumber } from '#shared/format/number.ts';
import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { RecordRow } from '../../../../workbench/data/row.ts';
import { CampaignListing } from '../CampaignListing.tsx';
import styles from '../Campaigns.module.css';
import { PostalAddress } from '../PostalAddress.tsx';
import { EnrollContacts } from './EnrollContacts.tsx';
import { EnrolledPeople } from './EnrolledPeople.tsx';
import { SequenceSteps } from './SequenceSteps.tsx';
import { useRunSequenceMutation, useSequenceResultsQuery } from './sequencesApi.ts';

/** A sequence's status, steps, enrolled contacts, and results. */
export function SequenceDetails({ row }: { readonly row: RecordRow }) {
  const status = getFieldValue(row, 'status');
  const runs = status === 'active';
  return (
    <div className={styles.desk}>
      <Running row={row} runs={runs} isDraft={status === 'draft'} />
      <SequenceSteps row={row} isChanged={!runs} />
      {(!runs || getFieldValue(row, 'listing_id') !== null) && (
        <CampaignListing row={row} isDraft={!runs} noun={emailSequence} />
      )}
      {runs && <EnrollContacts sequenceId={row.id} />}
      {status !== 'draft' && <EnrolledPeople sequenceId={row.id} runs={runs} />}
    </div>
  );
}

interface RunningProps {
  readonly row: RecordRow;
  readonly runs: boolean;
  readonly isDraft: boolean;
}

function Running({ row, runs, isDraft }: RunningProps) {
  const totals = useSequenceResultsQuery([row.id]);
  const [run, { error, isLoading }] = useRunSequenceMutation();
  const statusText = runs
    ? 'Active. Contacts exit when they reply, inquire, sign an NDA, or unsubscribe.'
    : isDraft
      ? 'Draft. Nothing is sent until you start it.'
      : 'Paused. Contacts stay at their current step.';
  return (
    <section aria-label="Run" className={styles.part}>
      <div className={styles.head}>
        <h3>Run</h3>
        <Button
          size="small"
          intent={runs ? 'none' : 'primary'}
          loading={isLoading}
          onClick={() => void run({ id: row.id, runs: !runs })}
        >
          {runs ? 'Pause' : isDraft ? 'Start' : 'Resume'}
        </Button>
      </div>
      <p>{statusText}</p>
      <ServerError error={error} title="Not started" />
      <PostalAddress />
      {!isDraft && (
        <Loaded answer={totals} waiting={<Skeleton height="4rem" />}>
          {([sequenceTotals]) => (
            <FigureStrip
              figures={[
                { label: 'Enrolled', value: formatNumber(sequenceTotals?.active ?? 0) },
                { label: 'Finished', value: formatNumber(sequenceTotals?.finished ?? 0) },
                { label: 'Stopped', value: formatNumber(sequenceTotals?.stopped ?? 0) },
                { label: 'Replied', value: formatNumber(sequenceTotals?.answered ?? 0) },
                { label: 'Emails sent', value: formatNumber(sequenceTotals?.sent ?? 0) },
                { label: 'Clicked', value: formatNumber(sequenceTotals?.clicked ?? 0) },
                { label: 'Bounced', value: formatNumber(sequenceTotals?.bounced ?? 0) },
              ]}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}
