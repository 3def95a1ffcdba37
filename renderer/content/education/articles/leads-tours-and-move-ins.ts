import type { EducationArticle } from '../course.ts';

export const leadsToursAndMoveIns: EducationArticle = {
  slug: 'leads-tours-and-move-ins',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'markets-and-care',
  heading: 'Leads, tours, and move-ins',
  lede: 'Three rates describe a sales office. They only compare if everyone divides by the same number.',
  description:
    'Lead-to-tour, tour-to-move-in, and inquiry-to-move-in rates in senior living: what they measure, why operators differ, and how to use them in a purchase.',
  keywords: ['conversion rate', 'move-ins', 'sales'],
  sections: [
    {
      id: 'rates',
      heading: 'Three rates',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A **lead** is someone who asked. A **tour** is someone who came. A **move-in** is someone who stayed. Three rates connect them, and each can be computed from all leads or only from those who answered the phone. Always write which.',
          ],
        },
        {
          kind: 'example',
          title: 'An invented quarter',
          given: [
            {
              label: 'Leads',
              value: '240',
            },
            {
              label: 'Tours',
              value: '48',
            },
            {
              label: 'Move-ins',
              value: '12',
            },
          ],
          working: [
            {
              line: '48 ÷ 240',
              result: '20%',
            },
            {
              line: '12 ÷ 48',
              result: '25%',
            },
            {
              line: '12 ÷ 240',
              result: '5%',
            },
          ],
          conclusion:
            'One in twenty who asked moved in. If the office answers only half of its leads, the first rate is the one to improve.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'In a purchase',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Multiply what you need backward. If forty units are empty and three residents leave each month, the office has to sell more than three a month before occupancy moves at all. Ask how many leads that takes, where they come from, and what each costs.',
            'Then ask for the time between a lead and the first answer. Families who wait a day have called two other communities. It is the cheapest figure to improve, and memoranda leave it out.',
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Referral agencies are paid per move-in. Ask which share of move-ins they bring, and put the fee into the expenses.',
        },
      ],
    },
  ],
  next: [
    {
      label: 'Read about occupancy',
      to: '/education/content/physical-and-financial-occupancy',
    },
  ],
};
