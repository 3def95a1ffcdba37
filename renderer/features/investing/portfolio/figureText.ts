import { centsText, ratioText, UNKNOWN } from '#shared/format/figures.ts';
import { formatTimes } from '#shared/format/number.ts';
import type { Returns } from '#shared/investing/returns.ts';
import type { Figure } from '../../../ui/figures/FigureStrip.tsx';

/** The rate of return, or why there is none. */
export const irrText = ({ irr }: Returns): string =>
  irr.rate === null ? UNKNOWN : ratioText(irr.rate);

/** Explains a missing rate of return. */
export const irrReason = ({ irr }: Returns): string | undefined =>
  irr.rate !== null
    ? undefined
    : irr.reason === 'one-way'
      ? 'Needs money paid and received.'
      : 'These cash flows have no single rate of return.';

type Link = Figure['link'];

/** The figures of a portfolio or a holding. `linkTo` gives the rows that a figure counts. */
export const returnFigures = (
  returns: Returns,
  linkOf: (kinds: 'all' | 'distribution' | 'valuation') => Link,
): readonly Figure[] => {
  const withLink = (link: Link) => (link === undefined ? {} : { link });
  const { irr } = returns;
  return [
    { label: 'Value', value: centsText(returns.value), ...withLink(linkOf('valuation')) },
    { label: 'Paid in', value: centsText(returns.paidIn), ...withLink(linkOf('all')) },
    {
      label: 'Distributed',
      value: centsText(returns.distributed),
      ...withLink(linkOf('distribution')),
    },
    {
      label: 'Multiple',
      value: returns.multiple === null ? UNKNOWN : formatTimes(returns.multiple),
      hint: 'Distributions and value ÷ paid in',
    },
    {
      label: 'IRR',
      value: irrText(returns),
      hint: irr.rate === null ? (irrReason(returns) ?? '') : 'By day, net of costs',
    },
    {
      label: 'Cash yield',
      value: ratioText(returns.cashYield),
      hint: 'Income of 12 months ÷ capital invested',
    },
  ];
};
