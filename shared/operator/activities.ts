import type { Choice } from '../records/choice.ts';

export const ACTIVITY_CATEGORIES: readonly Choice[] = [
  { value: 'physical', label: 'Physical' },
  { value: 'social', label: 'Social' },
  { value: 'spiritual', label: 'Spiritual' },
  { value: 'creative', label: 'Creative' },
  { value: 'cognitive', label: 'Cognitive' },
  { value: 'music', label: 'Music' },
  { value: 'outing', label: 'Outings' },
  { value: 'wellness', label: 'Wellness' },
];

export const ACTIVITY_REPEATS: readonly Choice[] = [
  { value: 'none', label: 'Does not repeat' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Weekly, on chosen days' },
  { value: 'biweekly', label: 'Every second week' },
  { value: 'monthly', label: 'Monthly, on the same weekday' },
];

export const ATTENDANCES: readonly Choice[] = [
  { value: 'attended', label: 'Attended' },
  { value: 'declined', label: 'Declined' },
  { value: 'one_on_one', label: '1:1' },
];
