import { formatNumber } from '#shared/format/number.ts';
import { fieldOf } from '#shared/records/noun.ts';
import { campaign } from '#shared/records/nouns/campaign.ts';
import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { useFindRecordsInfiniteQuery } from '../../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../../workbench/data/row.ts';
import styles from '../Campaigns.module.css';
import { useCampaignResultsQuery } from '../campaignsApi.ts';
import { sumCampaignResults } from '../emailLabels.ts';
import type { SequenceResult } from './sequencesApi.ts';

const statusOf = (noun: typeof campaign | typeof emailSequence, row: RecordRow): string => {
  const field = fieldOf(noun, 'status');
  const value = getFieldValue(row, 'status');
  const choices = field?.type === 'choice' ? field.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? '';
};

interface SequencesBesideProps {
  readonly rows: readonly RecordRow[];
  readonly results: readonly SequenceResult[];
}

/** All sequences with their results. */
export function SequencesSidebar({ rows, results }: SequencesBesideProps) {
  return (
    <section aria-label="Sequences" className={styles.part}>
      <h2>Sequences</h2>
      {rows.length === 0 && <p className={styles.quiet}>No sequences yet.</p>}
      <ul className={styles.lines}>
        {rows.map((row) => {
          const totals = results.find(({ sequence_id }) => sequence_id === row.id);
          return (
            <li key={row.id}>
              <Link to={linkTo('emailSequence', { id: row.id })}>
                {getRecordName(emailSequence, row)}
              </Link>
              <span className={styles.quiet}>
                {statusOf(emailSequence, row)}
                {totals &&
                  ` · ${formatNumber(totals.active)} enrolled, ${formatNumber(totals.sent)} emails sent, ${formatNumber(totals.clicked)} clicked, ${formatNumber(totals.answered)} replied`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The latest sent and active campaigns with their results. */
export function useSentCampaigns() {
  const list = useFindRecordsInfiniteQuery({
    noun: campaign,
    filters: [{ field: 'status', is: 'any_of', value: ['scheduled', 'sending', 'sent'] }],
    sort: 'send_at',
    isDescending: true,
  });
  const rows = (list.data?.pages.flatMap((page) => page.rows) ?? []).slice(0, 8);
  const ids = rows.map(({ id }) => id);
  const results = useCampaignResultsQuery(ids, { skip: ids.length === 0 });
  const isLoading = list.isLoading || results.isLoading;
  return { rows, results: results.data ?? [], isLoading };
}

/** Sent and active campaigns. */
export function CampaignsSidebar({
  rows,
  results,
}: Pick<ReturnType<typeof useSentCampaigns>, 'rows' | 'results'>) {
  return (
    <section aria-label="Campaigns" className={styles.part}>
      <h2>Campaigns</h2>
      {rows.length === 0 && <p className={styles.quiet}>No active or sent campaigns.</p>}
      <ul className={styles.lines}>
        {rows.map((row) => {
          const totals = sumCampaignResults(
            results.filter(({ campaign_id }) => campaign_id === row.id),
          );
          return (
            <li key={row.id}>
              <Link to={linkTo('campaign', { id: row.id })}>{getRecordName(campaign, row)}</Link>
              <span className={styles.quiet}>
                {statusOf(campaign, row)} · {formatNumber(totals.sent)} sent,{' '}
                {formatNumber(totals.waiting)} pending, {formatNumber(totals.clicked)} clicked,{' '}
                {formatNumber(totals.replied)} replied
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
