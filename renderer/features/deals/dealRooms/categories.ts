/** Categories of questions and requests; must match the database. */
export const CATEGORIES = [
  ['general', 'General'],
  ['financial', 'Financials'],
  ['census', 'Census and rates'],
  ['licensing', 'Licenses and surveys'],
  ['staffing', 'Staffing'],
  ['property', 'Property'],
  ['legal', 'Legal'],
  ['closing', 'Closing'],
] as const;

export const categoryLabel = (value: string): string =>
  CATEGORIES.find(([name]) => name === value)?.[1] ?? value;
