import { startOwnBackend, testManyConnections } from '../../contract/turns.ts';

startOwnBackend();
testManyConnections(50);
