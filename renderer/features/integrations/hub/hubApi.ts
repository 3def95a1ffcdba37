import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { isConnections } from './hubShapes.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Connections'] });

export const { useConnectionsQuery } = api.injectEndpoints({
  endpoints: (build, { read } = calls(build, ['Connections'])) => ({
    connections: read(isConnections, () => rpc('my_connections')),
  }),
});
