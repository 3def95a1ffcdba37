import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Campaigns.module.css';
import {
  type CampaignEmail,
  useCampaignEmailsQuery,
  useCampaignResultsQuery,
  useNoteEmailReplyMutation,
  useStopCampaignMutation,
} from './campaignsApi.ts';
import { emailStatusLabel, sumCampaignResults } from './emailLabels.ts';

/** Campaign results: totals, and each email with its recipient's activity. */
export function CampaignResults({ row }: { readonly row: RecordRow }) {
  const totals = useCampaignResultsQuery([row.id]);
  const emails = useCampaignEmailsQuery(row.id);
  const [stop, stopping] = useStopCampaignMutation();
  const status = getFieldValue(row, 'status');
  const isRunning = status === 'scheduled' || status === 'sending';
  return (
    <section aria-label="Results" className={styles.part}>
      <div className={styles.head}>
        <h3>Results</h3>
        {isRunning && (
          <Button size="small" loading={stopping.isLoading} onClick={() => void stop(row.id)}>
            Stop pending emails
          </Button>
        )}
      </div>
      <Loaded answer={totals} waiting={<Skeleton height="4rem" />}>
        {(rows) => {
          const campaignTotals = sumCampaignResults(rows);
          return (
            <FigureStrip
              figures={[
                { label: 'Sent', value: formatNumber(campaignTotals.sent) },
                { label: 'Pending', value: formatNumber(campaignTotals.waiting) },
                { label: 'Clicked', value: formatNumber(campaignTotals.clicked) },
                { label: 'Replied', value: formatNumber(campaignTotals.replied) },
                { label: 'Inquiries', value: formatNumber(campaignTotals.inquired) },
                { label: 'Bounced', value: formatNumber(campaignTotals.bounced) },
                { label: 'Excluded', value: formatNumber(campaignTotals.leftOut) },
              ]}
            />
          );
        }}
      </Loaded>
      <Loaded answer={emails} waiting={<Skeleton height="12rem" />}>
        {(rows) => (
          <div className={styles.scroll}>
            <RuledTable className={styles.emails}>
              <TableHead columns={['Contact', 'Email', 'Clicks', 'Reply']} />
              <tbody>
                {rows.map((email) => (
                  <EmailRow key={email.id} email={email} campaignId={row.id} />
                ))}
              </tbody>
            </RuledTable>
          </div>
        )}
      </Loaded>
      <p className={styles.quiet}>
        Opens aren't tracked. Messages here and inquiries count automatically. Mark email replies
        yourself.
      </p>
    </section>
  );
}

function EmailRow({
  email,
  campaignId,
}: {
  readonly email: CampaignEmail;
  readonly campaignId: string;
}) {
  const { id, contact_id, contacts, recipient, due_at, sent_at, clicks } = email;
  const [note, { isLoading }] = useNoteEmailReplyMutation();
  const name = contacts?.name ?? recipient ?? 'A contact';
  const isReplied = email.replied_at !== null;
  const wasSent = sent_at !== null;
  const came = [email.inquired_at !== null && 'Inquired', isReplied && 'Answered']
    .filter(Boolean)
    .join(', ');
  const when = sent_at ?? (email.status === 'waiting' ? due_at : null);
  return (
    <tr>
      <th scope="row">
        {contact_id === null ? name : <Link to={linkTo('client', { id: contact_id })}>{name}</Link>}
      </th>
      <td>
        {emailStatusLabel(email)}
        {when !== null && <span className={styles.quiet}>{formatDateTime(when)}</span>}
      </td>
      <td data-label="Clicks">{wasSent ? formatNumber(clicks) : '—'}</td>
      <td>
        {came !== '' && <span>{came}</span>}
        {wasSent && (
          <Button
            size="small"
            variant="minimal"
            loading={isLoading}
            aria-label={`${isReplied ? 'Undo' : 'Mark as replied'}: ${name}`}
            onClick={() => void note({ id, campaignId, isReplied: !isReplied })}
          >
            {isReplied ? 'Undo' : 'Mark as replied'}
          </Button>
        )}
      </td>
    </tr>
  );
}
