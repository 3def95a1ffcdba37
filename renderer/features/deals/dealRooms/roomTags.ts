import { baseApi } from '../../../data/api/baseApi.ts';

/** `Room` tags by content: `view:<id>`, `items:<room>`, `people:<room>`, `notes:<room>`; `rooms` for the list. */
export const roomTags = baseApi.enhanceEndpoints({ addTagTypes: ['Room', 'Signatures'] });
