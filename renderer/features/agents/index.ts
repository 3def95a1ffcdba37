import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

export { communitiesText, type ListedAgent, typesText } from './agent.ts';
export { useFindAgentsQuery } from './agentsApi.ts';

/** Only staff sees it, so it comes by itself. */
export const StaffAgents = lazyPart(() => import('./StaffAgents.tsx'));
