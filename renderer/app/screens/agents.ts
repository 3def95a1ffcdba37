import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'agents'> = {
  agents: () => import('../../features/agents/AgentsPage.tsx'),
  agent: () => import('../../features/agents/AgentPage.tsx'),
  findAnAgent: () => import('../../features/agents/FindAgentPage.tsx'),
};
