import { transaction } from '#shared/records/nouns/transaction.ts';
import { valueIn } from '#shared/records/row.ts';
import { movesFrom } from '#shared/transactions/stages.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { RecordPage, type RecordPageProps } from '../../kit/work/record/RecordPage.tsx';
import { RecordPanel } from '../../kit/work/record/RecordPanel.tsx';
import { ChecklistLinks } from './ChecklistLinks.tsx';
import { ClosingPath } from './ClosingPath.tsx';
import { Documents } from './Documents.tsx';
import { Fees } from './Fees.tsx';
import { ListingOf } from './ListingOf.tsx';
import { Parties } from './Parties.tsx';
import { PortalLinks } from './portals/PortalLinks.tsx';
import { Quotes } from './portals/Quotes.tsx';
import { Wires } from './wires/Wires.tsx';

/** One transaction as its team works on it, beside the list or on its own address. */
export function Transaction(props: Omit<RecordPageProps, 'noun' | 'moves' | 'related'>) {
  const shared = {
    ...props,
    noun: transaction,
    moves: movesFrom,
    related: (row: RecordRow) => {
      const [price, state] = [valueIn(row, 'price'), valueIn(row, 'state')];
      return (
        <>
          <ClosingPath id={row.id} state={typeof state === 'string' ? state : null} />
          <ChecklistLinks id={row.id} />
          <Parties id={row.id} />
          <PortalLinks id={row.id} />
          <Quotes id={row.id} />
          <Documents id={row.id} />
          <ListingOf id={row.id} />
          <Wires id={row.id} mayEnter />
          <Fees id={row.id} price={typeof price === 'number' ? price : null} />
        </>
      );
    },
  };
  return props.place === 'panel' ? <RecordPanel {...shared} /> : <RecordPage {...shared} />;
}
