import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

export { communitiesText, type ListedAgent, typesText } from './agent.ts';
export { useFindAgentsQuery } from './agentsApi.ts';

/** Lazy-loaded because only staff sees it. */
export const StaffAgents = lazyPart(() => import('./StaffAgents.tsx'));
