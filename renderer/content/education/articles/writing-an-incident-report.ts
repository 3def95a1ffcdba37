import type { EducationArticle } from '../course.ts';

export const writingAnIncidentReport: EducationArticle = {
  slug: 'writing-an-incident-report',
  date: '2026-11-13',
  author: 'hannah-lindqvist',
  category: 'operations',
  heading: 'Writing an incident report',
  lede: 'Write what you saw, when, and what you did. Leave the reasons to the review.',
  description:
    'What belongs in an incident report in senior living, which events need one, who has to be told, and two versions of the same entry side by side.',
  keywords: ['incident report', 'senior living operations', 'documentation', 'falls'],
  sections: [
    {
      id: 'events',
      heading: 'Which events',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'States name their own lists. Massachusetts names seven: falls, elopements, medication events, abuse, neglect or exploitation, acute emergencies, deaths, and emergencies of the whole facility. Most communities also record skin injuries, altercations between residents, burns, and lost property. If you are unsure, write a report. Deleting the need for one is harder than reading one too many.',
          ],
        },
      ],
    },
    {
      id: 'parts',
      heading: 'The parts of a report',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Facts', text: 'Date, time, place, who was involved, who saw it.' },
            {
              title: 'Description',
              text: 'What you saw and heard, in order. Quotes in quotation marks.',
            },
            { title: 'Injury', text: 'What you could see, and what the resident said hurts.' },
            {
              title: 'Contributing factors',
              text: 'Wet floor, missing walker, new medication. Observations only.',
            },
            { title: 'Action', text: 'First aid, calls, and the time of each.' },
            {
              title: 'Notifications',
              text: 'Nurse, physician, family, agency, with names and times.',
            },
            {
              title: 'Signature',
              text: 'Yours, with date and time. Additions come as new entries.',
            },
          ],
        },
      ],
    },
    {
      id: 'compare',
      heading: 'Two versions of one entry',
      blocks: [
        {
          kind: 'table',
          caption: 'The same minute, written twice',
          columns: [{ label: 'Opinion' }, { label: 'Observation' }],
          rows: [
            ['She was confused as usual.', 'She asked twice where her husband was.'],
            ['He fell because of his shoes.', 'He wore socks. Shoes were under the chair.'],
            ['Night shift forgot the alarm.', 'The alarm was off at 6:05.'],
          ],
        },
      ],
    },
    {
      id: 'deadlines',
      heading: 'Deadlines',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Some agencies must hear of an incident within a fixed time. Maryland asks for a report within 24 hours. Federal rules for nursing facilities are stricter for suspected abuse. Your director keeps the list for your state, so report at once and let the deadline be their concern.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Take the caregiver course', to: '/education/courses/infection-control-and-falls' },
  ],
};
