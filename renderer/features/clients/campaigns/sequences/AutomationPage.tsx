import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { combineQueries, Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import { useFindRecordsInfiniteQuery } from '../../../../workbench/data/recordsApi.ts';
import styles from '../Campaigns.module.css';
import { CampaignsSidebar, SequencesSidebar, useSentCampaigns } from './AutomationSidebar.tsx';
import own from './Sequences.module.css';
import { endReasonLabel, stepAfter, stepLabel } from './sequenceLabels.ts';
import {
  type EndedEnrollment,
  type UpcomingStep,
  useEndedEnrolmentsQuery,
  useNextStepsQuery,
  useSequenceResultsQuery,
} from './sequencesApi.ts';

/** Automation overview: upcoming steps, recent exits, and results of sequences and campaigns. */
export function Component() {
  const list = useFindRecordsInfiniteQuery({ noun: emailSequence, filters: [], sort: 'name' });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const results = useSequenceResultsQuery(
    rows.map(({ id }) => id),
    { skip: list.isLoading },
  );
  const next = useNextStepsQuery();
  const ended = useEndedEnrolmentsQuery();
  const { isLoading: areCampaignsLoading, ...campaigns } = useSentCampaigns();
  // The sections appear together: one after another, they would push each other down.
  const isLoading =
    areCampaignsLoading || [list, results, next, ended].some((one) => one.isLoading);
  return (
    <Page>
      <PageHeader
        actions={
          <>
            <LinkButton to="marketing" size="small">
              Campaigns
            </LinkButton>
            <LinkButton to="emailSequences" size="small" intent="primary">
              Sequences
            </LinkButton>
          </>
        }
      />
      {isLoading ? (
        <Skeleton height="24rem" />
      ) : (
        <div className={own.sections}>
          <div className={own.whole}>
            <Loaded answer={results} waiting={<Skeleton height="4rem" />}>
              {(totals) => {
                const all = (of: 'active' | 'answered' | 'sent' | 'clicked' | 'stopped') =>
                  formatNumber(totals.reduce((sum, each) => sum + each[of], 0));
                return (
                  <FigureStrip
                    figures={[
                      { label: 'Currently enrolled', value: all('active') },
                      { label: 'Emails sent', value: all('sent') },
                      { label: 'Clicked', value: all('clicked') },
                      { label: 'Replied', value: all('answered') },
                      { label: 'Stopped', value: all('stopped') },
                    ]}
                  />
                );
              }}
            </Loaded>
          </div>
          <Loaded answer={combineQueries(next, ended)} waiting={<Skeleton height="16rem" />}>
            {([upcoming, exited]) => (
              <div className={styles.desk}>
                <NextSteps rows={upcoming} />
                <Left rows={exited} />
              </div>
            )}
          </Loaded>
          <div className={styles.desk}>
            <SequencesSidebar rows={rows} results={results.data ?? []} />
            <CampaignsSidebar {...campaigns} />
          </div>
        </div>
      )}
    </Page>
  );
}

function NextSteps({ rows }: { readonly rows: readonly UpcomingStep[] }) {
  return (
    <section aria-label="Upcoming" className={styles.part}>
      <h2>Upcoming</h2>
      {rows.length === 0 ? (
        <EmptyState title="No upcoming steps">
          Start a sequence and enroll clients to see upcoming steps here.
        </EmptyState>
      ) : (
        <div className={styles.scroll}>
          <RuledTable className={own.table}>
            <TableHead columns={['Contact', 'Step', 'Date', 'Sequence']} />
            <tbody>
              {rows.map((row) => (
                <NextRow key={row.id} row={row} />
              ))}
            </tbody>
          </RuledTable>
        </div>
      )}
    </section>
  );
}

function NextRow({ row }: { readonly row: UpcomingStep }) {
  const sequence = row.email_sequences;
  const step = stepAfter(sequence?.sequence_steps ?? [], row.place);
  return (
    <tr>
      <th scope="row">
        <Link to={linkTo('client', { id: row.contact_id })}>
          {row.contacts?.name ?? 'A contact'}
        </Link>
      </th>
      <td>{step ? stepLabel(step) : 'Last step completed'}</td>
      <td>{sequence?.status === 'active' ? formatDateTime(row.due_at ?? '') : 'Paused'}</td>
      <td>
        {sequence && (
          <Link to={linkTo('emailSequence', { id: row.sequence_id })}>{sequence.name}</Link>
        )}
      </td>
    </tr>
  );
}

function Left({ rows }: { readonly rows: readonly EndedEnrollment[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label="Recently exited" className={styles.part}>
      <h2>Recently exited</h2>
      <ul className={styles.lines}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={linkTo('client', { id: row.contact_id })}>
              {row.contacts?.name ?? 'A contact'}
            </Link>
            <span className={styles.quiet}>
              {[
                endReasonLabel(row),
                row.email_sequences?.name,
                row.ended_at !== null && formatDateTime(row.ended_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
