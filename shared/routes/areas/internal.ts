import type { RouteArea } from '../route-record.ts';

/** Staff tools for reports of missing emails or denied access. */
export const internal = {
  routes: {
    testNdaEmail: {
      path: '/test/nda-email',
      access: 'admin',
      parent: 'admin',
      title: 'Agreement email',
      description: 'Sends yourself the email of a signed agreement and shows its delivery status.',
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    testEmailVerification: {
      path: '/test/email-verification',
      access: 'admin',
      parent: 'admin',
      title: 'Email verification',
      description: "An email's verification status and the emails sent to it.",
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    testBrokerOfRecordAccess: {
      path: '/test/broker-of-record-access',
      access: 'admin',
      parent: 'admin',
      title: 'Broker of record access',
      description: "The conditions for signing a brokerage's listings, one by one.",
      indexed: false,
      layout: 'reading',
      rail: false,
    },
  },
} as const satisfies RouteArea;
