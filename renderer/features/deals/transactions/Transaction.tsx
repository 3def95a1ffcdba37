import { CHECKLIST_TYPES } from '#shared/deals/transactions/checklists.ts';
import { nextStages } from '#shared/deals/transactions/stages.ts';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { LinkedFacets } from '../../../workbench/record/LinkedFacets.tsx';
import { RecordPage, type RecordPageProps } from '../../../workbench/record/RecordPage.tsx';
import { RecordPanel } from '../../../workbench/record/RecordPanel.tsx';
import { ClosingTimeline } from './ClosingTimeline.tsx';
import { Documents } from './Documents.tsx';
import { Fees } from './Fees.tsx';
import { Parties } from './Parties.tsx';
import { PortalLinks } from './portals/PortalLinks.tsx';
import { Quotes } from './portals/Quotes.tsx';
import { TransactionListing } from './TransactionListing.tsx';
import { TransactionSection } from './TransactionSection.tsx';
import styles from './Transactions.module.css';
import { Wires } from './wires/Wires.tsx';

/** A transaction for its team, in the list's panel or on its own page. */
export function Transaction(props: Omit<RecordPageProps, 'noun' | 'moves' | 'related'>) {
  const shared = {
    ...props,
    noun: transaction,
    moves: nextStages,
    isRelatedFirst: true,
    related: (row: RecordRow) => {
      const [price, state] = [getFieldValue(row, 'price'), getFieldValue(row, 'state')];
      return (
        <>
          <LinkedFacets kind="transactions" id={row.id} />
          <ClosingTimeline id={row.id} state={typeof state === 'string' ? state : null} />
          <ChecklistLinks id={row.id} />
          <Parties id={row.id} />
          <PortalLinks id={row.id} />
          <Quotes id={row.id} />
          <Documents id={row.id} />
          <TransactionListing id={row.id} />
          <Wires id={row.id} mayEnter />
          <Fees id={row.id} price={typeof price === 'number' ? price : null} />
        </>
      );
    },
  };
  return props.place === 'panel' ? <RecordPanel {...shared} /> : <RecordPage {...shared} />;
}

/** Links from a transaction to its checklists and offers. */
const ChecklistLinks = ({ id }: { readonly id: string }) => (
  <TransactionSection title="Checklists and offers">
    <div className={styles.lists}>
      {CHECKLIST_TYPES.map(({ value, label }) => (
        <Link key={value} to={linkTo('checklist', { type: value, id })}>
          {label}
        </Link>
      ))}
      <Link to={linkTo('sellerOffers', undefined, { of: id })}>Offers</Link>
    </div>
  </TransactionSection>
);
