import type { ContentPage } from '../model.ts';

export const about: ContentPage = {
  lede: 'A marketplace and a workstation for one kind of real estate: buildings in which older people live and are cared for.',
  description:
    'What Haven Exchange is, why senior living needs a place of its own, how the exchange and Haven Realty are kept apart, and the rules the product is built by.',
  keywords: ['Haven Exchange', 'Haven Realty', 'senior living marketplace', 'about'],
  sections: [
    {
      id: 'why',
      heading: 'Why a place of its own',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An office building can change hands on a Friday and its tenants learn it from a letter. A community cannot. Its value sits in a license that does not transfer by deed, in caregivers who may leave on a rumor, and in families who chose a person at the front desk and not an owner. A sale that is handled like an office sale damages what is sold.',
            'General listing sites have no field for licensed beds, show the street to everybody, and let anyone download a rent roll. So the trade works by telephone and attachment, among people who already know one another. That is discreet, and it is closed: a good operator two states away never hears of the building.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'The exchange tries to keep the discretion and open the door: everybody may look at what is public, and what is not public is guarded where it is stored.',
        },
      ],
    },
    {
      id: 'six-people',
      heading: 'Six people around one building',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'The seller',
              text: 'wants a price, silence, and a successor who keeps the staff. Usually in that order; not always.',
            },
            {
              term: 'The broker',
              text: 'carries the secret and the calendar, and needs to know which of thirty inquiries can close.',
            },
            {
              term: 'The buyer',
              text: 'wants income that survives the seller’s departure, and a license before the rate lock ends.',
            },
            {
              term: 'The investor',
              text: 'wants to know who runs it, what can be lost, and when the money comes back.',
            },
            {
              term: 'The operator',
              text: 'gives medication at eight in the morning, whoever owns the roof, and is asked for figures by all of the others.',
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
            'Each of them has a dashboard, a menu and rights of their own. [Who we serve](/who-we-serve-all) sets the six side by side.',
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'Rules we build by',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The server decides.** What a person may not read does not leave the database, whatever the screen shows. Each table is tested against each role.',
            '**Say where a number comes from.** A figure on a public page names its source and its quarter, or it is an example and says so.',
            '**Claims are claims.** Sentences of our advertising stand where advertising stands. They are used in no calculation and no report.',
            '**Anybody can use it.** Keyboard, screen reader, telephone, bad eyesight and bad network are ordinary conditions.',
            '**Nothing rings at night without cause.** Quiet hours, once you set them, hold in your own time zone; urgent text messages pass only if you asked for that.',
            '**People can leave.** Plans end by a button, and data can be had and deleted on request as the [privacy policy](/privacy-policy) describes.',
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
            'Haven Realty is the company’s own brokerage. It lists and sells communities like other firms on the exchange, and that is a conflict worth stating. Its people use a dashboard of their own; they hold no administrator’s rights by being colleagues. Another broker’s contacts and drafts stay closed to them, and a confidential street opens only after a contact with its broker, as it does for any member with a plan.',
            'Reviews of listings follow the same steps for Haven Realty as for anybody else. If you think a rule was bent in its favor, write to [contact](/contact) with the topic “Listing”. A complaint of that kind is not for the brokerage to answer.',
          ],
        },
      ],
    },
    {
      id: 'state',
      heading: 'What you see today',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'This installation runs with demonstration data. Communities, firms and people in it are invented; people and firms carry the word “demo” in their names. Nobody quoted or listed here endorses anything. The [features status](/features-status) tells what works now, and the team below is invented in the same way.',
          ],
        },
        {
          kind: 'paths',
          paths: [
            {
              title: 'Margaret Oyelaran (demo)',
              text: 'Runs the exchange and settles what nobody else wants to.',
              to: '/team/margaret-oyelaran',
            },
            {
              title: 'Luis Ferreira (demo)',
              text: 'Reads statements for a living and writes about them.',
              to: '/team/luis-ferreira',
            },
            {
              title: 'Ruth Abernathy (demo)',
              text: 'Was an administrator before she was an editor.',
              to: '/team/ruth-abernathy',
            },
            {
              title: 'Daniel Kowalczyk (demo)',
              text: 'Looks at every listing before you do.',
              to: '/team/daniel-kowalczyk',
            },
            {
              title: 'Hannah Lindqvist (demo)',
              text: 'Tries to break in, with permission.',
              to: '/team/hannah-lindqvist',
            },
            {
              title: 'Theo Park (demo)',
              text: 'Answers when you write.',
              to: '/team/theo-park',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Look at communities', to: '/investment-opportunities' },
    { label: 'Read the press releases', to: '/press-releases' },
    { label: 'Write to us', to: '/contact' },
  ],
};
