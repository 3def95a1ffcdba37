import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { AgreementView } from './AgreementView.tsx';
import styles from './CoBrokers.module.css';
import { type AgreementSummary, agreementStatusText, type Desk, splitText } from './coBrokers.ts';
import { useCoBrokersQuery } from './coBrokersApi.ts';
import { NewAgreement } from './TermsForm.tsx';

const nameOf = ({ property }: AgreementSummary): string => property;

const waitsForMe = (row: AgreementSummary): boolean => row.state === 'offered' && !row.i_signed;

const COLUMNS: readonly Column<AgreementSummary>[] = [
  { id: 'community', label: 'Community', type: 'text', value: nameOf, width: 14 },
  {
    id: 'location',
    label: 'Location',
    type: 'text',
    value: ({ city, place }) => `${city}, ${place}`,
    width: 8,
  },
  {
    id: 'broker',
    label: 'Other broker',
    type: 'text',
    value: ({ other }) => other,
    width: 12,
    card: 'line',
  },
  {
    id: 'role',
    label: 'Your role',
    type: 'text',
    value: ({ is_lister: isLister }) => (isLister ? 'Listing broker' : 'Co-broker'),
    width: 7,
  },
  {
    id: 'status',
    label: 'Status',
    type: 'state',
    value: (row) => ({
      label: agreementStatusText(row),
      intent: waitsForMe(row) ? 'warning' : row.state === 'signed' ? 'success' : 'none',
    }),
    width: 11,
    card: 'side',
  },
  {
    id: 'split',
    label: 'Split',
    type: 'text',
    value: (row) => `${splitText(row)} ${row.is_lister ? 'to them' : 'to you'}`,
    width: 9,
  },
  {
    id: 'commission',
    label: 'Your share',
    type: 'money',
    value: ({ commission }) => commission,
    width: 8,
  },
  { id: 'until', label: 'Until', type: 'day', value: ({ until }) => until, width: 6 },
  {
    id: 'created',
    label: 'Created',
    type: 'date',
    value: (row) => row.created_at,
    width: 6,
    isHidden: true,
  },
];

const agreementsOf = (desk: Desk | undefined) => desk?.agreements;

const NewButton = () => (
  <LinkButton to="coBrokers" query={{ new: '1' }} size="small" intent="primary">
    New agreement
  </LinkButton>
);

/** Co-brokerage agreements, with the open one over the list. */
export function Component() {
  const { params } = useUrlSearch();
  const navigate = useNavigate();
  const query = useCoBrokersQuery();
  const data = useMemo(() => agreementsOf(query.data), [query.data]);
  const currentData = useMemo(() => agreementsOf(query.currentData), [query.currentData]);
  const id = params.get('agreement');
  const isNew = params.has('new') || params.has('with');
  const close = () => void navigate(linkTo('coBrokers'), { replace: true });
  return (
    <>
      <LocalList
        kind="co-brokerages"
        noun={['agreement', 'agreements']}
        answer={{ ...query, data, currentData }}
        columns={COLUMNS}
        sortedBy="-created"
        openAs="agreement"
        nameOf={nameOf}
        primary={<NewButton />}
        nothing={
          <EmptyState title="No co-brokerage agreements yet" action={<NewButton />}>
            Share a listing with another broker and set the split and access. Offers sent to your
            email appear here too.
          </EmptyState>
        }
      />
      {id !== null && !isNew && (
        <Dialog label="Agreement" place="panel" onClose={close}>
          <div className={styles.panel}>
            <AgreementView key={id} id={id} />
          </div>
        </Dialog>
      )}
      {isNew && query.data !== undefined && (
        <Dialog label="New agreement" place="panel" onClose={close}>
          <div className={styles.panel}>
            <NewAgreement
              desk={query.data}
              broker={params.get('with')}
              brokerName={params.get('name') ?? ''}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
