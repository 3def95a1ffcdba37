import { event } from '#shared/records/nouns/event.ts';
import { getRecordName } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast, showUndo } from '../../../data/toasts/index.ts';
import { formatLongDay } from '../../../workbench/calendar/days.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  useMoveRecordsMutation,
  useSaveRecordMutation,
} from '../../../workbench/data/writesApi.ts';
import { type EventRow, useDetachOccurrenceMutation } from './eventsApi.ts';

interface Times {
  readonly begins_at: string;
  readonly ends_at: string;
}

/** Changes a single occurrence of a series; each change can be undone. */
export function useSeriesActions() {
  const dispatch = useAppDispatch();
  const [save] = useSaveRecordMutation();
  const [move] = useMoveRecordsMutation();
  const [detachOne] = useDetachOccurrenceMutation();

  function fail(error: unknown) {
    const description = isDataError(error)
      ? dataErrorMessage(error)
      : 'Someone else updated this. Showing the latest.';
    dispatch(showToast({ intent: 'danger', title: 'Not changed', description }));
    dispatch(recordTags.util.invalidateTags([{ type: 'Records', id: event.kind }]));
  }

  /** Returns true if the series now skips these days. */
  async function saveSkippedDays({ id }: EventRow, version: number, skipped: string | null) {
    const { data, error } = await save({ noun: event, id, version, changes: { skipped } });
    if (data?.outcome !== 'saved') {
      fail(error);
      return null;
    }
    dispatch(recordTags.util.invalidateTags([{ type: 'Records', id: event.kind }]));
    return data.row?.version ?? null;
  }

  /** Returns the new event of this occurrence; null if rejected, with an error shown. */
  async function detach(row: EventRow, day: string, times: Times): Promise<string | null> {
    const id = crypto.randomUUID();
    const { data, error } = await detachOne({ row, day, id, ...times });
    if (data?.[0] === undefined) {
      fail(error);
      return null;
    }
    showUndo(
      dispatch,
      {
        intent: 'none',
        title: 'Occurrence updated',
        description: `${getRecordName(event, row)} on ${formatLongDay(day)}. Other dates are unchanged.`,
      },
      async () => {
        const { error: moveError } = await move({ noun: event, ids: [id], to: 'bin' });
        if (moveError === undefined) await saveSkippedDays(row, row.version + 1, row.skipped);
        else fail(moveError);
      },
    );
    return id;
  }

  /** Returns true on success. */
  async function skip(row: EventRow, day: string): Promise<boolean> {
    const days = row.skipped === null ? [] : row.skipped.split(', ');
    const version = await saveSkippedDays(row, row.version, [...days, day].join(', '));
    if (version === null) return false;
    showUndo(
      dispatch,
      {
        intent: 'none',
        title: 'Date skipped',
        description: `${getRecordName(event, row)} on ${formatLongDay(day)}. Other dates are unchanged.`,
      },
      () => void saveSkippedDays(row, version, row.skipped),
    );
    return true;
  }

  return { detach, skip };
}
