import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'ai'> = {
  aiWorkflow: () => import('../../features/home/demos/AiWorkflowPage.tsx'),
  aiAssistant: () => import('../../features/ai/assistant/AssistantPage.tsx'),
  aiSettings: () => import('../../features/ai/provider/ProviderPage.tsx'),
  aiWorkflowInvestors: () => import('../../features/ai/workflows/InvestorWorkflowsPage.tsx'),
  aiWorkflowBuyer: () => import('../../features/ai/workflows/BuyerWorkflowsPage.tsx'),
  voiceHub: () => import('../../features/ai/voice/VoicePage.tsx'),
  documentIntelligence: () => import('../../features/ai/documents/screens.tsx'),
  documentExtraction: () => import('../../features/ai/documents/ExtractionPage.tsx'),
};
