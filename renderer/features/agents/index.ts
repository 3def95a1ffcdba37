export { communitiesText, type ListedAgent, typesText } from './agent.ts';
export { useFindAgentsQuery } from './agentsApi.ts';
