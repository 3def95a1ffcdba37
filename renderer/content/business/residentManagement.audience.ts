import type { ContentPage } from '../model.ts';

export const residentManagement: ContentPage = {
  lede: 'Census, prospects, assessments, care plans, charting, medications, and incidents of your communities in one record, entered once.',
  shot: {
    name: 'care',
    alt: 'A shift of a community: residents with their due tasks, code status, and weight alerts',
  },
  description:
    'Resident management on Haven Exchange: census board, waitlist, assessments, care plans, charting, medication pass and incidents, with an access log.',
  keywords: ['resident management', 'waitlist', 'senior living operator', 'census', 'charting'],
  sections: [
    {
      id: 'census',
      heading: 'Census of any day',
      blocks: [
        {
          kind: 'list',
          items: [
            'Each unit by building and floor: occupied, on notice, reserved, ready, being turned, or offline.',
            'Physical and financial occupancy side by side, both labeled.',
            'Admissions, transfers, leaves, and discharges with their time. A correction keeps the original.',
          ],
        },
      ],
    },
    {
      id: 'funnel',
      heading: 'From inquiry to move-in',
      blocks: [
        {
          kind: 'list',
          items: [
            'Inquiry, tour, deposit, and application of each prospect, and why others were lost.',
            'A waitlist that explains each place in its order.',
            'A move-in creates the resident, the stay, the payor, and the contacts without typing them again.',
            'A conversion report whose figures open the prospects they count.',
          ],
        },
      ],
    },
    {
      id: 'care',
      heading: 'Care and charting',
      blocks: [
        {
          kind: 'list',
          items: [
            'Assessments with points, comparison with the last one, signature, and a nurse’s approval that sets the level of care.',
            'Care plans with needs, goals, and tasks by shift.',
            'Charting on a phone: one tap for done, a reason for refused or not done, also without a connection.',
            'Weight alerts at 5% in 30 days, 7.5% in 90, and 10% in 180.',
          ],
        },
      ],
    },
    {
      id: 'medications',
      heading: 'Medications and incidents',
      blocks: [
        {
          kind: 'list',
          items: [
            'Orders are pending until a nurse has reviewed them, and replaced orders keep their history.',
            'The medication pass shows late and missed doses, and each dose is recorded once.',
            'Controlled drugs are counted by two people. A difference locks the drug until it is resolved.',
            'Incidents with notifications, follow-up tasks, and sign-off. State deadlines are on file for Maryland and Massachusetts, and for abuse in nursing facilities.',
          ],
        },
      ],
    },
    {
      id: 'access',
      heading: 'Who reads a record',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Each position reads what it needs: a caregiver the residents of their units during their shift, a relative what the resident agreed to share. Opening a record is logged, and the log can’t be changed. Emergency access asks for a reason and notifies the director.',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'What it doesn’t do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Claims to Medicare and Medicaid, and MDS assessments.',
            'Electronic orders from pharmacies and results from laboratories.',
            'Charges from levels of care.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open your communities', to: '/operator/properties' },
    { label: 'For operators', to: '/for-operators' },
    { label: 'Take the operator tour', to: '/tours/operator' },
  ],
};
