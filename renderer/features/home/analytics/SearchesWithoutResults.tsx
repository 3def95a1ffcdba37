import { formatNumber } from '#shared/format/number.ts';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import { shareText } from './change.ts';
import { Definitions } from './Definitions.tsx';
import type { Website } from './websiteFigures.ts';

const SHOWN = 20;

const DEFINITIONS = [
  ['Search', "A text search for communities. Filters alone don't count."],
  [
    'Words',
    "In lowercase, once three visitors searched for it. Text that looks like an address, personal number, or link isn't stored.",
  ],
] as const;

/** Searches that returned no results. */
export function SearchesWithoutResults({ website }: { readonly website: Website }) {
  const { now, vain_searches: searches } = website;
  return (
    <section className={sections.section} aria-labelledby="vain-searches">
      <h2 id="vain-searches">Searches without results</h2>
      <FigureTable
        title="Search terms without results"
        note={`${formatNumber(now.vain_searches)} of ${formatNumber(now.searches)} searches had no results (${shareText(now.vain_searches, now.searches)}).`}
        isBelow
        along="Search term"
        to="investmentOpportunities"
        columns={['Visitors']}
        rows={searches.slice(0, SHOWN).map((one) => ({
          id: one.words,
          label: one.words,
          cells: [{ text: formatNumber(one.visitors), query: { search: one.words } }],
        }))}
      />
      <Definitions of="searches" told={DEFINITIONS} />
    </section>
  );
}
