import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { ContentPage } from '../model.ts';

/** What stands above and beside the form of the page. */
export const support: ContentPage = {
  heading: 'Support',
  lede: 'Something does not work, or you cannot find it. Look at the short list first; half of what arrives is on it. Otherwise write, and a person reads it.',
  description:
    'Help with Haven Exchange: the five most frequent troubles with their cure, what to write so that one answer is enough, and what becomes of your ticket.',
  keywords: ['support', 'help', 'sign-in trouble', 'report a problem'],
  sections: [
    {
      id: 'first',
      heading: 'Try this first',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'I cannot sign in',
              text: 'Reset the password under [reset password](/reset-password). After many attempts the door stays closed for 10 to 15 minutes, whatever you type.',
            },
            {
              term: 'My page is old or blank',
              text: 'Reload once. If a banner says you are offline, believe it and look at the network; what you last read stays readable.',
            },
            {
              term: 'I pay and still see locked figures',
              text: 'Sign out and in. If [plan and billing](/cancel-subscription) shows an open plan, tell us its name and we look at the rest.',
            },
            {
              term: 'I get no letters',
              text: 'Look at [notification preferences](/notifications-preferences), then at your spam folder, then ask your company’s mail administrator.',
            },
            {
              term: 'A notification opens nothing',
              text: 'The record may be gone or closed to you by now. Deleting the line is safe.',
            },
          ],
        },
      ],
    },
    {
      id: 'write',
      heading: 'Write it once',
      blocks: [
        {
          kind: 'list',
          items: [
            'The address of the screen and what you pressed.',
            'What you expected and what you saw. The words of a message help more than its meaning.',
            'The time, with your time zone, and whether it happens each time.',
            'Browser or desktop app. The app can export its diagnostics from its settings, without tokens, people’s addresses or content.',
            'An Error ID, if the screen gave one.',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Leave out passwords, codes, card numbers and anything about residents. We never ask for them, so whoever does is somebody else.',
        },
      ],
    },
    {
      id: 'topic',
      heading: 'Which topic',
      blocks: [
        {
          kind: 'table',
          caption: 'Topics that support answers',
          columns: [{ label: 'Topic' }, { label: 'Take it for' }],
          rows: [
            ['Technical', 'Errors, slowness, the desktop app, security holes'],
            ['Account', 'Sign-in, approval, roles, a changed address'],
            ['Billing', 'Plans, invoices, a charge you do not recognize'],
            ['Listing', 'A review, wrong figures, misuse of a listing'],
            ['Privacy', 'A copy of your data, correction, deletion'],
            ['Question', 'Whatever fits nowhere else'],
          ],
        },
      ],
    },
    {
      id: 'then',
      heading: 'What becomes of it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            `You receive a number. If you were signed in, only you and staff can read the ticket. Sending twice by mistake makes one ticket. The answer comes by e-mail to the address you gave; if the form itself fails, write to ${SUPPORT_EMAIL}. For partnerships and the press there is [contact](/contact).`,
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Search the questions', to: '/faq' },
    { label: 'Read the documentation', to: '/documentation' },
    { label: 'See what works today', to: '/features-status' },
  ],
};
