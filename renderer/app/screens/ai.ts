import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'ai'> = {
  aiWorkflow: () => import('../../features/home/demos/AiWorkflowPage.tsx'),
};
