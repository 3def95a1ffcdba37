export { type RecordChange, toRecordArguments } from './complianceApi.ts';
export { isComplianceFile } from './complianceShapes.ts';
export { FigureButtons } from './FigureButtons.tsx';
export { Files } from './Files.tsx';
