import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { ACTIVITY_CATEGORIES } from '#shared/operator/activities.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  Calendar,
  CalendarToolbar,
  getVisibleDays,
} from '../../../workbench/calendar/Calendar.tsx';
import {
  type CalendarEntry,
  type CalendarSpan,
  formatMinute,
  parseTimeInput,
  type Slot,
  toTimeInput,
} from '../../../workbench/calendar/calendar.ts';
import { isDay } from '../../../workbench/calendar/days.ts';
import operator from '../Operator.module.css';
import { usePositions } from '../usePositions.ts';
import { ActivityDialog } from './ActivityDialog.tsx';
import { type Activity, useActivitiesQuery, useSaveActivityMutation } from './activitiesApi.ts';
import { RosterPanel } from './RosterPanel.tsx';

const SPANS: readonly CalendarSpan[] = ['month', 'week', 'agenda'];

const describe = ({ title, capacity, signed_up, waitlisted, cancel_reason }: Activity): string => {
  if (cancel_reason !== null) return `Cancelled: ${title}`;
  if (capacity === null) return title;
  return waitlisted > 0
    ? `${title} (full, ${waitlisted} waiting)`
    : `${title} (${signed_up}/${capacity})`;
};

/** The calendar of activities; an activity opens its roster. */
export function ActivityCalendar({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const { canChange, canRead } = usePositions(communityId);
  const [save] = useSaveActivityMutation();
  const [today] = useState(() => toCalendarDay(new Date()));
  const [adding, setAdding] = useState<Slot | null>(null);
  const span = SPANS.find((one) => one === params.get('span')) ?? 'month';
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const [from, to] = getVisibleDays(span, day);
  const query = useActivitiesQuery({ communityId, from, to });
  const isPlanner = canChange('activities');
  const addressOf = (next: CalendarSpan, at: string, activity?: string) => {
    const address = new URLSearchParams(params);
    address.set('span', next);
    address.set('day', at);
    address.delete('activity');
    if (activity !== undefined) address.set('activity', activity);
    return `?${address}`;
  };
  const toEntry = (activity: Activity): CalendarEntry => {
    const start = parseTimeInput(activity.starts) ?? 0;
    return {
      id: activity.id,
      day: activity.day,
      title: describe(activity),
      // A month has no room for the category beside the title.
      kind: span === 'month' ? '' : labelOf(ACTIVITY_CATEGORIES, activity.category),
      to: addressOf(span, day, activity.id),
      isMovable: isPlanner && activity.cancel_reason === null,
      minutes: { from: start, to: Math.min(start + activity.minutes, 24 * 60) },
      time: formatMinute(start),
    };
  };
  const move = (activities: readonly Activity[], { id }: CalendarEntry, at: Slot) => {
    const activity = activities.find((one) => one.id === id);
    if (activity === undefined) return;
    void save({
      id,
      communityId,
      version: activity.version,
      values: {
        day: at.day,
        starts: at.minutes === undefined ? activity.starts : toTimeInput(at.minutes.from),
      },
      isFollowing: false,
    });
  };
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <CalendarToolbar span={span} day={day} today={today} addressOf={addressOf} />
        {isPlanner && (
          <span className={ui.end}>
            <Button intent="primary" size="small" onClick={() => setAdding({ day })}>
              Add activity
            </Button>
          </span>
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="40rem" />} keepsLast>
        {({ activities }) => {
          const open = activities.find(({ id }) => id === params.get('activity'));
          return (
            <>
              {activities.length === 0 && (
                <EmptyState title="No activities in this period">
                  {isPlanner
                    ? 'Add an activity, once or repeating.'
                    : 'Activities appear here when they are planned.'}
                </EmptyState>
              )}
              <Calendar
                span={span}
                day={day}
                today={today}
                entries={activities.map(toEntry)}
                onMove={(entry, at) => move(activities, entry, at)}
                {...(isPlanner && { onCreate: setAdding })}
                addressOf={addressOf}
              />
              {open !== undefined && (
                <RosterPanel
                  key={open.id}
                  communityId={communityId}
                  activity={open}
                  canPlan={isPlanner}
                  canRecord={canRead('activity_participants')}
                  onClose={() => change([['activity', null]])}
                />
              )}
            </>
          );
        }}
      </Loaded>
      {adding !== null && (
        <ActivityDialog
          communityId={communityId}
          activity={null}
          at={adding}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  );
}
