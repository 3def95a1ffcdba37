import { makeHydrationValue } from '../../ui/chunk/hydrationValue.ts';

/** The FAQ search text, set by the field and used by the list. */
export const questionSearch = makeHydrationValue('');
