import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stageBlockReason, stageRequirements } from '#shared/deals/transactions/stages.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { CardText } from '../../../workbench/board/board.ts';
import { NounBoard } from '../../../workbench/board/NounBoard.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordDialog } from '../../../workbench/form/RecordDialog.tsx';
import {
  LIST_AND_BOARD,
  ListModeSwitch,
  readListMode,
} from '../../../workbench/list/ListModeSwitch.tsx';
import { NounList } from '../../../workbench/list/NounList.tsx';
import { BoardScreen } from '../../../workbench/noun/BoardScreen.tsx';
import { getRecordNeighbors } from '../../../workbench/record/recordNeighbors.ts';
import { formatCalendarDay } from './formatCalendarDay.ts';
import { Transaction } from './Transaction.tsx';
import { TRANSACTION_FILTERS, transactionViews } from './transactionSearch.ts';

/** All transactions of the user's team, as a list and by stage. */
export function Component() {
  const { params, addressWith } = useUrlSearch();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <>
      {readListMode(LIST_AND_BOARD, params) === 'board' ? (
        <ByStage onAdd={add} />
      ) : (
        <AsList onAdd={add} />
      )}
      {isAdding && (
        <RecordDialog
          noun={transaction}
          row={null}
          begin={{ status: 'negotiation', side: 'sell' }}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => {
            setAdding(false);
            void navigate(addressWith([['open', id]]), { preventScrollReset: true });
          }}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly onAdd: () => void;
}

const Add = ({ onAdd }: PartProps) => (
  <Button intent="primary" size="small" onClick={onAdd}>
    New transaction
  </Button>
);

function AsList({ onAdd }: PartProps) {
  const [views] = useState(() => transactionViews(new Date()));
  return (
    <NounList
      noun={transaction}
      builtIn={views}
      modes={<ListModeSwitch modes={LIST_AND_BOARD} />}
      primary={<Add onAdd={onAdd} />}
      onCreate={onAdd}
      nothing={
        <EmptyState title="No transactions" action={<Add onAdd={onAdd} />}>
          Sales your team runs appear here, from negotiation to closing. Create one from a pipeline
          deal's menu.
        </EmptyState>
      }
      panel={(id, { known, ids, go, close }) => (
        <Transaction
          place="panel"
          id={id}
          known={known}
          neighbours={getRecordNeighbors(ids, id, go)}
          onClose={close}
        />
      )}
    />
  );
}

function ByStage({ onAdd }: PartProps) {
  const [views] = useState(() => transactionViews(new Date()));
  return (
    <BoardScreen
      noun={transaction}
      fields={TRANSACTION_FILTERS}
      sort="expected_close"
      finds="Community"
      builtIn={views}
      modes={<ListModeSwitch modes={LIST_AND_BOARD} />}
      primary={<Add onAdd={onAdd} />}
      draw={(search, linkOf) => (
        <NounBoard
          noun={transaction}
          label="Transactions by stage"
          search={search}
          writeSum={formatShortDollars}
          cardOf={transactionCard}
          linkOf={linkOf}
          whyNot={stageBlockReason}
          needsAt={stageRequirements}
        />
      )}
      panel={(id, close) => <Transaction place="panel" id={id} onClose={close} />}
    />
  );
}

/** A transaction card: community, closing date, price. */
function transactionCard(row: RecordRow): CardText {
  const price = getFieldValue(row, 'price');
  const [close, closed] = [getFieldValue(row, 'expected_close'), getFieldValue(row, 'closed_on')];
  const under =
    typeof closed === 'string'
      ? `Closed ${formatCalendarDay(closed)}`
      : typeof close === 'string'
        ? `Closes ${formatCalendarDay(close)}`
        : 'No closing date';
  return {
    title: String(getFieldValue(row, 'property_name') ?? ''),
    under,
    figure: typeof price === 'number' ? formatShortDollars(price) : 'No price',
    note: String(getFieldValue(row, 'state') ?? ''),
    isLate: false,
  };
}
