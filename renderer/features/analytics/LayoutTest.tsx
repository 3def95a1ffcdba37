import { compareSides, type rateOf, SIGNIFICANT_BELOW } from '#shared/analytics/proportions.ts';
import { formatFixed, formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import sections from '../../kit/work/figures/FigureSections.module.css';
import { FigureTable } from '../../kit/work/figures/FigureTable.tsx';
import { shareText } from './change.ts';
import { Definitions } from './Definitions.tsx';
import type { Website } from './websiteFigures.ts';

const SIDES = [
  ['usual', 'Usual layout'],
  ['simplified', 'Simplified layout'],
] as const;

const MEANT = [
  [
    'Shown',
    'Visitors whose browser tries a layout and who opened the front page, once a day each.',
  ],
  [
    'Signed up',
    'Of these, who made an account on that day. One visitor is one exposure and one conversion.',
  ],
  [
    'The test',
    `Two-proportion z-test, pooled and two-sided, at ${formatPercent(100 * SIGNIFICANT_BELOW)}. It is read once a hundred saw each side and ten did and ten did not sign up on each. Looking at it every day and stopping when it suits finds differences that are none.`,
  ],
] as const;

/** Both layouts of the front page, and whether they differ by more than chance. */
export function LayoutTest({ sides }: { readonly sides: Website['trial'] }) {
  const sideOf = (variant: string) => {
    const told = sides.find((side) => side.variant === variant);
    return { shown: told?.exposed ?? 0, acted: told?.converted ?? 0 };
  };
  const [usual, simplified] = [sideOf('usual'), sideOf('simplified')];
  return (
    <section className={sections.section} aria-labelledby="layout-test">
      <h2 id="layout-test">Test of the front page</h2>
      <FigureTable
        title="Layouts of the front page"
        note={sentenceOf(usual, simplified)}
        isBelow
        along="Layout"
        columns={['Shown', 'Signed up', 'Rate']}
        rows={SIDES.map(([variant, label]) => {
          const { shown, acted } = sideOf(variant);
          return {
            id: variant,
            label,
            cells: [
              { text: formatNumber(shown) },
              { text: formatNumber(acted) },
              { text: shareText(acted, shown) },
            ],
          };
        })}
      />
      <Definitions of="both sides" told={MEANT} />
    </section>
  );
}

type Side = Parameters<typeof rateOf>[0];

function sentenceOf(usual: Side, simplified: Side): string {
  const answer = compareSides(usual, simplified);
  if (answer.kind === 'waiting') {
    return `Not enough visitors yet: about ${formatNumber(answer.missing)} more have to see a side.`;
  }
  const points = (share: number) => formatFixed(100 * share, 1);
  const better = answer.difference > 0 ? 'The simplified layout' : 'The usual layout';
  const p = answer.p < 0.001 ? 'p < 0.001' : `p = ${formatFixed(answer.p, 3)}`;
  const between = `${p}, 95% between ${points(answer.low)} and ${points(answer.high)} points`;
  return answer.isSignificant
    ? `${better} signs up ${points(Math.abs(answer.difference))} points more (${between}).`
    : `No difference beyond chance: ${points(answer.difference)} points (${between}).`;
}
