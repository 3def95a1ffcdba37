export { describeFailure, rowIdOf } from './connectors.ts';
