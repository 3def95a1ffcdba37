import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { areAgents, isAgentOrNone } from './agent.ts';

/** Directory filters; omitted fields don't filter. */
interface AgentSearch {
  readonly name?: string;
  readonly state?: string;
  readonly type?: string;
  readonly sort?: string;
  readonly after?: string;
}

const agentsApi = baseApi.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    findAgents: build.query<
      ShapeOf<typeof areAgents>,
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
      extraOptions: { failure: 'inline', accepts: areAgents },
    }),

    /** Null if the user has no active listing or isn't an agent. */
    getAgent: read(
      isAgentOrNone,
      (agent_id: string) => (client) => client.rpc('get_agent', { agent_id }),
    ),
  }),
});

export const { useFindAgentsQuery, useGetAgentQuery } = agentsApi;
