import { makeLateValue } from '../../kit/chunk/lateValue.ts';

/** The words that the questions of a page are searched for: set by the field, followed by the list. */
export const questionSearch = makeLateValue('');
