import type { ContentPage } from '../model.ts';

export const documentIntelligence: ContentPage = {
  lede: 'Open a license, survey, lease, certificate of insurance, T-12, or rent roll. Rules read its fields in your browser and show where each value was found. You decide about every doubt before a value is used.',
  description:
    'Read fields of licenses, surveys, leases, insurance certificates, T-12s, and rent rolls by rules, with the place of each value and a decision about each doubt.',
  keywords: ['document extraction', 'CMS-2567', 'certificate of insurance', 'rent roll', 'T-12'],
  sections: [
    {
      id: 'read',
      heading: 'What is read',
      blocks: [
        {
          kind: 'table',
          caption: 'Documents and their fields',
          columns: [{ label: 'Document' }, { label: 'Fields' }],
          rows: [
            ['License', 'Facility, licensee, number, type, licensed beds, dates, address'],
            ['Survey', 'Facility, provider number, date, cited tags, highest scope and severity'],
            ['Lease', 'Parties, premises, term, monthly rent, deposit, escalation'],
            ['Certificate of insurance', 'Insured, insurer, and each policy with dates and limit'],
            ['T-12', 'Months, revenue, operating expenses, net operating income'],
            ['Rent roll', 'Units, occupied units, average rent and care fee, without names'],
          ],
        },
      ],
    },
    {
      id: 'safe',
      heading: 'What happens to the file',
      blocks: [
        {
          kind: 'list',
          items: [
            'Rules read the file in your browser, in a separate worker. A connected model checks it only if you ask.',
            'We store the values and their places, not the document.',
            'Social Security, Medicare, and account numbers are masked, and values that contain one are refused.',
            'PDF, Word, Excel, CSV, PNG, and JPEG work. Scans need text recognition on the server.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Where the values go',
      blocks: [
        {
          kind: 'list',
          items: [
            'A T-12 opens in the statement import, which asks about each unclear line.',
            'A license or rent roll starts a listing draft.',
            'Any document can complete an open due diligence item.',
            'Vendors submit licenses and certificates to the credential vault.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Deal rooms', to: '/features/deal-rooms' },
    { label: 'Investment calculator', to: '/investment-calculator' },
  ],
};
