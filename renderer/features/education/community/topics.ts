import type { Choice } from '#shared/records/choice.ts';

/** Topics of questions, as in `private.community_questions`. */
export const TOPICS: readonly Choice[] = [
  { value: 'buying', label: 'Buying' },
  { value: 'selling', label: 'Selling' },
  { value: 'financing', label: 'Financing' },
  { value: 'operations', label: 'Operations' },
  { value: 'care', label: 'Care' },
  { value: 'licensing', label: 'Licensing' },
  { value: 'product', label: 'Using Haven Exchange' },
];

export const labelTopic = (topic: string): string =>
  TOPICS.find(({ value }) => value === topic)?.label ?? 'Course discussion';
