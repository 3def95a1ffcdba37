import { type Area, planned } from '../record.ts';

/** For the team, while it builds. */
export const internal = {
  routes: {
    testNdaEmail: planned('/test/nda-email', 'public'),
    testEmailVerification: planned('/test/email-verification', 'public'),
    testBrokerOfRecordAccess: planned('/test/broker-of-record-access', 'public'),
  },
} as const satisfies Area;
