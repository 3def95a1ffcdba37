import { defineManyConnections, startOwnBackend } from '../../contract/turns.ts';

startOwnBackend();
defineManyConnections(50);
