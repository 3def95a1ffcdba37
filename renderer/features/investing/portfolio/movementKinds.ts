import type { MovementKind } from '#shared/investing/statementRows.ts';
import type { SelectOptions } from '../../../ui/form/Select.tsx';

const KINDS: Readonly<Record<MovementKind, string>> = {
  contribution: 'Contribution',
  distribution: 'Distribution',
  valuation: 'Valuation',
  expense: 'Expense',
  fee: 'Fee',
};

export const KIND_CHOICES: SelectOptions = Object.entries(KINDS);

export const kindLabel = (kind: string): string => KINDS[kind as MovementKind] ?? kind;
