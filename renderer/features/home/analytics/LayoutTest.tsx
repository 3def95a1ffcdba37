import { formatFixed, formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import {
  compareVariants,
  type getConversionRate,
  SIGNIFICANT_BELOW,
} from '#shared/home/analytics/proportions.ts';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import { shareText } from './change.ts';
import { Definitions } from './Definitions.tsx';
import type { Website } from './websiteFigures.ts';

const SIDES = [
  ['usual', 'Usual layout'],
  ['simplified', 'Simplified layout'],
] as const;

const DEFINITIONS = [
  ['Shown', 'Visitors in the test who opened the front page, counted once a day.'],
  [
    'Signed up',
    'Of these, accounts created the same day. One visitor is one exposure and one conversion.',
  ],
  [
    'Method',
    `Two-proportion z-test, pooled, two-sided, at ${formatPercent(100 * SIGNIFICANT_BELOW)}. Evaluated once each side has 100 visitors, with at least 10 sign-ups and 10 without. Don't stop the test early.`,
  ],
] as const;

/** Compares both front page layouts and tests the difference for significance. */
export function LayoutTest({ sides }: { readonly sides: Website['trial'] }) {
  const sideOf = (variant: string) => {
    const match = sides.find((side) => side.variant === variant);
    return { shown: match?.exposed ?? 0, acted: match?.converted ?? 0 };
  };
  const [usual, simplified] = [sideOf('usual'), sideOf('simplified')];
  return (
    <section className={sections.section} aria-labelledby="layout-test">
      <h2 id="layout-test">Front page test</h2>
      <FigureTable
        title="Front page layouts"
        note={describeComparison(usual, simplified)}
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
      <Definitions of="both variants" told={DEFINITIONS} />
    </section>
  );
}

type Side = Parameters<typeof getConversionRate>[0];

function describeComparison(usual: Side, simplified: Side): string {
  const comparison = compareVariants(usual, simplified);
  if (comparison.kind === 'waiting') {
    return `Not enough visitors yet. About ${formatNumber(comparison.missing)} more needed per variant.`;
  }
  const points = (share: number) => formatFixed(100 * share, 1);
  const better = comparison.difference > 0 ? 'The simplified layout' : 'The usual layout';
  const p = comparison.p < 0.001 ? 'p < 0.001' : `p = ${formatFixed(comparison.p, 3)}`;
  const between = `${p}, 95% CI ${points(comparison.low)} to ${points(comparison.high)} points`;
  return comparison.isSignificant
    ? `${better} converts ${points(Math.abs(comparison.difference))} points higher (${between}).`
    : `No significant difference: ${points(comparison.difference)} points (${between}).`;
}
