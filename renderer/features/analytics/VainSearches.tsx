import { formatNumber } from '#shared/format/number.ts';
import sections from '../../kit/work/figures/FigureSections.module.css';
import { FigureTable } from '../../kit/work/figures/FigureTable.tsx';
import { shareText } from './change.ts';
import { Definitions } from './Definitions.tsx';
import type { Website } from './websiteFigures.ts';

const SHOWN = 20;

const MEANT = [
  ['Search', 'A search for communities by words. Filters alone are none.'],
  [
    'Words',
    'As they were typed, in small letters, once three visitors searched for them. Whatever looks like an address, a number of somebody or a link is not kept.',
  ],
] as const;

/** What people look for and do not find. */
export function VainSearches({ website }: { readonly website: Website }) {
  const { now, vain_searches: words } = website;
  return (
    <section className={sections.section} aria-labelledby="vain-searches">
      <h2 id="vain-searches">Searches without results</h2>
      <FigureTable
        title="Words that found nothing"
        note={`${formatNumber(now.vain_searches)} of ${formatNumber(now.searches)} searches found nothing, ${shareText(now.vain_searches, now.searches)}.`}
        isBelow
        along="Words"
        to="investmentOpportunities"
        columns={['Visitors']}
        rows={words.slice(0, SHOWN).map((one) => ({
          id: one.words,
          label: one.words,
          cells: [{ text: formatNumber(one.visitors), query: { search: one.words } }],
        }))}
      />
      <Definitions of="searches" told={MEANT} />
    </section>
  );
}
