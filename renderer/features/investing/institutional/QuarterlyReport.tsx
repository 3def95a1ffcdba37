import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, toCalendarDay } from '#shared/format/date.ts';
import { shareText, timesText } from '#shared/format/figures.ts';
import { formatCents } from '#shared/format/money.ts';
import {
  listQuarters,
  type PackHolding,
  packReturn,
  quarterLabel,
} from '#shared/investing/reportPack.ts';
import { sumCents } from '#shared/underwriting/cents.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { useInvestorReportPdfMutation, useReportPackQuery } from './institutionApi.ts';
import type { ReportPack } from './institutionShapes.ts';

const QUARTERS = 20;

/** Value, cash, and return of each holding in a quarter, from the ledger, with a PDF. */
export function QuarterlyReport({ entityId }: { readonly entityId: string }) {
  const { params, change } = useUrlSearch();
  const [quarters] = useState(() => listQuarters(toCalendarDay(new Date()), QUARTERS));
  const asked = params.get('quarter') ?? '';
  const quarter = quarters.includes(asked) ? asked : (quarters[1] ?? '');
  const query = useReportPackQuery({ entityId, quarter });
  const [draw, { isLoading, isError }] = useInvestorReportPdfMutation();
  async function download() {
    const { data } = await draw({ entityId, quarter });
    if (data === undefined) return;
    savePdf(`${query.currentData?.entity ?? 'Entity'} ${quarterLabel(quarter)} report`, data);
    announce('Report downloaded');
  }
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <Select
          aria-label="Quarter"
          value={quarter}
          options={quarters.map((day) => [day, quarterLabel(day)] as const)}
          onChange={({ target }) => change([['quarter', target.value]])}
        />
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          disabled={query.currentData === undefined}
          onClick={() => void download()}
        >
          Download report (PDF)
        </Button>
        {isError && (
          <span role="alert" className={ui.error}>
            The report couldn't be created. Try again.
          </span>
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="20rem" />} keepsLast>
        {(pack) =>
          pack.holdings.length === 0 ? (
            <EmptyState
              title="No ledger entries until this quarter"
              action={<LinkButton to="portfolioTransactions">Open activity</LinkButton>}
            >
              Record contributions and valuations. The report is written from them.
            </EmptyState>
          ) : (
            <Figures pack={pack} />
          )
        }
      </Loaded>
    </div>
  );
}

function Figures({ pack }: { readonly pack: ReportPack }) {
  const { holdings, to } = pack;
  return (
    <>
      <p className={ui.caption}>
        {formatCalendarDay(pack.from)} to {formatCalendarDay(to)}.
        {pack.is_open && ' The quarter has not ended. Figures can still change.'}
      </p>
      <ScrollTable
        label="Holdings in the quarter"
        columns={[
          'Holding',
          ...['Opening', 'Paid in', 'Received', 'Gain', 'Closing', 'Multiple', 'IRR'].map(
            (number) => ({ number }),
          ),
        ]}
        className={styles.schedule}
        foot={<Row name="Total" holdings={holdings} to={to} />}
      >
        {holdings.map((holding) => (
          <Row key={holding.id} name={holding.name} holdings={[holding]} to={to} />
        ))}
      </ScrollTable>
      <p className={ui.caption}>
        IRR by actual days over 365, from the first contribution, with the closing value as received
        on the last day.
      </p>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly holdings: readonly PackHolding[];
  readonly to: string;
}

function Row({ name, holdings, to }: RowProps) {
  const { change, multiple, rate } = packReturn(holdings, to);
  const total = (key: 'opening' | 'contributed' | 'distributed' | 'closing') =>
    formatCents(sumCents(holdings.map((holding) => holding[key])));
  return (
    <tr>
      <th scope="row">{name}</th>
      {[
        total('opening'),
        total('contributed'),
        total('distributed'),
        formatCents(change),
        total('closing'),
        timesText(multiple),
        shareText(rate),
      ].map((text, at) => (
        // The columns never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: A fixed row of figures.
        <td key={at} className={styles.number}>
          {text}
        </td>
      ))}
    </tr>
  );
}
