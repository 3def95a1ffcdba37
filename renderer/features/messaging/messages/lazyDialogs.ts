import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

// Dialogs opened on demand, each in its own chunk.
export const ReportDialog = lazyPart(() => import('./safety/ReportDialog.tsx'));
export const ForwardDialog = lazyPart(() => import('./safety/ForwardDialog.tsx'));
export const BlockDialog = lazyPart(() => import('./safety/BlockDialog.tsx'));
export const ExportDialog = lazyPart(() => import('./safety/ExportDialog.tsx'));
export const GroupDialog = lazyPart(() => import('./groups/GroupDialog.tsx'));
export const StartDialog = lazyPart(() => import('./start/StartDialog.tsx'));
export const ScheduleDialog = lazyPart(() => import('./scheduled/ScheduleDialog.tsx'));
export const SearchAll = lazyPart(() => import('./search/SearchAll.tsx'));
