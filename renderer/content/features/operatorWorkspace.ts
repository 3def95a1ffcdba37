import { stateOfScreens } from '../business/status/part.ts';
import type { FeaturePage } from './featurePage.ts';

export const operatorWorkspace: FeaturePage = {
  state: stateOfScreens(['operatorDashboard', 'projects', 'vendors', 'messages']),
  heading: 'Operator workspace',
  lede: 'One desk for the operator of a community: residents and their care, projects with vendors, owners who need a license holder, and what needs your attention today.',
  shot: {
    name: 'operator-desk',
    alt: 'What an operator sees first: three open items, the latest messages and numbers of the month',
  },
  description:
    'The operator workspace of Haven Exchange: a desk with what needs attention, projects and vendor quotes, communities looking for an operator, and messages.',
  keywords: ['operator workspace', 'senior living operator', 'vendor quotes', 'change of operator'],
  sections: [
    {
      id: 'modules',
      heading: 'Area by area',
      blocks: [
        {
          kind: 'paths',
          paths: [
            {
              title: 'Desk',
              text: 'Items that need you, changes since your last visit, and your figures.',
              to: '/operator-dashboard',
            },
            {
              title: 'Residents and care',
              text: '[Census to incidents](/resident-management), by position and with an access log.',
              to: '/operator/residents',
            },
            {
              title: 'Projects',
              text: 'Scopes, quotes and the vendor you chose.',
              to: '/projects',
            },
            {
              title: 'Vendors',
              text: 'By category and state, with verified credentials.',
              to: '/vendors',
            },
            {
              title: 'Communities',
              text: 'For sale or lease, filtered by the states of your licenses.',
              to: '/investment-opportunities',
            },
            {
              title: 'Saved searches',
              text: 'New communities that match, by email or in the app.',
              to: '/searches',
            },
            {
              title: 'Messages',
              text: 'With owners, brokers and vendors, tied to a listing or a project.',
              to: '/messages',
            },
          ],
        },
      ],
    },
    {
      id: 'clinical',
      heading: 'What stays in other systems',
      blocks: [
        {
          kind: 'list',
          items: [
            'Claims to Medicare and Medicaid, and MDS assessments.',
            'Electronic orders from pharmacies and results from laboratories.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'For operators', to: '/for-operators' },
    { label: 'Projects and quotes', to: '/features/vendor-rfps' },
    { label: 'Take the operator tour', to: '/tours/operator' },
  ],
};
