export { describeExportFailure } from './exports.ts';
