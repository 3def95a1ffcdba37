import { page, planned, type RouteArea } from '../route-record.ts';

/** Calculators and comparison tools. */
export const tools = {
  routes: {
    valuationCalculator: page('/valuation-calculator', 'Valuation calculator', {
      memberLayout: 'reading',
      parent: 'investmentHub',
      rail: {
        of: ['buyer', 'investor', 'seller', 'broker'],
        group: 'tools',
        order: 20,
        icon: 'calculator',
        label: 'Valuation',
      },
    }),
    investmentCalculator: page('/investment-calculator', 'Investment calculator', {
      memberLayout: 'reading',
      parent: 'investmentHub',
      rail: {
        of: ['buyer', 'investor', 'broker'],
        group: 'tools',
        order: 30,
        icon: 'money',
        label: 'Investment',
      },
    }),
    marketAnalytics: page('/market-analytics', 'Market analytics', {
      memberLayout: 'reading',
      parent: 'marketInsightsHub',
      rail: {
        of: ['buyer', 'investor', 'seller', 'broker', 'operator'],
        group: 'reports',
        order: 90,
        icon: 'trend',
        label: 'Markets',
      },
    }),
    propertyComparisonTool: {
      path: '/property-comparison-tool',
      access: 'signed-in',
      title: 'Compare',
      description: 'Compare up to six communities side by side, by bed and by unit.',
      indexed: false,
      layout: 'work',
      rail: {
        of: ['buyer', 'investor', 'broker', 'seller'],
        group: 'market',
        order: 50,
        icon: 'compare',
      },
    },
    financialAnalysis: {
      path: '/financial-analysis',
      access: 'signed-in',
      title: 'Financial analysis',
      description: 'Your underwriting models: ten-year cash flow, loans, returns, and scenarios.',
      indexed: false,
      layout: 'work',
      keywords: ['underwriting', 'financial calculators', 'DSCR', 'IRR', 'pro forma', 'cash flow'],
      rail: {
        of: ['buyer', 'investor', 'broker'],
        group: 'tools',
        order: 15,
        icon: 'calculator',
        label: 'Underwriting',
      },
    },
    underwritingModel: {
      path: '/financial-analysis/:id',
      access: 'signed-in',
      parent: 'financialAnalysis',
      title: 'Model',
      description: 'One underwriting model: assumptions, cash flow, loans, returns, and scenarios.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    portfolios: planned('/portfolios', 'signed-in'),
    arPropertyExplorer: planned('/ar-property-explorer', 'signed-in'),
    marketingAutomation: {
      path: '/marketing-automation',
      access: 'signed-in',
      title: 'Marketing automation',
      description:
        'Scheduled automation: who hears from you next, and from which sequence or campaign.',
      indexed: false,
      layout: 'work',
      rail: { of: ['broker'], group: 'reach', order: 14, icon: 'workflow', label: 'Automation' },
      keywords: ['next emails', 'sequences', 'campaigns', 'nurture'],
    },
    marketInsights: planned('/market-insights', 'signed-in'),
  },
  redirects: {
    '/financial-analysis-legacy': 'financialAnalysis',
    '/financing-calculator': 'financialAnalysis',
    '/financial-calculators': 'financialAnalysis',
  },
} as const satisfies RouteArea;
