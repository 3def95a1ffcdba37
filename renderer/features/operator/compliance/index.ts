export { type RecordChange, toRecordArguments } from './complianceApi.ts';
export { isComplianceFile } from './complianceShapes.ts';
export { Files } from './Files.tsx';
