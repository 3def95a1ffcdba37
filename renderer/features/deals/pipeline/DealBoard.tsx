import { useCallback, useState } from 'react';
import { DEAL_PHASES, getStageChangeError, getStageRequirements } from '#shared/deals/stages.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { NounBoard } from '../../../workbench/board/NounBoard.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import type { RecordSearch } from '../../../workbench/data/search.ts';
import { dealCard } from './dealCard.ts';

interface DealBoardProps {
  readonly search: Omit<RecordSearch, 'noun'>;
  readonly linkOf: (id: string) => string;
}

const PHASES = DEAL_PHASES.map(({ label, stages }) => ({ label, columns: stages }));

/** Deals by stage, earliest closing first. */
export function DealBoard({ search, linkOf }: DealBoardProps) {
  const [today] = useState(() => toCalendarDay(new Date()));
  const cardOf = useCallback((row: RecordRow) => dealCard(row, today), [today]);
  return (
    <NounBoard
      noun={deal}
      label="Deal pipeline"
      phases={PHASES}
      search={search}
      writeSum={formatShortDollars}
      cardOf={cardOf}
      linkOf={linkOf}
      whyNot={getStageChangeError}
      needsAt={getStageRequirements}
    />
  );
}
