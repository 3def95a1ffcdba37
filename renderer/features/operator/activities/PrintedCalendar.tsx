import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { formatMinute, parseTimeInput } from '../../../workbench/calendar/calendar.ts';
import {
  addMonths,
  formatMonthYear,
  formatWeekday,
  isDay,
  monthOf,
} from '../../../workbench/calendar/days.ts';
import operator from '../Operator.module.css';
import styles from './Activities.module.css';
import { type ActivityList, useActivitiesQuery } from './activitiesApi.ts';

/** A month in large type, to print and post on the wall. */
export function PrintedCalendar({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const [today] = useState(() => toCalendarDay(new Date()));
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const days = monthOf(day).flat();
  const query = useActivitiesQuery({
    communityId,
    from: days[0] ?? day,
    to: days.at(-1) ?? day,
  });
  return (
    <div className={ui.stack12}>
      <div className={`${operator.bar} screen-only`}>
        <Button size="small" onClick={() => change([['day', addMonths(day, -1)]])}>
          Previous month
        </Button>
        <Button size="small" onClick={() => change([['day', addMonths(day, 1)]])}>
          Next month
        </Button>
        <Button size="small" intent="primary" onClick={() => window.print()}>
          Print calendar
        </Button>
        <span className={ui.caption}>Choose landscape and 11 × 17 inches in the print dialog.</span>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="48rem" />} keepsLast>
        {(list) => <Month list={list} day={day} />}
      </Loaded>
    </div>
  );
}

function Month({ list, day }: { readonly list: ActivityList; readonly day: string }) {
  const weeks = monthOf(day);
  const on = Map.groupBy(
    list.activities.filter(({ cancel_reason }) => cancel_reason === null),
    (one) => one.day,
  );
  return (
    <section className={styles.wall} aria-label="Printed calendar">
      <h2>
        {list.community}: {formatMonthYear(day)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs focus for arrow keys */}
      <div className={ui.scroll} tabIndex={0}>
        <table aria-label={`Activities in ${formatMonthYear(day)}`}>
          <TableHead columns={weeks[0]?.map((one) => formatWeekday(one)) ?? []} />
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((one) => (
                  <td key={one} data-is-other={one.slice(0, 7) !== day.slice(0, 7)}>
                    <strong>{Number(one.slice(8))}</strong>
                    <ul>
                      {on.get(one)?.map(({ id, starts, title, place }) => (
                        <li key={id}>
                          <b>{formatMinute(parseTimeInput(starts) ?? 0)}</b> {title}
                          {place !== null && <span>{place}</span>}
                        </li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
