import { baseApi } from '../api/baseApi.ts';

/** `Records` by kind for lists and by `kind:id` for one; what hangs on one likewise. */
export const recordTags = baseApi.enhanceEndpoints({
  addTagTypes: [
    'Records',
    'RecordCounts',
    'RecordTimeline',
    'RecordTasks',
    'RecordFiles',
    'SavedViews',
  ],
});
