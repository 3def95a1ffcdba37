import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { centsText } from '#shared/format/figures.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { formatHours } from '#shared/operator/staff.ts';
import { computeCareValue, revenuePerOccupiedUnit } from '#shared/underwriting/careValue.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './CareValue.module.css';
import { type LevelValue, useLevelValueQuery } from './careValueApi.ts';
import { DEFAULT_TERMS, TermFields, toTerms } from './TermFields.tsx';

interface LevelChangeValueProps {
  readonly residentId: string;
  readonly level: number;
  readonly effectiveOn: string;
}

/** What a level of care would change before it is approved: plan, rate, invoice, RevPOR, NOI, and implied value. */
export function LevelChangeValue(change: LevelChangeValueProps) {
  const query = useLevelValueQuery(change);
  return (
    <section aria-label="Care to value" className={ui.stack8}>
      <h3 className={ui.label}>What changes</h3>
      <Loaded answer={query} waiting={<Skeleton height="12rem" />} keepsLast>
        {(value) => <Changes value={value} />}
      </Loaded>
    </section>
  );
}

function Changes({ value }: { readonly value: LevelValue }) {
  const [terms, setTerms] = useState(DEFAULT_TERMS);
  const { money } = value;
  const parsed = toTerms(terms);
  const change = money === null ? 0 : money.next_cents - money.now_cents;
  const worth = computeCareValue(
    [{ kind: 'level', label: 'Level', count: 1, monthlyCents: change }],
    parsed,
  );
  const rows: readonly (readonly [string, string, string])[] = [
    ...value.hours
      .filter(({ now, next }) => now !== next)
      .map(
        ({ position, now, next }) =>
          [
            `${labelOf(POSITIONS, position)} hours a day`,
            formatHours(now ?? 0),
            formatHours(next ?? 0),
          ] as const,
      ),
    ...(money === null
      ? []
      : ([
          ['Care a month', centsText(money.care_now_cents), centsText(money.care_next_cents)],
          ['Total a month', centsText(money.now_cents), centsText(money.next_cents)],
          [
            `Invoice from ${formatCalendarDay(money.month)}`,
            centsText(money.invoice_now_cents),
            centsText(money.invoice_next_cents),
          ],
          [
            'RevPOR',
            centsText(revenuePerOccupiedUnit(money.revenue_cents, money.occupied)),
            centsText(revenuePerOccupiedUnit(money.revenue_cents + change, money.occupied)),
          ],
        ] as const)),
  ];
  return (
    <>
      {rows.length === 0 ? (
        <p className={ui.muted}>Care hours and rates stay the same.</p>
      ) : (
        <table className={operator.table} aria-label="What changes">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col" className={operator.number}>
                {value.level === null ? 'Now' : `Level ${value.level}`}
              </th>
              <th scope="col" className={operator.number}>
                Level {value.next_level}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, now, next]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={operator.number}>{now}</td>
                <td className={operator.number}>{next}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {money === null ? (
        <p className={ui.muted}>Your position can't see rates.</p>
      ) : (
        <>
          <TermFields terms={terms} onChange={setTerms} />
          <dl className={styles.results}>
            <div>
              <dt>NOI a year</dt>
              <dd>{centsText(worth.noi)}</dd>
            </div>
            <div>
              <dt>Implied value</dt>
              <dd>{centsText(worth.value)}</dd>
            </div>
          </dl>
        </>
      )}
    </>
  );
}
