import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { type Connections, isConnections } from './hubShapes.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Connections'] });

export const { useConnectionsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    connections: build.query<Connections, void>({
      query: () => rpc('my_connections'),
      extraOptions: { failure: 'inline', accepts: isConnections },
      providesTags: ['Connections'],
    }),
  }),
});
