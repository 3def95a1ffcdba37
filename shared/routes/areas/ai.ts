import { page, type RouteArea } from '../route-record.ts';

/** Screens for rules and models. */
export const ai = {
  routes: {
    aiWorkflow: {
      path: '/ai-workflow',
      access: 'public',
      gate: 'pro',
      title: 'AI workflow',
      description: 'Search communities with a sentence, and work a deal with rules and people.',
      keywords: ['AI in due diligence', 'underwriting with language models', 'review steps'],
      indexed: false,
      memberLayout: 'reading',
      rail: { of: 'every', group: 'tools', order: 10, icon: 'workflow', label: 'AI workflow' },
    },
    aiRoadmap: page('/ai-roadmap', 'AI roadmap'),
    aiAssistant: {
      path: '/ai-assistant',
      access: 'public',
      isForMembers: true,
      title: 'Assistant',
      description:
        'Ask about documents, communities, clients, and figures. Answers name their sources.',
      keywords: ['AI assistant', 'questions', 'chat', 'deal room search'],
      indexed: false,
      layout: 'work',
      rail: false,
    },
    aiSettings: {
      path: '/ai-assistant/settings',
      access: 'signed-in',
      parent: 'aiAssistant',
      title: 'Assistant settings',
      description: 'Which language model answers, where data goes, and your usage.',
      keywords: ['language model', 'AI provider', 'API key', 'usage'],
      indexed: false,
      layout: 'reading',
      rail: false,
    },
    aiSearch: page('/ai-search', 'Search in sentences', { parent: 'aiRoadmap' }),
    voiceHub: page('/voice-hub', 'Voice hub', {
      parent: 'aiRoadmap',
      memberLayout: 'reading',
      rail: false,
    }),
    documentIntelligence: page('/document-intelligence', 'Document intelligence', {
      parent: 'aiRoadmap',
      memberLayout: 'work',
      rail: false,
    }),
    documentExtraction: {
      path: '/document-intelligence/:id',
      access: 'signed-in',
      parent: 'documentIntelligence',
      title: 'Extraction',
      description: 'One document: its pages beside the fields that were read, and open doubts.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    aiWorkflowInvestors: page('/ai-workflow-investors', 'AI workflow for investors', {
      parent: 'aiRoadmap',
      memberLayout: 'reading',
      rail: false,
    }),
    aiWorkflowBuyer: page('/ai-workflow-buyer', 'AI workflow for buyers', {
      parent: 'aiRoadmap',
      memberLayout: 'reading',
      rail: false,
    }),
    marketIntelligence: page(
      '/market-intelligence',
      'Market intelligence: a state and the country',
      { parent: 'marketInsightsHub' },
    ),
    predictiveAnalytics: page('/predictive-analytics', 'Market scenarios', {
      parent: 'marketInsightsHub',
    }),
    advancedAnalytics: page('/advanced-analytics', 'Advanced analytics: ranges', {
      parent: 'marketInsightsHub',
    }),
    analytics: page('/analytics', 'Analytics', { parent: 'marketInsightsHub', indexed: false }),
  },
} as const satisfies RouteArea;
