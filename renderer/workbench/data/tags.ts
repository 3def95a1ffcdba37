import { baseApi } from '../../data/api/baseApi.ts';

/** `Records` tags: by kind for lists and by `kind:id` for single records; attachments likewise. */
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
