import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { ContentPage } from '../model.ts';

/** What stands above and beside the form of the page. */
export const contact: ContentPage = {
  heading: 'Contact',
  lede: 'Write to the people behind the exchange. Choose a topic and it reaches the right desk at once.',
  description:
    'Write to Haven Exchange: eight topics and who reads each, what to say about a partnership, an article or a listing, and whom to write to instead.',
  keywords: ['contact', 'partnership', 'press', 'Haven Exchange'],
  sections: [
    {
      id: 'desks',
      heading: 'Eight desks',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Question',
              text: 'You consider joining and want to know whether it fits. Say what you buy, sell, run or offer, and where.',
            },
            {
              term: 'Account',
              text: 'Opening, approval, a colleague who left. From the address of the account, please.',
            },
            {
              term: 'Billing',
              text: 'Invoices, a firm’s terms, a plan for a team. The invoice number is enough to find everything.',
            },
            {
              term: 'Listing',
              text: 'A community shown wrongly, or one you know should not be shown. The address of the page, and how you know.',
            },
            {
              term: 'Technical',
              text: 'Integration, installation on many computers, a fault. For a fault, [support](/support) says what we need.',
            },
            {
              term: 'Partnership',
              text: 'Firms, associations, lenders, schools. One paragraph about what either side would do in the first month.',
            },
            {
              term: 'Press',
              text: 'What you write, for whom, by when. Milestones with dates are under [press releases](/press-releases).',
            },
            {
              term: 'Privacy',
              text: 'A copy, a correction or a deletion of your data, or a question about the [policy](/privacy-policy).',
            },
          ],
        },
      ],
    },
    {
      id: 'instead',
      heading: 'Better written to somebody else',
      blocks: [
        {
          kind: 'table',
          caption: 'Matters that the exchange cannot settle',
          columns: [{ label: 'Matter' }, { label: 'Whom' }],
          rows: [
            ['Interest in one community', 'Its broker, through the listing'],
            [
              'Care of a resident, or fear for one',
              'The administrator, the ombudsman, the state’s hotline',
            ],
            ['A room for your mother', 'The community itself; nothing is rented here'],
            ['A job', 'The operator of the community'],
            ['A license or a survey', 'The agency of the state'],
            ['A dispute about a commission', 'Both firms, then the state’s commission'],
          ],
        },
      ],
    },
    {
      id: 'form',
      heading: 'About the form',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `Name, address, topic and at least ten characters of message are needed; there is room for 5,000. You need no account. From one sender only so many messages are taken in an hour, which keeps programs out; if you meet that limit, write to ${SUPPORT_EMAIL}. What you send is read by staff and used to answer you, and is put on no list.`,
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Members are to write to other members under [messages](/messages), where nobody of the exchange is in between. To the broker of a listing you write from its page.',
        },
      ],
    },
  ],
  next: [
    { label: 'Get help instead', to: '/support' },
    { label: 'About the company', to: '/about' },
    { label: 'Find an agent', to: '/find-an-agent' },
  ],
};
