import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatTimeInZone } from '#shared/format/date.ts';
import {
  ASSISTANCE_LEVELS,
  EVENT_KINDS,
  formatDuration,
  HAZARDS,
  MARK_STATUSES,
} from '#shared/operator/emergency.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useActing } from '../acting/index.ts';
import { HeldEntries, HeldEntry } from '../HeldEntry.tsx';
import { useNow } from '../useNow.ts';
import { usePositions } from '../usePositions.ts';
import styles from './Emergency.module.css';
import { EndDialog } from './EndDialog.tsx';
import { EventRecord } from './EventRecord.tsx';
import { useMarkPeopleMutation } from './emergencyApi.ts';
import type { EventPerson, OpenEvent } from './emergencyShapes.ts';
import { groupPeople, isOpenPerson, type PeopleGroup } from './headCount.ts';
import { MessageDialog } from './Messages.tsx';
import { AddPersonDialog, MarksDialog, PlaceDialog } from './PersonDialogs.tsx';
import { useHeadCount } from './useHeadCount.ts';

interface HeadCountProps {
  readonly id: string;
  readonly communityId: string;
  readonly onClose: () => void;
}

/** Everyone on an event and where they are. One tap marks a person safe; others see it at once. */
export function HeadCount({ id, communityId, onClose }: HeadCountProps) {
  const { query, event, waiting, held } = useHeadCount(id, communityId);
  return (
    <div className={ui.stack12}>
      <div>
        <Button size="small" variant="minimal" onClick={onClose}>
          All drills and events
        </Button>
      </div>
      {waiting.length > 0 && (
        <p role="status" className={styles.waiting}>
          {waiting.length === 1 ? '1 entry waits' : `${waiting.length} entries wait`} on this device
          for a connection.
        </p>
      )}
      {held.length > 0 && (
        <HeldEntries>
          {held.map((entry) => (
            <HeldEntry key={entry.id} entry={entry} mine={entry.name} onFile={null} />
          ))}
        </HeldEntries>
      )}
      {event === null ? (
        <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
          {() => null}
        </Loaded>
      ) : event.ended_at === null ? (
        <OpenCount event={event} communityId={communityId} />
      ) : (
        <EventRecord event={event} />
      )}
    </div>
  );
}

type Mark = (people: readonly EventPerson[], status: string, place?: string) => void;

interface OpenCountProps {
  readonly event: OpenEvent;
  readonly communityId: string;
}

function OpenCount({ event, communityId }: OpenCountProps) {
  const now = useNow(15_000);
  const acting = useActing();
  const { canAdd } = usePositions(communityId);
  const [send, { error }] = useMarkPeopleMutation();
  const { params, change } = useUrlSearch();
  const [open, setOpen] = useState<'end' | 'person' | 'message' | null>(null);
  const { counts } = event;
  const found = counts.total - counts.open - counts.missing;
  const only = params.get('only');
  const mark: Mark = (people, status, place) =>
    void send({
      id: crypto.randomUUID(),
      eventId: event.id,
      subjectIds: people.map(({ id }) => id),
      status,
      place: place ?? null,
      at: new Date().toISOString(),
      name: `${people.length === 1 ? people[0]?.name : `${people.length} people`}: ${labelOf(MARK_STATUSES, status)}`,
      acting,
    });
  const shown =
    only === null
      ? event.people
      : event.people.filter((one) =>
          only === 'open' ? isOpenPerson(one) : one.mark?.status === only,
        );
  const filters = [
    ['open', 'Not counted', counts.open],
    ['missing', 'Missing', counts.missing],
    ['safe', 'Safe here', counts.safe],
    ['evacuated', 'Evacuated', counts.evacuated],
    ['hospital', 'Hospital', counts.hospital],
  ] as const;
  return (
    <>
      <header className={styles.event} data-kind={event.kind}>
        <div className={styles.bar}>
          <div>
            <h2>
              {labelOf(EVENT_KINDS, event.kind)}: {labelOf(HAZARDS, event.hazard)}
            </h2>
            <p className={styles.summary}>
              Started {formatTimeInZone(new Date(event.started_at), event.time_zone)} by{' '}
              {event.starter} · {formatDuration(event.started_at, new Date(now).toISOString())}
              {event.meeting_point !== null && ` · Meet at ${event.meeting_point}`}
              {event.note !== null && ` · ${event.note}`}
            </p>
          </div>
          <div className={ui.line}>
            {event.kind !== 'tabletop' && canAdd('emergency_marks') && (
              <Button onClick={() => setOpen('person')}>Add person</Button>
            )}
            {canAdd('emergency_broadcasts') && (
              <Button onClick={() => setOpen('message')}>Message staff</Button>
            )}
            {event.can_end && (
              <Button intent="primary" onClick={() => setOpen('end')}>
                End {event.kind === 'drill' ? 'drill' : 'event'}
              </Button>
            )}
          </div>
        </div>
        {event.kind !== 'tabletop' && (
          <>
            <div className={styles.progress}>
              <progress aria-label="Accounted for" max={Math.max(counts.total, 1)} value={found} />
              <p role="status">
                <strong>
                  {found} of {counts.total}
                </strong>{' '}
                accounted for
              </p>
            </div>
            <FilterButtons
              label="Shown people"
              filters={filters.map(([id, label, count]) => ({
                id,
                label,
                count,
                isAlert: id === 'missing',
              }))}
              chosen={only}
              onChoose={(id) => change([['only', id]])}
            />
          </>
        )}
      </header>
      <ServerError error={error} title="Not marked" />
      {event.kind === 'tabletop' ? (
        <EmptyState title="Tabletop exercise">
          Talk through the plan. End the exercise with participants and findings.
        </EmptyState>
      ) : (
        groupPeople(shown).map((group) => (
          <Group key={group.id} group={group} event={event} onMark={mark} />
        ))
      )}
      {open === 'end' && <EndDialog event={event} onClose={() => setOpen(null)} />}
      {open === 'person' && <AddPersonDialog eventId={event.id} onClose={() => setOpen(null)} />}
      {open === 'message' && (
        <MessageDialog
          communityId={communityId}
          recipients={null}
          eventId={event.id}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface GroupProps {
  readonly group: PeopleGroup;
  readonly event: OpenEvent;
  readonly onMark: Mark;
}

function Group({ group, event, onMark }: GroupProps) {
  const open = group.people.filter(isOpenPerson);
  return (
    <section aria-label={group.name} className={styles.area}>
      <div className={styles.bar}>
        <h3>
          {group.name}{' '}
          <span className={ui.caption}>
            {group.people.length - open.length} of {group.people.length}
          </span>
        </h3>
        {open.length > 1 && (
          <Button
            size="small"
            aria-label={`Mark ${open.length} safe in ${group.name}`}
            onClick={() => onMark(open, 'safe')}
          >
            Mark {open.length} safe
          </Button>
        )}
      </div>
      <ul className={styles.people}>
        {group.people.map((person) => (
          <Person key={person.id} person={person} event={event} onMark={onMark} />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  readonly person: EventPerson;
  readonly event: OpenEvent;
  readonly onMark: Mark;
}

function Person({ person, event, onMark }: PersonProps) {
  const [open, setOpen] = useState<'evacuated' | 'hospital' | 'history' | null>(null);
  const { mark } = person;
  const isOpen = isOpenPerson(person);
  const set = (status: string) => onMark([person], status);
  return (
    <li className={styles.person} data-status={mark?.status ?? 'unaccounted'}>
      <div>
        <p className={styles.name}>
          {person.name} {person.unit !== null && <span className={ui.caption}>{person.unit}</span>}
        </p>
        <p className={ui.caption}>
          {isOpen || mark === null
            ? labelOf(ASSISTANCE_LEVELS, person.assistance)
            : `${labelOf(MARK_STATUSES, mark.status)}${mark.place === null ? '' : `, ${mark.place}`} · ${mark.by}, ${formatTimeInZone(new Date(mark.at), event.time_zone)}`}
        </p>
      </div>
      <div className={styles.tap}>
        {(isOpen || mark?.status === 'missing') && (
          <Button
            size="large"
            intent="primary"
            variant="outlined"
            aria-label={`Safe: ${person.name}`}
            onClick={() => set('safe')}
          >
            Safe
          </Button>
        )}
        <MenuButton
          label={`Where is ${person.name}`}
          align="end"
          sections={[
            {
              entries: [
                { name: 'Safe here', onChoose: () => set('safe') },
                { name: 'Evacuated to…', onChoose: () => setOpen('evacuated') },
                { name: 'Sent to hospital', onChoose: () => setOpen('hospital') },
                { name: 'Missing', onChoose: () => set('missing') },
                ...(mark === null
                  ? []
                  : [{ name: 'Not counted', onChoose: () => set('unaccounted') }]),
              ],
            },
            {
              entries:
                mark === null ? [] : [{ name: 'All marks', onChoose: () => setOpen('history') }],
            },
          ].filter(({ entries }) => entries.length > 0)}
        >
          {isOpen ? 'More' : 'Change'}
        </MenuButton>
      </div>
      {(open === 'evacuated' || open === 'hospital') && (
        <PlaceDialog
          person={person}
          status={open}
          sites={event.sites}
          onSave={(place) => onMark([person], open, place)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'history' && (
        <MarksDialog event={event} person={person} onClose={() => setOpen(null)} />
      )}
    </li>
  );
}
