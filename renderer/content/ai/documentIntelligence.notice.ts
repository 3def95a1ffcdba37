import type { Notice } from '../model.ts';

export const documentIntelligence: Notice = {
  lede: 'Reading figures from documents automatically is not available yet. [Deal rooms](/features/deal-rooms) hold indexed documents with an access log, and the [calculators](/features/underwriting-calculators) work with figures you enter.',
  description:
    'Automatic reading of deal documents is not available yet. Deal rooms hold indexed documents with an access log, and calculators use the figures you enter.',
  keywords: ['document extraction', 'deal room', 'rent roll'],
  next: [
    { label: 'Deal rooms', to: '/features/deal-rooms' },
    { label: 'Investment calculator', to: '/investment-calculator' },
  ],
};
