import { formatPrice } from '../../format/money.ts';
import type { Cents } from '../cents.ts';
import { type AccountGroup, findAccount } from './accounts.ts';
import type { StatementLine } from './statementTypes.ts';

export interface OrientedLine {
  readonly line: StatementLine;
  readonly group: AccountGroup | null;
  readonly isListedAsExpense: boolean;
}

export const isCost = (group: AccountGroup | null): boolean =>
  group === 'expense' || group === 'fee' || group === 'rent' || group === 'below';

export const annual = ({ cells }: StatementLine): Cents =>
  cells.reduce((all, { cents }) => all + cents, 0);

export const negate = (line: StatementLine): StatementLine => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, cents: cell.cents === 0 ? 0 : -cell.cents })),
});

export const groupOf = (account: string | null, sections: readonly string[]): AccountGroup | null =>
  findAccount(account ?? '')?.group ?? sectionSays(sections);

export const sectionSays = (sections: readonly string[]): AccountGroup | null => {
  const text = sections.join(' ');
  if (/\b(?:expenses?|costs?|payroll)\b/i.test(text)) return 'expense';
  return /\b(?:revenues?|income)\b/i.test(text) ? 'revenue' : null;
};

/** "−$1,250.50" of −125,050 cents; cents only if there are any. */
export const dollars = (cents: Cents): string => formatPrice(cents);
