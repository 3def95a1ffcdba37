import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { changeText, shareText } from './change.ts';
import { chartDays } from './chartDays.ts';
import { Definitions } from './Definitions.tsx';
import type { Parts, Website } from './websiteFigures.ts';

const SHOWN = 12;
const DEVICES: Readonly<Record<string, string>> = {
  mobile: 'Phone',
  tablet: 'Tablet',
  desktop: 'Computer',
};

const DEFINITIONS = [
  [
    'Visit',
    'One tab until it is closed, once a page was open for 3 seconds. Signing in starts a new visit.',
  ],
  [
    'Visitor',
    "A signed-out visitor, counted once per day. Visitors aren't recognized across days.",
  ],
  ['Member', 'A signed-in, approved user, counted once per day.'],
  ['Page view', 'A page by its URL pattern. Repeats within 3 seconds count once.'],
  ['Referrer', 'The host of the referring site, not the page.'],
  [
    'Excluded',
    'Do-not-track browsers, opted-out devices, bots, and anything over 2,000 events per hour from one address. Days are in UTC.',
  ],
] as const;

/** Visits, referrers, devices, and page views. */
export function Traffic({ website }: { readonly website: Website }) {
  const { days, pages, referrers, devices, now } = website;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <section className={sections.section} aria-labelledby="traffic">
      <h2 id="traffic">Traffic</h2>
      <LineChart
        title="Visits"
        note="Compared with the previous period. Excludes today."
        file="visits"
        write={formatNumber}
        {...chartDays(
          days.filter(({ day }) => day < today),
          [
            { id: 'visits', label: 'Visits', of: ({ visits }) => visits },
            { id: 'before', label: 'Previous period', of: ({ visits_before }) => visits_before },
          ],
        )}
      />
      <div className={styles.beside}>
        <FigureTable
          title="Pages"
          isBelow
          along="Page"
          columns={['Views', 'Change', 'Visits', 'Errors']}
          rows={pages.slice(0, SHOWN).map((page) => ({
            id: page.name,
            label: page.name,
            cells: [
              { text: formatNumber(page.views) },
              { text: changeText(page.views, page.views_before) },
              { text: formatNumber(page.visits) },
              { text: formatNumber(page.faults) },
            ],
          }))}
        />
        <div className={sections.section}>
          <VisitTable title="Referrers" along="Site" parts={referrers} visits={now.visits} />
          <VisitTable
            title="Devices"
            along="Device"
            parts={devices}
            visits={now.visits}
            nameOf={(name) => DEVICES[name] ?? name}
          />
        </div>
      </div>
      <ScriptErrors pages={pages} />
      <Definitions of="visits" told={DEFINITIONS} />
    </section>
  );
}

interface VisitTableProps {
  readonly title: string;
  readonly along: string;
  readonly parts: Parts;
  readonly visits: number;
  readonly nameOf?: (name: string) => string;
}

function VisitTable({ title, along, parts, visits, nameOf = (name) => name }: VisitTableProps) {
  return (
    <FigureTable
      title={title}
      isBelow
      along={along}
      columns={['Visits', 'Share', 'Change']}
      rows={parts.slice(0, SHOWN).map((part) => ({
        id: part.name,
        label: nameOf(part.name),
        cells: [
          { text: formatNumber(part.visits) },
          { text: shareText(part.visits, visits) },
          { text: changeText(part.visits, part.visits_before) },
        ],
      }))}
    />
  );
}

/** Pages with script errors; details are in the operations center. */
function ScriptErrors({ pages }: { readonly pages: Parts }) {
  const failing = pages.filter(({ faults }) => faults > 0).toSorted((a, b) => b.faults - a.faults);
  return (
    <FigureTable
      title="Errors by page"
      note="Script errors while a page was open, up to 5 per load."
      isBelow
      along="Page"
      columns={['Errors', 'Per visit']}
      rows={failing.slice(0, SHOWN).map(({ name, faults, visits }) => ({
        id: name,
        label: name,
        cells: [{ text: formatNumber(faults) }, { text: shareText(faults, visits) }],
      }))}
    />
  );
}
