import { Button } from '@blueprintjs/core';
import { formatNumber } from '#shared/format/number.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { valueIn } from '#shared/records/row.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import type { RecordRow } from '../../../core/records/row.ts';
import { FigureStrip } from '../../../kit/figures/FigureStrip.tsx';
import { FormError } from '../../../kit/form/FormError.tsx';
import { Loaded } from '../../../kit/state/Loaded.tsx';
import { Skeleton } from '../../../kit/state/Skeleton.tsx';
import { CampaignListing } from '../CampaignListing.tsx';
import styles from '../Campaigns.module.css';
import { PostalAddress } from '../PostalAddress.tsx';
import { Enrol } from './Enrol.tsx';
import { People } from './People.tsx';
import { Steps } from './Steps.tsx';
import { useRunSequenceMutation, useSequenceResultsQuery } from './sequencesApi.ts';

/** All of one sequence beside its fields: whether it runs, its steps, who is in it and what came of it. */
export function SequenceDesk({ row }: { readonly row: RecordRow }) {
  const status = valueIn(row, 'status');
  const runs = status === 'active';
  return (
    <div className={styles.desk}>
      <Running row={row} runs={runs} isDraft={status === 'draft'} />
      <Steps row={row} isChanged={!runs} />
      {(!runs || valueIn(row, 'listing_id') !== null) && (
        <CampaignListing row={row} isDraft={!runs} noun={emailSequence} />
      )}
      {runs && <Enrol sequenceId={row.id} />}
      {status !== 'draft' && <People sequenceId={row.id} runs={runs} />}
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
  const said = runs
    ? 'It runs. Whoever answers, inquires, signs a confidentiality agreement or wants no more letters leaves it.'
    : isDraft
      ? 'A draft: nobody is written to before it is started.'
      : 'Paused: everybody waits where they are.';
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
          {runs ? 'Pause' : isDraft ? 'Start' : 'Go on'}
        </Button>
      </div>
      <p>{said}</p>
      {isDataError(error) && (
        <FormError notice={{ title: 'Not started', description: dataSentence(error) }} />
      )}
      <PostalAddress />
      {!isDraft && (
        <Loaded answer={totals} waiting={<Skeleton height="4rem" />}>
          {([sums]) => (
            <FigureStrip
              figures={[
                { label: 'In it now', value: formatNumber(sums?.active ?? 0) },
                { label: 'Finished', value: formatNumber(sums?.finished ?? 0) },
                { label: 'Stopped', value: formatNumber(sums?.stopped ?? 0) },
                { label: 'Answered', value: formatNumber(sums?.answered ?? 0) },
                { label: 'Letters sent', value: formatNumber(sums?.sent ?? 0) },
                { label: 'Clicked', value: formatNumber(sums?.clicked ?? 0) },
                { label: 'Came back', value: formatNumber(sums?.bounced ?? 0) },
              ]}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}
