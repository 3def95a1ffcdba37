import { courseSections, defineCourse } from '../course.ts';

export const confidentialMarketingOfACommunity = defineCourse({
  slug: 'confidential-marketing-of-a-community',
  date: '2026-11-28',
  author: 'luis-ferreira',
  category: 'transactions',
  level: 'introductory',
  heading: 'Confidential marketing of a community',
  lede: 'Find buyers without telling staff, families, or competitors. Learn what identifies a community and who learns what when.',
  description:
    'A free course for owners and brokers: what gives a community away, teasers and agreements, a list of buyers, deal rooms, and the day the news gets out.',
  keywords: ['confidential sale', 'teaser', 'NDA', 'senior housing broker'],
  validMonths: null,
  quiz: { questions: 8, passingPercent: 80, attemptsPerDay: 3 },
  lessons: [
    {
      id: 'what-gives-it-away',
      title: 'What gives a community away',
      minutes: 4,
      summary: 'Why secrecy matters, and which details identify a building.',
    },
    {
      id: 'teaser-and-agreement',
      title: 'Teaser and agreement',
      minutes: 4,
      summary: 'Write one page that interests buyers, and an agreement they will sign.',
    },
    {
      id: 'the-buyer-list',
      title: 'The buyer list',
      minutes: 4,
      summary: 'Which buyers to approach, in which order, and which to leave out.',
    },
    {
      id: 'rooms-and-visits',
      title: 'Deal rooms and visits',
      minutes: 4,
      summary: 'Release documents in stages, protect residents’ data, and tour without a rumor.',
    },
  ],
  sections: courseSections(
    [
      'Find the details in a text or a picture that identify a community.',
      'Write a teaser that lets a buyer decide within five minutes.',
      'Choose and rank buyers, and record who was told what.',
      'Release documents in stages without exposing residents or employees.',
      'Act in the first hour after the news gets out.',
    ],
    'Agreements and notices depend on state law. Have counsel review your documents, and never withhold a notice that residents or employees must receive.',
  ),
  next: [
    {
      label: 'Read the short version',
      to: '/education/content/marketing-a-community-confidentially',
    },
    { label: 'See what sellers can do here', to: '/for-sellers' },
  ],
});
