import { planned, type RouteArea } from '../route-record.ts';

/** Investor screens. */
export const investor = {
  header: 'investor',
  routes: {
    investorPortal: planned('/investor-portal', 'signed-in'),
    institutionalInvestor: planned('/institutional-investor', 'signed-in'),
    investorTaxCenter: planned('/investor/tax-center', 'signed-in'),
    investorWireTransfers: {
      path: '/investor/wire-transfers',
      access: 'signed-in',
      title: 'Wire transfers',
      description:
        'Wire instructions for your closings: confirmed by phone, with account numbers shown only after a code.',
      indexed: false,
      layout: 'work',
      keywords: ['wire instructions', 'deposit', 'escrow'],
      rail: {
        of: ['buyer', 'investor'],
        group: 'work',
        order: 46,
        icon: 'bank',
        label: 'Wires',
      },
    },
    investorExitStrategy: planned('/investor/exit-strategy', 'signed-in'),
    dealIntelligence: {
      path: '/deal-intelligence',
      access: 'signed-in',
      title: 'Deal intelligence',
      description: 'Changes of the listings, deals, markets, and owners that you watch.',
      indexed: false,
      layout: 'work',
      keywords: ['watchlist', 'alerts', 'price changes', 'ownership changes', 'surveys'],
      rail: false,
    },
    syndication: planned('/syndication', 'signed-in'),
    syndicate: planned('/syndication/:syndicateId', 'signed-in'),
    capitalMatching: planned('/capital-matching', 'signed-in'),
    acquisitionIntegration: planned('/acquisition-integration', 'signed-in'),
  },
} as const satisfies RouteArea;
