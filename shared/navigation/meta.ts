import { META_DESCRIPTION_CUT, META_DESCRIPTION_LIMIT } from '../constants.ts';

/** Truncates here because search engines cut long descriptions anywhere; this keeps the sentence readable. */
export function metaDescription(text: string): string {
  return text.length > META_DESCRIPTION_LIMIT
    ? `${text.slice(0, META_DESCRIPTION_CUT).trimEnd()}…`
    : text;
}
