import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const vendorRfps: FeaturePage = {
  state: stateOfScreens(['projects', 'projectRequests', 'vendorQuotes']),
  heading: 'Projects and vendor quotes',
  lede: 'Describe the work once, ask the vendors you choose, and compare their quotes line by line.',
  shot: {
    name: 'project',
    alt: 'Projects of an operator: status, trade, place, number of quotes and price',
  },
  description:
    'Projects for vendors in senior living: one scope for all, quotes from vetted vendors side by side, a choice with a reason, and a review after the work.',
  keywords: ['RFP', 'vendor quotes', 'senior living procurement', 'vetted vendors'],
  sections: [
    {
      id: 'course',
      heading: 'From scope to review',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Describe the project',
              text: 'Trade, place, scope, budget and deadline. Your name stays hidden until you choose.',
              takes: '5 minutes',
            },
            {
              title: 'Ask vendors',
              text: 'Pick them in [the directory](/vendors) by category, state and current credentials, or let them find the request.',
            },
            {
              title: 'Compare quotes',
              text: 'Price, terms, validity and exclusions side by side. Ask questions in messages.',
            },
            {
              title: 'Choose',
              text: 'The vendor gets your contact details, and the others are notified.',
            },
            { title: 'Review', text: 'Your rating appears on the vendor’s profile.' },
          ],
        },
      ],
    },
    {
      id: 'scope',
      heading: 'A scope vendors can price',
      blocks: [
        {
          kind: 'list',
          items: [
            'Existing conditions, with photos, areas, age and the latest report.',
            'The result you need rather than a brand, unless the brand matters.',
            'Working hours, occupied areas and who escorts the crew.',
            'What is excluded, such as permits or disposal.',
            'When you decide, and when work must be finished.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Find vendors', to: '/vendors' },
    { label: 'Start a project', to: '/projects' },
    { label: 'For vendors', to: '/for-vendors' },
  ],
};
