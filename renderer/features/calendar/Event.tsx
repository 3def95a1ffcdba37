import { calendarText, type Told } from '#shared/calendar/ical.ts';
import { event } from '#shared/records/nouns/event.ts';
import { nameOf } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { saveFile } from '../../kit/file/saveFile.ts';
import { RecordPage, type RecordPageProps } from '../../kit/work/record/RecordPage.tsx';
import { RecordPanel } from '../../kit/work/record/RecordPanel.tsx';
import { ConflictHint } from './ConflictHint.tsx';

const actsOn = (row: RecordRow) => [{ name: 'Download for a calendar', onChoose: () => save(row) }];

function save(row: RecordRow): void {
  const text = calendarText([row as unknown as Told], Date.now());
  const name =
    nameOf(event, row)
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .trim() || 'event';
  saveFile(`${name.slice(0, 60)}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }));
}

/** One event, beside the calendar or on its own address. */
export function Event(props: Omit<RecordPageProps, 'noun' | 'acts' | 'hint'>) {
  const shared = {
    ...props,
    noun: event,
    acts: actsOn,
    hint:
      ({ id }: RecordRow) =>
      (values: FormValues) => <ConflictHint values={values} ownId={id} />,
  };
  return props.place === 'panel' ? <RecordPanel {...shared} /> : <RecordPage {...shared} />;
}
