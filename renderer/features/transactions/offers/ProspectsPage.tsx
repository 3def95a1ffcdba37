import { useSearchParams } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { SelectField } from '../../../kit/form/SelectField.tsx';
import { RowLink } from '../../../kit/link/RowLink.tsx';
import { Page, PageHeader } from '../../../kit/page/Page.tsx';
import { withValues } from '../../../kit/search/useAddress.ts';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { Loaded } from '../../../kit/state/Loaded.tsx';
import { Skeleton } from '../../../kit/state/Skeleton.tsx';
import { FoldingTable } from '../../../kit/table/FoldingTable.tsx';
import styles from '../Transactions.module.css';
import { useMyProspectsQuery } from './offersApi.ts';
import { proofText } from './offerWords.ts';
import { communitiesOf, nextStep, type Prospect, standingOf } from './prospects.ts';

/** Who wants the reader's communities, over all ways in which they came. */
export function Component() {
  const answer = useMyProspectsQuery();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('of') ?? '';
  const communities = communitiesOf(answer.data ?? []);
  return (
    <Page>
      <PageHeader title="Buyer management" />
      {communities.length > 1 && (
        <div className={styles.filter}>
          <SelectField
            label="Community"
            options={[['', 'All communities'], ...communities.map((name) => [name, name] as const)]}
            value={chosen}
            onChange={({ target }) =>
              setParams((before) => withValues(before, [['of', target.value]]), { replace: true })
            }
          />
        </div>
      )}
      <Loaded
        answer={answer}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="Nobody yet">
            Whoever asks about a community of yours, signs its agreement, reads in its room or bids
            on it stands here, once, with what is next.
          </EmptyState>
        }
      >
        {(rows) => (
          <Prospects
            rows={rows.filter(({ property_name: name }) => chosen === '' || name === chosen)}
          />
        )}
      </Loaded>
    </Page>
  );
}

const Prospects = ({ rows }: { readonly rows: readonly Prospect[] }) => (
  <FoldingTable className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Buyer</th>
        <th scope="col">Community</th>
        <th scope="col">Standing</th>
        <th scope="col">Next step</th>
        <th scope="col">Asked</th>
        <th scope="col">Agreement</th>
        <th scope="col">Deal room</th>
        <th scope="col">Proof of funds</th>
        <th scope="col" className={styles.figure}>
          Offer
        </th>
        <th scope="col">Last act</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Line key={row.key} row={row} />
      ))}
    </tbody>
  </FoldingTable>
);

function Line({ row }: { readonly row: Prospect }) {
  const { label, to } = nextStep(row);
  const name = row.company ?? row.name;
  return (
    <tr data-row>
      <th scope="row">{to === null ? name : <RowLink to={to}>{name}</RowLink>}</th>
      <td>{row.property_name}</td>
      <td>{standingOf(row)}</td>
      <td>{label}</td>
      <td>{dayOf(row.asked_at)}</td>
      <td>
        {row.signed_at !== null
          ? formatDay(row.signed_at)
          : row.agreement === 'asked'
            ? 'Not signed'
            : '—'}
      </td>
      <td>{row.is_in_room ? 'Inside' : row.has_room ? 'Not inside' : '—'}</td>
      <td>{proofText(row.proof_of_funds)}</td>
      <td className={styles.figure}>{row.price === null ? '—' : formatDollars(row.price)}</td>
      <td>{dayOf(row.last_at)}</td>
    </tr>
  );
}

const dayOf = (at: string | null): string => (at === null ? '—' : formatDay(at));
