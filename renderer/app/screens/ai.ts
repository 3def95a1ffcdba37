import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'ai'> = {
  aiWorkflow: () => import('../../features/home/demos/AiWorkflowPage.tsx'),
  aiAssistant: () => import('../../features/ai/assistant/AssistantPage.tsx'),
  aiSettings: () => import('../../features/ai/provider/ProviderPage.tsx'),
};
