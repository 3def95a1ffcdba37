export { Directory } from './Directory.tsx';
export {
  countWords,
  placesText,
  stateName,
  stateOptions,
} from './directoryPage.ts';
export { Entry } from './Entry.tsx';
export { RequestForm } from './RequestForm.tsx';
export { Results } from './Results.tsx';
export type { RequestField } from './requestForm.ts';
export { useDirectorySearch } from './useDirectorySearch.ts';
