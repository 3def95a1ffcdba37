import { planned, type RouteArea } from '../route-record.ts';

/** Investor screens. */
export const investor = {
  header: 'investor',
  routes: {
    investorPortal: {
      path: '/investor-portal',
      access: 'signed-in',
      title: 'Investor portal',
      description: 'Your positions with sponsors: statements, documents, tax forms, and updates.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['positions', 'statements', 'distributions', 'tax forms', 'K-1'],
    },
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
    dealIntelligence: planned('/deal-intelligence', 'signed-in'),
    syndication: {
      path: '/syndication',
      access: 'signed-in',
      title: 'Syndication',
      description: 'Offerings open to you, and the offerings of your workspace.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['offerings', '506(b)', '506(c)', 'subscribe', 'cap table', 'capital call'],
    },
    syndicate: {
      path: '/syndication/:syndicateId',
      access: 'signed-in',
      title: 'Offering',
      description: 'Terms, documents, and subscriptions of an offering.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    capitalMatching: {
      path: '/capital-matching',
      access: 'signed-in',
      title: 'Capital matching',
      description: 'Lenders and equity matched to your deal, with reasons for and against.',
      indexed: false,
      layout: 'work',
      rail: false,
      keywords: ['lenders', 'debt', 'equity', 'loan', 'bridge', 'HUD', 'mezzanine'],
    },
    acquisitionIntegration: planned('/acquisition-integration', 'signed-in'),
  },
} as const satisfies RouteArea;
