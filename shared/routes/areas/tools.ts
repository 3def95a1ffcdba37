import { page, planned, type RouteArea } from '../route-record.ts';

/** Calculators and comparison tools. */
export const tools = {
  routes: {
    valuationCalculator: page('/valuation-calculator', 'Valuation calculator', {
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
      parent: 'investmentHub',
      rail: {
        of: ['buyer', 'investor', 'broker'],
        group: 'tools',
        order: 30,
        icon: 'calculator',
        label: 'Investment',
      },
    }),
    marketAnalytics: page('/market-analytics', 'Market analytics', {
      parent: 'marketInsightsHub',
      rail: {
        of: ['buyer', 'investor', 'seller', 'broker', 'operator'],
        group: 'reports',
        order: 90,
        icon: 'chart',
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
        icon: 'board',
      },
    },
    financialAnalysis: planned('/financial-analysis', 'signed-in'),
    financialAnalysisLegacy: planned('/financial-analysis-legacy', 'signed-in'),
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
    '/financing-calculator': 'financialAnalysis',
    '/financial-calculators': 'financialAnalysis',
  },
} as const satisfies RouteArea;
