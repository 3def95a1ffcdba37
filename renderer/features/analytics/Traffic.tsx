import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { LineChart } from '../../kit/work/charts/LineChart.tsx';
import sections from '../../kit/work/figures/FigureSections.module.css';
import { FigureTable } from '../../kit/work/figures/FigureTable.tsx';
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

const MEANT = [
  [
    'Visit',
    'What one tab does until it is closed, once a screen stood open for three seconds. Signing in begins another.',
  ],
  [
    'Visitor',
    'Somebody signed out, counted anew each day: whoever comes on three days counts three times, since nobody is known again.',
  ],
  ['Member', 'Somebody signed in and let in, counted once a day.'],
  [
    'Screen opened',
    'A screen by the pattern of its address; the same one again within three seconds is one.',
  ],
  ['Referrer', 'The host of the other site that led here, never the page on it.'],
  [
    'Left out',
    'Browsers that ask not to be tracked, devices whose owner said so, programs, and everything beyond 2,000 events an hour from one address. Days are of UTC.',
  ],
] as const;

/** How many come, from where, on what, and what they open. */
export function Traffic({ website }: { readonly website: Website }) {
  const { days, pages, referrers, devices, now } = website;
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <section className={sections.section} aria-labelledby="traffic">
      <h2 id="traffic">Traffic</h2>
      <LineChart
        title="Visits"
        note="Beside those of the period before, without today, which is not over."
        file="visits"
        write={formatNumber}
        {...chartDays(
          days.filter(({ day }) => day < today),
          [
            { id: 'visits', label: 'Visits', of: ({ visits }) => visits },
            { id: 'before', label: 'Period before', of: ({ visits_before }) => visits_before },
          ],
        )}
      />
      <div className={styles.beside}>
        <FigureTable
          title="Screens"
          isBelow
          along="Screen"
          columns={['Opened', 'Change', 'Visits', 'Faults']}
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
      <Faults pages={pages} />
      <Definitions of="visits" told={MEANT} />
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
      columns={['Visits', 'Of all', 'Change']}
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

/** Where something failed while somebody looked; what it was is told in the operations center. */
function Faults({ pages }: { readonly pages: Parts }) {
  const failing = pages.filter(({ faults }) => faults > 0).toSorted((a, b) => b.faults - a.faults);
  return (
    <FigureTable
      title="Faults by screen"
      note="Failures of script while a screen was open, at most five a load."
      isBelow
      along="Screen"
      columns={['Faults', 'Of its visits']}
      rows={failing.slice(0, SHOWN).map(({ name, faults, visits }) => ({
        id: name,
        label: name,
        cells: [{ text: formatNumber(faults) }, { text: shareText(faults, visits) }],
      }))}
    />
  );
}
