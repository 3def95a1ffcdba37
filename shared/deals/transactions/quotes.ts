import type { Choice } from '../../records/choice.ts';

/** Services that vendors quote for a closing. */
export const QUOTE_KINDS = [
  { value: 'title', label: 'Title and escrow' },
  { value: 'survey', label: 'Survey' },
  { value: 'environmental', label: 'Environmental report' },
  { value: 'condition', label: 'Property condition report' },
  { value: 'appraisal', label: 'Appraisal' },
  { value: 'zoning', label: 'Zoning report' },
  { value: 'insurance', label: 'Insurance' },
  { value: 'legal', label: 'Legal work' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

const kinds: readonly Choice[] = QUOTE_KINDS;
export const quoteKindLabel = (value: string): string =>
  kinds.find((kind) => kind.value === value)?.label ?? value;
