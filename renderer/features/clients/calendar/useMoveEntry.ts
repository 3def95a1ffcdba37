import type { Noun } from '#shared/records/noun.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { event } from '#shared/records/nouns/event.ts';
import type { Changes } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast, showUndo } from '../../../data/toasts/index.ts';
import type { CalendarEntry, Slot } from '../../../workbench/calendar/calendar.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { dateAtMinute, getMovedTimes, toSingleEvent } from './eventEntries.ts';
import type { EventRow } from './eventsApi.ts';
import { useMoveTaskMutation } from './tasksApi.ts';
import { useSeriesActions } from './useSeriesActions.ts';

interface Movable {
  readonly deals: readonly RecordRow[];
  readonly events: readonly EventRow[];
}

/** Moves an entry; if rejected, moves it back and shows the reason. */
export function useMoveEntry({ deals, events }: Movable) {
  const dispatch = useAppDispatch();
  const [save] = useSaveRecordMutation();
  const [moveTask] = useMoveTaskMutation();
  const { detach } = useSeriesActions();

  /** Returns the new version; null if rejected, with an error shown. */
  async function put(noun: Noun, id: string, version: number, changes: Changes) {
    const { data, error } = await save({ noun, id, version, changes });
    dispatch(recordTags.util.invalidateTags([{ type: 'Records', id: noun.kind }]));
    if (data?.outcome === 'saved') return data.row?.version ?? null;
    const description = isDataError(error)
      ? dataErrorMessage(error)
      : 'Someone else updated this. Showing the latest.';
    dispatch(showToast({ intent: 'danger', title: 'Not moved', description }));
    return null;
  }

  async function moveEvent(row: EventRow, entry: CalendarEntry, to: Slot, day: string) {
    if (row.repeats !== null) {
      const once = toSingleEvent(row, day);
      if (once !== null) await detach(row, day, getMovedTimes(once, entry, to));
      return;
    }
    const changes = getMovedTimes(row, entry, to);
    const version = await put(event, row.id, row.version, changes);
    if (version === null) return;
    const before = { begins_at: row.begins_at, ends_at: row.ends_at };
    showUndo(
      dispatch,
      { intent: 'none', title: 'Moved', description: entry.title },
      () => void put(event, row.id, version, before),
    );
  }

  return async (entry: CalendarEntry, to: Slot) => {
    const [what = '', id = '', on = ''] = entry.id.split(':');
    if (what === 'task') {
      const at = to.minutes ?? entry.minutes;
      await moveTask({
        id,
        day: to.day,
        at: at === undefined ? null : new Date(dateAtMinute(to.day, at.from)).toISOString(),
      });
      return;
    }
    if (what === 'event') {
      const row = events.find((one) => one.id === id);
      if (row !== undefined) await moveEvent(row, entry, to, on);
      return;
    }
    const row = deals.find((one) => one.id === id);
    if (row !== undefined) await put(deal, id, row.version, { [what]: to.day });
  };
}
