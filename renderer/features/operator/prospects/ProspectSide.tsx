import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import {
  LOST_REASONS,
  listNextProspectEvents,
  PROSPECT_EVENTS,
  type ProspectEventType,
} from '#shared/operator/prospects.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { moveInItem } from '#shared/records/nouns/moveInItem.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { NestedList } from '../../../workbench/nested/NestedList.tsx';
import operator from '../Operator.module.css';
import { useCensusBoardQuery } from '../operatorApi.ts';
import { usePositions } from '../usePositions.ts';
import { Agreements } from './Agreements.tsx';
import { MoveInDialog } from './MoveInDialog.tsx';
import { ProspectEventDialog } from './ProspectEventDialog.tsx';
import { useProspectEventsQuery } from './prospectsApi.ts';

const textOf = (row: RecordRow, name: string): string | null => {
  const value = getFieldValue(row, name);
  return typeof value === 'string' ? value : null;
};

/** Next steps, checklist, and events of a prospect. */
export function ProspectSide({ row }: { readonly row: RecordRow }) {
  const communityId = textOf(row, 'community_id') ?? '';
  const { canAdd } = usePositions(communityId);
  const [isRecording, setRecording] = useState<ProspectEventType | null>(null);
  const [isMovingIn, setMovingIn] = useState(false);
  const board = useCensusBoardQuery({ communityId, day: null }, { skip: communityId === '' });
  const deposit = getFieldValue(row, 'deposit');
  const stage = textOf(row, 'stage') ?? 'inquiry';
  const next = listNextProspectEvents({
    stage,
    deposit: typeof deposit === 'number' ? deposit : null,
    waitlisted_at: textOf(row, 'waitlisted_at'),
  });
  const residentId = textOf(row, 'resident_id');
  const units = board.data?.units ?? [];
  const zone = board.data?.time_zone ?? 'America/New_York';
  return (
    <div className={ui.stack16}>
      {residentId !== null && (
        <p>
          <Link to={linkTo('operatorResident', { id: residentId })}>Open resident</Link>
        </p>
      )}
      {next.length > 0 && (
        <div className={ui.actions}>
          {canAdd('prospect_events') && next[0] !== undefined && (
            <Button intent="primary" size="small" onClick={() => setRecording(next[0] ?? null)}>
              Record event
            </Button>
          )}
          {canAdd('stay_events') && stage !== 'lost' && board.data !== undefined && (
            <Button size="small" onClick={() => setMovingIn(true)}>
              Move in
            </Button>
          )}
        </div>
      )}
      <NestedList
        noun={moveInItem}
        title="Move-in checklist"
        parentId={row.id}
        canAdd={canAdd('move_in_items')}
        canChange={canAdd('move_in_items')}
      />
      <Agreements prospect={row} canSend={canAdd('move_in_items')} />
      <Events id={row.id} units={units} zone={zone} />
      {isRecording !== null && (
        <ProspectEventDialog
          prospectId={row.id}
          zone={zone}
          units={units}
          types={next}
          onClose={() => setRecording(null)}
        />
      )}
      {isMovingIn && (
        <MoveInDialog
          prospectId={row.id}
          zone={zone}
          units={units}
          onClose={() => setMovingIn(false)}
        />
      )}
    </div>
  );
}

interface EventsProps {
  readonly id: string;
  readonly units: readonly { readonly id: string; readonly name: string }[];
  readonly zone: string;
}

function Events({ id, units, zone }: EventsProps) {
  const query = useProspectEventsQuery(id);
  return (
    <section aria-label="Events" className={ui.stack8}>
      <h3>Events</h3>
      <Loaded
        answer={query}
        waiting={<Skeleton height="4rem" />}
        nothing={<p className={ui.muted}>No tour, deposit, or application yet.</p>}
      >
        {(events) => (
          <ul className={operator.events} aria-label="Events">
            {events.map(({ id: eventId, type, at, amount, unit_id, reason, note }) => (
              <li key={eventId}>
                <time dateTime={at}>{formatZonedTime(at, zone)}</time>
                <span>
                  {labelOf(PROSPECT_EVENTS, type)}
                  {amount !== null && ` ${formatDollars(amount)}`}
                  {unit_id !== null &&
                    `, unit ${units.find((unit) => unit.id === unit_id)?.name ?? ''}`}
                  {reason !== null && `: ${labelOf(LOST_REASONS, reason)}`}
                  {note !== null && ` (${note})`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
