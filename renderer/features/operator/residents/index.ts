export { DutyStatus } from './DutyStatus.tsx';
export { type DocumentDuty, useDocumentDutiesQuery } from './residentFilesApi.ts';
