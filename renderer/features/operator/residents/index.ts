export { DutyStatus } from './DutyStatus.tsx';
export { ResidentPhoto } from './ResidentPhoto.tsx';
export {
  type DocumentDuty,
  useDocumentDutiesQuery,
  useDownloadDocumentFileMutation,
} from './residentFilesApi.ts';
