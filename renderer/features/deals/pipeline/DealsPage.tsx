import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deal } from '#shared/records/nouns/deal.ts';
import { property } from '#shared/records/nouns/property.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { RecordDialog } from '../../../workbench/form/RecordDialog.tsx';
import {
  type ListMode,
  ListModeSwitch,
  readListMode,
} from '../../../workbench/list/ListModeSwitch.tsx';
import { NounList } from '../../../workbench/list/NounList.tsx';
import { RelatedLists } from '../../../workbench/list/RelatedLists.tsx';
import { BoardScreen } from '../../../workbench/noun/BoardScreen.tsx';
import { RecordPanel } from '../../../workbench/record/RecordPanel.tsx';
import { getRecordNeighbors } from '../../../workbench/record/recordNeighbors.ts';
import { allowedStages } from './allowedStages.ts';
import { DealBoard } from './DealBoard.tsx';
import { DealLinks } from './DealLinks.tsx';
import { DEAL_FILTERS, dealViews } from './dealSearch.ts';
import { useDealActions } from './useDealActions.ts';

const Forecast = lazyPart(() => import('./DealForecast.tsx'));
const DEAL_MODES = [
  { name: 'board', label: 'Board' },
  { name: 'list', label: 'List' },
  { name: 'forecast', label: 'Forecast' },
] as const satisfies readonly ListMode[];

/** The pipeline as board, list, and forecast. */
export function Component() {
  const { params, addressWith } = useUrlSearch();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const mode = readListMode(DEAL_MODES, params);
  const add = () => setAdding(true);
  return (
    <>
      {mode === 'list' ? <DealList onAdd={add} /> : <DealFigures onAdd={add} way={mode} />}
      {isAdding && (
        <RecordDialog
          noun={deal}
          row={null}
          begin={{ stage: 'valuation' }}
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

const AddDeal = ({ onAdd }: PartProps) => (
  <Button intent="primary" size="small" onClick={onAdd}>
    New deal
  </Button>
);

function DealList({ onAdd }: PartProps) {
  const acts = useDealActions();
  const [views] = useState(() => dealViews(new Date()));
  return (
    <NounList
      noun={deal}
      title="Deals"
      builtIn={views}
      besides={<RelatedLists nouns={[deal, property]} />}
      modes={<ListModeSwitch modes={DEAL_MODES} />}
      primary={<AddDeal onAdd={onAdd} />}
      onCreate={onAdd}
      nothing={
        <EmptyState title="No deals" action={<AddDeal onAdd={onAdd} />}>
          Track sales from valuation to closing. Only you and your team can see deals.
        </EmptyState>
      }
      panel={(id, { known, ids, go, close }) => (
        <RecordPanel
          noun={deal}
          id={id}
          known={known}
          neighbours={getRecordNeighbors(ids, id, go)}
          moves={allowedStages}
          acts={acts}
          related={(row) => <DealLinks row={row} />}
          onClose={close}
        />
      )}
    />
  );
}

function DealFigures({ onAdd, way }: PartProps & { readonly way: 'board' | 'forecast' }) {
  const acts = useDealActions();
  const [views] = useState(() => dealViews(new Date()));
  return (
    <BoardScreen
      noun={deal}
      title="Deals"
      fields={DEAL_FILTERS}
      sort="expected_close"
      finds="Search deal, buyer, or next step"
      builtIn={views}
      isPlain={way === 'forecast'}
      modes={<ListModeSwitch modes={DEAL_MODES} />}
      primary={<AddDeal onAdd={onAdd} />}
      draw={(search, linkOf) =>
        way === 'forecast' ? <Forecast /> : <DealBoard search={search} linkOf={linkOf} />
      }
      panel={(id, close) => (
        <RecordPanel
          noun={deal}
          id={id}
          moves={allowedStages}
          acts={acts}
          related={(row) => <DealLinks row={row} />}
          onClose={close}
        />
      )}
    />
  );
}
