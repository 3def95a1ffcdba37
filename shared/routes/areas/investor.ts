import { type Area, planned } from '../record.ts';

/** The work of an investor. */
export const investor = {
  routes: {
    investorPortal: planned('/investor-portal', 'signed-in'),
    institutionalInvestor: planned('/institutional-investor', 'signed-in'),
    investorTaxCenter: planned('/investor/tax-center', 'signed-in'),
    investorWireTransfers: planned('/investor/wire-transfers', 'signed-in'),
    investorExitStrategy: planned('/investor/exit-strategy', 'signed-in'),
    dealIntelligence: planned('/deal-intelligence', 'signed-in'),
    syndication: planned('/syndication', 'signed-in'),
    syndicate: planned('/syndication/:syndicateId', 'signed-in'),
    capitalMatching: planned('/capital-matching', 'signed-in'),
    acquisitionIntegration: planned('/acquisition-integration', 'signed-in'),
  },
} as const satisfies Area;
