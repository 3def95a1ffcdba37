import type { Area } from '../record.ts';

/** For the team, when somebody writes that a letter did not come or a door stays shut. */
export const internal = {
  routes: {
    testNdaEmail: {
      path: '/test/nda-email',
      access: 'admin',
      parent: 'admin',
      title: 'Agreement e-mail',
      description:
        'Sends the letter of a signed agreement to yourself, and shows what became of it.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    testEmailVerification: {
      path: '/test/email-verification',
      access: 'admin',
      parent: 'admin',
      title: 'E-mail verification',
      description: 'How far an address has come with being confirmed, and the letters it was sent.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    testBrokerOfRecordAccess: {
      path: '/test/broker-of-record-access',
      access: 'admin',
      parent: 'admin',
      title: 'Broker of record access',
      description: 'What lets somebody sign the listings of a brokerage, condition by condition.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
  },
} as const satisfies Area;
