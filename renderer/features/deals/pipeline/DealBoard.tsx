import { useCallback, useState } from 'react';
import { getStageChangeError, getStageRequirements } from '#shared/deals/stages.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { NounBoard } from '../../../workbench/board/NounBoard.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import type { RecordSearch } from '../../../workbench/data/search.ts';
import { dealCard } from './dealCard.ts';
import { toLocalDay } from './dealSearch.ts';

interface DealBoardProps {
  readonly search: Omit<RecordSearch, 'noun'>;
  readonly linkOf: (id: string) => string;
}

/** Deals by stage, earliest closing first. */
export function DealBoard({ search, linkOf }: DealBoardProps) {
  const [today] = useState(() => toLocalDay(new Date()));
  const cardOf = useCallback((row: RecordRow) => dealCard(row, today), [today]);
  return (
    <NounBoard
      noun={deal}
      label="Deal pipeline"
      search={search}
      writeSum={formatShortDollars}
      cardOf={cardOf}
      linkOf={linkOf}
      whyNot={getStageChangeError}
      needsAt={getStageRequirements}
    />
  );
}
