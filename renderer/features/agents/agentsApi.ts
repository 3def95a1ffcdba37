import { baseApi } from '../../core/api/baseApi.ts';
import { type DirectoryPage, isDirectoryPage } from '../directory/index.ts';
import type { Agent, ListedAgent } from './agent.ts';

/** What the directory is asked for; whatever is not named narrows nothing. */
interface AgentSearch {
  readonly name?: string;
  readonly state?: string;
  readonly type?: string;
  readonly sort?: string;
  readonly after?: string;
}

const agentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findAgents: build.query<
      DirectoryPage<ListedAgent>,
      { readonly [Name in keyof AgentSearch]: AgentSearch[Name] | undefined }
    >({
      query:
        ({ name, state, type, sort, after }) =>
        (client) =>
          client.rpc('find_agents', {
            ...(name && { name }),
            ...(state && { state }),
            ...(type && { property_type: type }),
            ...(sort && { sort }),
            ...(after && { after }),
          }),
      extraOptions: { failure: 'inline', accepts: isDirectoryPage },
    }),

    /** Null for whoever has nothing live, or is no agent. */
    getAgent: build.query<Agent | null, string>({
      query: (agent_id) => (client) => client.rpc('get_agent', { agent_id }),
      extraOptions: { failure: 'inline' },
    }),
  }),
});

export const { useFindAgentsQuery, useGetAgentQuery } = agentsApi;
