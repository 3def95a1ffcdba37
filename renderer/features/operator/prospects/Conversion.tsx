import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { LOST_REASONS, PROSPECT_SOURCES, PROSPECT_STAGES } from '#shared/operator/prospects.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Periods } from '../../../workbench/period/Periods.tsx';
import { usePeriod } from '../../../workbench/period/usePeriod.ts';
import styles from '../Operator.module.css';
import prospects from './Prospects.module.css';
import type { Conversion as Figures } from './prospect.ts';
import {
  type ConversionKey,
  type ConversionRowsKey,
  useConversionQuery,
  useConversionRowsQuery,
} from './prospectsApi.ts';

/** Rates of the report: each names the prospects it counts and those it divides by. */
const RATES = [
  { name: 'Inquiry to tour', of: 'toured', by: 'inquired', counts: 'toured', among: 'inquired' },
  {
    name: 'Inquiry to deposit',
    of: 'deposited',
    by: 'inquired',
    counts: 'left a deposit',
    among: 'inquired',
  },
  {
    name: 'Inquiry to application',
    of: 'applied',
    by: 'inquired',
    counts: 'applied',
    among: 'inquired',
  },
  {
    name: 'Inquiry to move-in',
    of: 'moved_in',
    by: 'inquired',
    counts: 'moved in',
    among: 'inquired',
  },
  {
    name: 'Tour to move-in',
    of: 'toured_and_moved_in',
    by: 'toured',
    counts: 'toured and moved in',
    among: 'toured',
  },
  { name: 'Lost', of: 'lost', by: 'inquired', counts: 'lost', among: 'inquired' },
  { name: 'Open', of: 'open', by: 'inquired', counts: 'still open', among: 'inquired' },
] as const;

interface Chosen {
  readonly title: string;
  readonly measure: string;
  readonly value: string | null;
}

/** How prospects who inquired in a period went on. Every figure opens the prospects it counts. */
export function Conversion({ communityId }: { readonly communityId: string }) {
  const { first, last } = usePeriod();
  const key = { communityId, from: first, to: last };
  const query = useConversionQuery(key);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <div className={ui.stack16}>
      <div className={prospects.bar}>
        <Periods />
        <span className={ui.caption}>
          Prospects who inquired {formatCalendarDay(first)} to {formatCalendarDay(last)}
        </span>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(figures) =>
          figures.measures.inquired === undefined ? (
            <EmptyState title="No inquiries in this period">Choose a longer period.</EmptyState>
          ) : (
            <Tables figures={figures} onChoose={setChosen} />
          )
        }
      </Loaded>
      {chosen !== null && <Rows of={key} chosen={chosen} />}
    </div>
  );
}

interface TablesProps {
  readonly figures: Figures;
  readonly onChoose: (chosen: Chosen) => void;
}

function Tables({ figures, onChoose }: TablesProps) {
  const countOf = (measure: string) => figures.measures[measure] ?? 0;
  const figure = (count: number, chosen: Chosen) =>
    count === 0 ? (
      '0'
    ) : (
      <button
        type="button"
        className={prospects.figure}
        aria-label={`${chosen.title}: ${count}`}
        onClick={() => onChoose(chosen)}
      >
        {count}
      </button>
    );
  return (
    <div className={prospects.tables}>
      <ScrollTable
        label="Conversion"
        columns={['Rate', { number: 'Rate in %' }, 'Counted', 'Out of']}
        className={styles.table}
      >
        {RATES.map(({ name, of, by, counts, among }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>
              {countOf(by) === 0 ? '—' : formatPercent((countOf(of) / countOf(by)) * 100)}
            </td>
            <td>
              {figure(countOf(of), { title: `${name}, ${counts}`, measure: of, value: null })}{' '}
              {counts}
            </td>
            <td>
              {figure(countOf(by), { title: `${name}, ${among}`, measure: by, value: null })}{' '}
              {among}
            </td>
          </tr>
        ))}
      </ScrollTable>
      <ScrollTable
        label="Sources"
        columns={['Source', { number: 'Inquired' }, { number: 'Moved in' }]}
        className={styles.table}
      >
        {figures.sources.map(({ source, inquired, moved_in }) => {
          const name = labelOf(PROSPECT_SOURCES, source) || 'No source';
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.number}>
                {figure(inquired, { title: name, measure: 'source', value: source })}
              </td>
              <td className={styles.number}>
                {figure(moved_in, {
                  title: `${name}, moved in`,
                  measure: 'source_moved_in',
                  value: source,
                })}
              </td>
            </tr>
          );
        })}
      </ScrollTable>
      {figures.lost_reasons.length > 0 && (
        <ScrollTable
          label="Lost reasons"
          columns={['Lost reason', { number: 'Prospects' }]}
          className={styles.table}
        >
          {figures.lost_reasons.map(({ reason, count }) => {
            const name = labelOf(LOST_REASONS, reason);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.number}>
                  {figure(count, {
                    title: `Lost: ${name}`,
                    measure: 'lost_reason',
                    value: reason,
                  })}
                </td>
              </tr>
            );
          })}
        </ScrollTable>
      )}
    </div>
  );
}

function Rows({ of, chosen }: { readonly of: ConversionKey; readonly chosen: Chosen }) {
  const key: ConversionRowsKey = { ...of, measure: chosen.measure, value: chosen.value };
  const query = useConversionRowsQuery(key);
  return (
    <section aria-label={chosen.title} className={ui.stack8}>
      <h2 className={prospects.heading}>{chosen.title}</h2>
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(rows) => (
          <ScrollTable
            label={chosen.title}
            columns={['Prospect', 'Inquired', 'Stage', 'Source', 'Lost reason']}
            className={styles.table}
          >
            {rows.map(({ id, name, inquired_on, stage, source, lost_reason }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={linkTo('operatorProspect', { id })}>{name}</Link>
                </th>
                <td>{formatCalendarDay(inquired_on)}</td>
                <td>{labelOf(PROSPECT_STAGES, stage)}</td>
                <td>{labelOf(PROSPECT_SOURCES, source) || '—'}</td>
                <td>{labelOf(LOST_REASONS, lost_reason) || '—'}</td>
              </tr>
            ))}
          </ScrollTable>
        )}
      </Loaded>
    </section>
  );
}
