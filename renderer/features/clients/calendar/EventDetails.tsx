import { calendarText, type FeedEvent } from '#shared/clients/calendar/ical.ts';
import { event } from '#shared/records/nouns/event.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';
import { formatLongDay } from '../../../workbench/calendar/days.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordPage, type RecordPageProps } from '../../../workbench/record/RecordPage.tsx';
import { RecordPanel } from '../../../workbench/record/RecordPanel.tsx';
import { ConflictHint } from './ConflictHint.tsx';
import { toSingleEvent } from './eventEntries.ts';
import {
  type EventRow,
  useEventMeetingQuery,
  useInviteToEventMutation,
  useSetEventMeetingMutation,
} from './eventsApi.ts';
import { useSeriesActions } from './useSeriesActions.ts';

interface EventProps extends Omit<RecordPageProps, 'noun' | 'acts' | 'hint'> {
  /** For a series, the date of the selected occurrence. */
  readonly day?: string | null;
  /** Opens the event created from a detached occurrence. */
  readonly onDetached: (id: string) => void;
}

function save(row: RecordRow): void {
  const saved = row as unknown as FeedEvent & { readonly join_url: string | null };
  const place = [saved.place, saved.join_url].filter(Boolean).join(', ') || null;
  const text = calendarText([{ ...saved, place }], Date.now());
  const name =
    getRecordName(event, row)
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .trim() || 'event';
  saveFile(`${name.slice(0, 60)}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

/** One event, next to the calendar or at its own URL. */
export function EventDetails({ day = null, onDetached, ...props }: EventProps) {
  const { detach, skip } = useSeriesActions();
  const { onClose } = props;
  const dispatch = useAppDispatch();
  const [send] = useInviteToEventMutation();
  const { data: meeting } = useEventMeetingQuery(props.id);
  const [setMeeting] = useSetEventMeetingMutation();

  async function invite(row: RecordRow) {
    const { data } = await send(row.id);
    if (data === undefined) return;
    dispatch(
      showToast({
        intent: 'success',
        title: 'Invitation sent',
        description: `Sent to ${data}. Replies go to your inbox.`,
      }),
    );
  }

  /** Actions on the selected occurrence of a series. */
  function actsOnOne(series: EventRow) {
    const once = day === null || series.repeats === null ? null : toSingleEvent(series, day);
    if (once === null || day === null) return [];
    return [
      {
        name: `Edit only ${formatLongDay(day)}`,
        onChoose: async () => {
          const id = await detach(series, day, {
            begins_at: once.begins_at,
            ends_at: once.ends_at,
          });
          if (id !== null) onDetached(id);
        },
      },
      {
        name: `Skip ${formatLongDay(day)}`,
        onChoose: async () => {
          if (await skip(series, day)) onClose?.();
        },
      },
    ];
  }
  /** Offered if the workspace connected Zoom. */
  function actsOnMeeting({ id, is_all_day: isAllDay }: RecordRow) {
    const set = (isWanted: boolean) => () => void setMeeting({ id, isWanted });
    if (meeting?.is_wanted === true) {
      return [{ name: 'Remove Zoom meeting', onChoose: set(false) }];
    }
    if (meeting?.host == null || isAllDay === true) return [];
    return [{ name: 'Add Zoom meeting', onChoose: set(true) }];
  }
  const shared = {
    ...props,
    noun: event,
    acts: (row: RecordRow) => [
      ...actsOnOne(row as unknown as EventRow),
      ...(getFieldValue(row, 'contact_id') !== null && getFieldValue(row, 'repeats') === null
        ? [{ name: 'Invite client', onChoose: () => void invite(row) }]
        : []),
      ...actsOnMeeting(row),
      { name: 'Download calendar file', onChoose: () => save(row) },
    ],
    hint:
      ({ id }: RecordRow) =>
      (values: FormValues) => <ConflictHint values={values} ownId={id} />,
  };
  return props.place === 'panel' ? <RecordPanel {...shared} /> : <RecordPage {...shared} />;
}
