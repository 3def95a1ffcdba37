import { META_DESCRIPTION_CUT, META_DESCRIPTION_LIMIT } from '../constants.ts';

/** Search engines cut long descriptions anywhere; cutting them here keeps the sentence readable. */
export function metaDescription(text: string): string {
  return text.length > META_DESCRIPTION_LIMIT
    ? `${text.slice(0, META_DESCRIPTION_CUT).trimEnd()}…`
    : text;
}
