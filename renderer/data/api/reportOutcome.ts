import { isFulfilled, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { showToast } from '../toasts/index.ts';
import { isDataError } from './dataError.ts';
import type { Reporting, ResponseMeta } from './supabaseQuery.ts';

/** The only place where data call results become toasts. */
export const reportOutcome: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && isDataError(action.payload)) {
      const { failure = 'toast', sentence = asIs } = reportingOf(action.meta);
      if (failure === 'toast') {
        const description = sentence(dataErrorMessage(action.payload));
        dispatch(showToast({ intent: 'danger', title: 'Error', description }));
      }
    } else if (isFulfilled(action)) {
      const { success } = reportingOf(action.meta);
      if (success !== undefined) dispatch(showToast({ intent: 'success', ...success }));
    }
    return result;
  };

const asIs = (reason: string): string => reason;

/** Reads the metadata `supabaseQuery` returned, which RTK Query passes through. */
function reportingOf(meta: object): Reporting {
  return (meta as { readonly baseQueryMeta?: ResponseMeta }).baseQueryMeta?.reporting ?? {};
}
