import { REALTIME_REJOIN_MS } from '#shared/constants.ts';
import type { ContentPage } from '../model.ts';

const longestWaitSeconds = Math.max(...REALTIME_REJOIN_MS) / 1000;

export const realTimeMonitoring: ContentPage = {
  lede: 'Messages, notifications and presence update live today. Haven Exchange does not monitor incidents, shifts or census yet. [See how notifications reach you](/features/notifications).',
  description:
    'What updates live on Haven Exchange today, and what an operator should monitor: signals with thresholds and owners, and how alerts stay few.',
  keywords: ['real-time monitoring', 'operations alerts', 'live census', 'senior living dashboard'],
  sections: [
    {
      id: 'fresh',
      heading: 'How quickly each figure is needed',
      blocks: [
        {
          kind: 'table',
          caption: 'Figures by the speed at which they matter',
          columns: [{ label: 'Figure' }, { label: 'Needed within' }],
          rows: [
            ['A message or notification to you', 'Seconds'],
            ['An incident or elopement entered by staff', 'Minutes'],
            ['Open shifts tonight', 'An hour'],
            ['Census, move-ins, move-outs', 'A day'],
            ['Receivables', 'A week'],
            ['Margin', 'A month'],
            ['Value of the building', 'A quarter'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'A margin that moves every minute is noise with decimals: a payroll posted on Friday does not make Thursday profitable. [Features status](/features-status) lists the operations screens that are open today.',
          ],
        },
      ],
    },
    {
      id: 'line',
      heading: 'What “live” means technically',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `A screen subscribes to the rows that it is made of. When one changes, the server tells those who may read it, and the screen asks for exactly that part again. If the line breaks, it is tried again after a second, then at growing intervals of up to ${longestWaitSeconds} seconds; what was missed meanwhile is read when the line is back. You do not press reload, and after a night in a bag a laptop is not a day behind.`,
            'The rules of access apply to changes as they do to reading. Nobody learns from a flicker that something exists which they may not open.',
          ],
        },
      ],
    },
    {
      id: 'signals',
      heading: 'Ten signals are too many; seven will do',
      blocks: [
        {
          kind: 'table',
          caption: 'A set to plan with, for one community',
          columns: [
            { label: 'Signal' },
            { label: 'Rings at' },
            { label: 'Whom' },
            { label: 'First act' },
          ],
          rows: [
            ['Unfilled shift', '12 hours ahead', 'Scheduler', 'Call list, then agency'],
            [
              'Incident with injury',
              'On entry',
              'Administrator, nurse',
              'Notices due by the state’s clock',
            ],
            [
              'Inquiry without answer',
              '1 hour',
              'Sales',
              'Call; elsewhere an answer takes most of a day',
            ],
            ['Hot water or elevator out', 'On entry', 'Maintenance', 'Vendor with a contract'],
            [
              'Move-outs in a month',
              'Above 4% of residents',
              'Regional',
              'Read the reasons, not the number',
            ],
            ['Credential expires', '30 days', 'Business office', 'Renew or take off the schedule'],
            ['Assessment overdue', '1 day', 'Director of care', 'Assess, then bill'],
          ],
          source:
            'Thresholds to begin with and to change. For the first answer to an inquiry, Bild published 21 hours.',
        },
        {
          kind: 'example',
          title: 'Why each signal needs an owner',
          given: [
            { label: 'Communities', value: '6' },
            { label: 'Signals that ring for each in a week', value: '7' },
            { label: 'Minutes until somebody has looked and put it away', value: '8' },
            { label: 'People who receive every one of them', value: '5' },
          ],
          working: [
            { line: '6 × 7', result: '42 signals a week' },
            { line: '42 × 8 × 5 ÷ 60', result: '28 hours of looking' },
            { line: '42 × 8 ÷ 60', result: '5.6 hours if one person owns each' },
          ],
          conclusion:
            'Copying everybody costs three working days a week and makes each of the five believe that another has acted.',
        },
      ],
    },
    {
      id: 'not',
      heading: 'What it is not',
      blocks: [
        {
          kind: 'note',
          tone: 'caution',
          text: 'It is no nurse call, no fall detector, no fire panel and no emergency line. Those are certified systems with batteries. In an emergency call 911 and follow the plan on your wall.',
        },
        {
          kind: 'list',
          items: [
            'It does not watch your building. No alarm, sensor or shift system is connected to it.',
            'It is not made for watching employees. Figures are by community and shift, not by key press.',
            'It does not replace walking through at six in the evening.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'How notifications reach you', to: '/features/notifications' },
    { label: 'Preparing for emergencies', to: '/emergency-network' },
    { label: 'Features status', to: '/features-status' },
  ],
};
