import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'agents'> = {
  agents: () => import('../../features/network/agents/AgentsPage.tsx'),
  agent: () => import('../../features/network/agents/AgentPage.tsx'),
  findAnAgent: () => import('../../features/network/agents/FindAgentPage.tsx'),
};
