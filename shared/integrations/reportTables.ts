import type { Field, Noun } from '../records/noun.ts';
import { community } from '../records/nouns/community.ts';
import { deal } from '../records/nouns/deal.ts';
import { lead } from '../records/nouns/lead.ts';
import { property } from '../records/nouns/property.ts';
import { transaction } from '../records/nouns/transaction.ts';

export const REPORT_KINDS = [
  'communities',
  'deals',
  'leads',
  'properties',
  'transactions',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A column of a table for reports. */
export interface ReportColumn {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'flag' | 'time';
}

const NOUNS: Readonly<Record<ReportKind, Noun>> = {
  communities: community,
  deals: deal,
  leads: lead,
  properties: property,
  transactions: transaction,
};

/** Contact details and notes aren't sent to reports. */
const LEFT_OUT: readonly Field['type'][] = ['longText', 'email', 'phone', 'ways', 'people'];

const typeOf = ({ type }: Field): ReportColumn['type'] => {
  if (type === 'money' || type === 'percent' || type === 'number') return 'number';
  if (type === 'date' || type === 'time') return 'time';
  return type === 'flag' ? 'flag' : 'text';
};

export const reportLabel = (kind: ReportKind): string => {
  const { many } = NOUNS[kind];
  return `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
};

/** Columns of a table, from the fields of its records. The ID comes first. */
export const reportColumns = (kind: ReportKind): readonly ReportColumn[] => [
  { name: 'id', label: 'ID', type: 'text' },
  ...NOUNS[kind].fields
    .filter(({ type }) => !LEFT_OUT.includes(type))
    .map((field) => ({ name: field.name, label: field.label, type: typeOf(field) })),
];
