import type { ContentPage } from '../model.ts';

export const about: ContentPage = {
  lede: 'A marketplace and workstation for one type of real estate: buildings where older people live and receive care.',
  description:
    'What Haven Exchange is, why senior living needs its own marketplace, how the exchange and Haven Realty are kept apart, and the principles behind the product.',
  keywords: ['Haven Exchange', 'Haven Realty', 'senior living marketplace', 'about'],
  sections: [
    {
      id: 'six-people',
      heading: 'Six roles around one building',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The seller',
              text: 'wants a good price, confidentiality, and a successor who keeps the staff, usually in that order.',
            },
            {
              term: 'The broker',
              text: 'manages confidentiality and the schedule, and needs to know which of thirty inquiries can close.',
            },
            {
              term: 'The buyer',
              text: 'wants income that continues after the seller leaves, and a license before the rate lock ends.',
            },
            {
              term: 'The investor',
              text: 'wants to know who operates it, what can be lost, and when the money is returned.',
            },
            {
              term: 'The operator',
              text: 'passes out medication at eight in the morning no matter who owns the building, and is asked for figures by all the others.',
            },
            {
              term: 'The vendor',
              text: 'fixes, insures, finances, staffs and advises, and would like to be asked in time.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Each role has its own dashboard, menu and permissions. [Who we serve](/who-we-serve-all) shows all six side by side.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Our principles',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The server decides.** Data a person may not read never leaves the database, whatever the screen shows. Each table is tested against each role.',
            '**Every number has a source.** A figure on a public page names its source and quarter, or it is an example and says so.',
            '**Accessible to everyone.** Keyboard, screen reader, phone, low vision and a poor connection are ordinary conditions.',
            '**No unnecessary alerts at night.** Once you set quiet hours, they apply in your own time zone. Urgent text messages come through only if you asked for them.',
            '**Easy to leave.** You can cancel a plan with one button, and get or delete your data on request as the [privacy policy](/privacy-policy) describes.',
          ],
        },
      ],
    },
    {
      id: 'realty',
      heading: 'The exchange and Haven Realty',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Haven Realty is the company’s own brokerage. It lists and sells communities like other firms on the exchange, and we disclose that as a conflict of interest. Its staff use their own dashboard and get no administrator permissions just because they are our colleagues. They cannot see another broker’s contacts and drafts. A confidential street address opens to them only after they contact its broker, as it does for any member with a plan.',
            'Haven Realty’s listings go through the same review steps as everyone else’s. If you think a rule was bent in its favor, write to us through [contact](/contact) with the topic “Listing”. The brokerage does not handle complaints of that kind.',
          ],
        },
      ],
    },
    {
      id: 'state',
      heading: 'Demo data',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'This installation runs with demonstration data. Its communities, firms and people are invented, and people and firms have the word “demo” in their names. No one quoted or listed here endorses anything. The [features status](/features-status) shows what works now. The team below is also invented.',
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Margaret Oyelaran (demo)',
              text: 'Runs the exchange and settles disputes.',
              to: '/team/margaret-oyelaran',
            },
            {
              title: 'Luis Ferreira (demo)',
              text: 'Analyzes financial statements and writes about them.',
              to: '/team/luis-ferreira',
            },
            {
              title: 'Ruth Abernathy (demo)',
              text: 'A former administrator, now an editor.',
              to: '/team/ruth-abernathy',
            },
            {
              title: 'Daniel Kowalczyk (demo)',
              text: 'Reviews every listing before it goes live.',
              to: '/team/daniel-kowalczyk',
            },
            {
              title: 'Hannah Lindqvist (demo)',
              text: 'Tests our security, with permission.',
              to: '/team/hannah-lindqvist',
            },
            {
              title: 'Theo Park (demo)',
              text: 'Answers your messages.',
              to: '/team/theo-park',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Browse communities', to: '/investment-opportunities' },
    { label: 'Read the press releases', to: '/press-releases' },
    { label: 'Contact us', to: '/contact' },
  ],
};
