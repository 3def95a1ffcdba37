import { Button } from '@blueprintjs/core';
import { Move } from '@blueprintjs/icons';
import { type DragEvent, useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { UNIT_STATUSES, UNIT_TYPES } from '#shared/operator/units.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type BoardResident, type BoardUnit, type CensusBoardData, groupUnits } from '../census.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useCensusBoardQuery } from '../operatorApi.ts';
import { usePositions } from '../usePositions.ts';
import styles from './Census.module.css';
import { CensusHistory } from './CensusHistory.tsx';
import { MoveDialog, type UnitMove } from './MoveDialog.tsx';
import { UnitStateDialog } from './UnitStateDialog.tsx';

/** The census of a day by building and floor, as a board or a list. Day, view, and filter are in the URL. */
export function CensusBoard({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const query = useCensusBoardQuery({ communityId, day: params.get('day') });
  return (
    <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
      {(board) => (
        <Board
          communityId={communityId}
          board={board}
          view={VIEWS.find(([one]) => one === params.get('as'))?.[0] ?? 'board'}
          status={params.get('status')}
          onDay={(day) => change([['day', day === board.today ? null : day]])}
          onView={(view) => change([['as', view === 'board' ? null : view]])}
          onStatus={(status) => change([['status', status]])}
        />
      )}
    </Loaded>
  );
}

const VIEWS = [
  ['board', 'Board'],
  ['list', 'List'],
  ['history', 'History'],
] as const;
type View = (typeof VIEWS)[number][0];

interface BoardProps {
  readonly communityId: string;
  readonly board: CensusBoardData;
  readonly view: View;
  readonly status: string | null;
  readonly onDay: (day: string) => void;
  readonly onView: (view: View) => void;
  readonly onStatus: (status: string | null) => void;
}

const share = (part: number, of: number): string =>
  of === 0 ? '—' : formatPercent((part / of) * 100);

function Board({ communityId, board, view, status, onDay, onView, onStatus }: BoardProps) {
  const { canAdd, canRead } = usePositions(communityId);
  const views = VIEWS.filter(([one]) => one !== 'history' || canRead('unit_events'));
  const [chosen, setChosen] = useState<BoardUnit | null>(null);
  const [moved, setMoved] = useState<UnitMove | null>(null);
  const isToday = board.day === board.today;
  const onMove = isToday && canAdd('stay_events') ? setMoved : null;
  const onChoose = isToday && canAdd('unit_events') ? setChosen : null;
  if (board.units.length === 0 && isToday) {
    return (
      <EmptyState title="No units yet">
        Add a building, its floors, and their units under “Buildings and units”.
      </EmptyState>
    );
  }
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <label className={operator.day}>
          Day
          <input
            type="date"
            value={board.day}
            max={board.today}
            onChange={({ target }) => target.value !== '' && onDay(target.value)}
          />
        </label>
        {!isToday && (
          <Button size="small" variant="minimal" onClick={() => onDay(board.today)}>
            Today
          </Button>
        )}
        <dl className={styles.figures}>
          <Figure label="In house" value={String(board.census)} />
          <Figure label="On leave" value={String(board.on_leave)} />
          <Figure
            label="Physical occupancy"
            value={share(board.occupied, board.available)}
            detail={`${board.occupied} of ${board.available} units occupied`}
          />
          <Figure
            label="Financial occupancy"
            value={share(board.paid, board.available)}
            detail={`${board.paid} of ${board.available} units paid`}
          />
        </dl>
        <div className={ui.end}>
          <ViewButtons label="View" views={views} chosen={view} onChoose={onView} />
        </div>
      </div>
      {view === 'history' ? (
        <CensusHistory communityId={communityId} day={board.day} onDay={onDay} />
      ) : (
        <Units
          board={board}
          view={view}
          status={status}
          onStatus={onStatus}
          onChoose={onChoose}
          onMove={onMove}
        />
      )}
      {chosen !== null && <UnitStateDialog unit={chosen} onClose={() => setChosen(null)} />}
      {moved !== null && (
        <MoveDialog
          resident={moved.resident}
          from={moved.from}
          to={moved.to}
          units={board.units}
          onClose={() => setMoved(null)}
        />
      )}
    </div>
  );
}

interface UnitsProps extends Pick<BoardProps, 'board' | 'view' | 'status' | 'onStatus'> {
  readonly onChoose: ((unit: BoardUnit) => void) | null;
  readonly onMove: ((move: UnitMove) => void) | null;
}

/** The units of a day as cards by floor or as a table, with a legend that filters them. */
function Units({ board, view, status, onStatus, onChoose, onMove }: UnitsProps) {
  const shown =
    status === null ? board.units : board.units.filter((unit) => unit.status === status);
  return (
    <>
      <FilterButtons
        label="Unit states"
        filters={UNIT_STATUSES.map(({ value, label, mark }) => ({
          id: value,
          label: (
            <>
              <span aria-hidden="true">{mark}</span> {label}
            </>
          ),
          count: board.units.filter((unit) => unit.status === value).length,
        }))}
        chosen={status}
        onChoose={onStatus}
      />
      {view === 'list' ? (
        <UnitTable units={shown} onChoose={onChoose} onMove={onMove} />
      ) : (
        groupUnits(shown).map(([id, { building, floor, units }]) => (
          <section key={id} aria-label={`${building}, ${floor}`} className={ui.stack8}>
            <h2 className={ui.smallHeading}>
              {building} <span className={ui.muted}>{floor}</span>
            </h2>
            <ul className={styles.units}>
              {units.map((unit) => (
                <li
                  key={unit.id}
                  data-status={unit.status}
                  className={styles.unit}
                  {...(onMove !== null && dropsOn(unit, board.units, onMove))}
                >
                  <UnitCard unit={unit} onChoose={onChoose} onMove={onMove} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {shown.length === 0 && <p className={ui.muted}>No units in this state.</p>}
    </>
  );
}

const Figure = ({
  label,
  value,
  detail,
}: {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {detail !== undefined && <dd className={ui.caption}>{detail}</dd>}
  </div>
);

interface UnitProps {
  readonly unit: BoardUnit;
  readonly onChoose: ((unit: BoardUnit) => void) | null;
  /** Null if the user can't move residents. */
  readonly onMove: ((move: UnitMove) => void) | null;
}

/** Data type of a dragged resident. */
const DRAGGED = 'application/x-haven-resident';

/** Lets a resident be dropped on a unit; the dialog confirms the move. */
const dropsOn = (
  unit: BoardUnit,
  units: readonly BoardUnit[],
  onMove: (move: UnitMove) => void,
) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const id = event.dataTransfer.getData(DRAGGED);
    const from = units.find(({ residents }) => residents.some((one) => one.id === id));
    const resident = from?.residents.find((one) => one.id === id);
    if (from === undefined || resident === undefined || from.id === unit.id) return;
    event.preventDefault();
    onMove({ resident, from, to: unit });
  },
});

const statusOf = ({ status }: BoardUnit) => UNIT_STATUSES.find(({ value }) => value === status);

function Names({ unit, onMove }: Pick<UnitProps, 'unit' | 'onMove'>) {
  return (
    <>
      {unit.residents.map((resident) => (
        <ResidentName key={resident.id} resident={resident} unit={unit} onMove={onMove} />
      ))}
    </>
  );
}

interface ResidentNameProps extends Pick<UnitProps, 'unit' | 'onMove'> {
  readonly resident: BoardResident;
}

/** A resident's name; dragged to another unit, or moved with the button. */
function ResidentName({ resident, unit, onMove }: ResidentNameProps) {
  const { id, name, status, bed_id, is_second_occupant, is_respite } = resident;
  const bed = unit.beds.find((one) => one.id === bed_id)?.name;
  return (
    <span
      className={styles.name}
      {...(onMove !== null && {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAGGED, id),
      })}
    >
      <Link to={linkTo('operatorResident', { id })}>{name}</Link>
      {bed !== undefined && <span className={ui.caption}> bed {bed}</span>}
      {status === 'on_leave' && <span className={ui.caption}> on leave</span>}
      {is_second_occupant && <span className={ui.caption}> second occupant</span>}
      {is_respite && <span className={ui.caption}> respite</span>}
      {onMove !== null && (
        <Button
          size="small"
          variant="minimal"
          icon={<Move size={12} />}
          title="Move to…"
          aria-label={`Move ${name} to…`}
          onClick={() => onMove({ resident, from: unit, to: null })}
        />
      )}
    </span>
  );
}
/** Occupied units change by a resident's stay; only vacant ones have a state to set. */
const canSet = (unit: BoardUnit): boolean => unit.status !== 'occupied' && unit.status !== 'notice';

function UnitCard({ unit, onChoose, onMove }: UnitProps) {
  const status = statusOf(unit);
  return (
    <>
      <div className={styles.unitHead}>
        <strong>{unit.name}</strong>
        <span className={ui.caption}>{labelOf(UNIT_TYPES, unit.type)}</span>
      </div>
      <div className={ui.caption}>
        <span aria-hidden="true">{status?.mark}</span> {status?.label}
      </div>
      <Names unit={unit} onMove={onMove} />
      {unit.deposit !== null && unit.status === 'reserved' && (
        <span className={ui.caption}>Deposit {formatDollars(unit.deposit)}</span>
      )}
      {onChoose !== null && canSet(unit) && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Change state of ${unit.name}`}
          onClick={() => onChoose(unit)}
        >
          Change state
        </Button>
      )}
    </>
  );
}

interface UnitTableProps extends Pick<UnitProps, 'onChoose' | 'onMove'> {
  readonly units: readonly BoardUnit[];
}

function UnitTable({ units, onChoose, onMove }: UnitTableProps) {
  return (
    <OperatorTable
      label="Units"
      columns={[
        'Unit',
        'Building',
        'Floor',
        'Type',
        'State',
        'Residents',
        { number: 'Market rate' },
        ...(onChoose !== null ? [{ hidden: 'Actions' }] : []),
      ]}
    >
      {units.map((unit) => (
        <tr key={unit.id}>
          <th scope="row">{unit.name}</th>
          <td>{unit.building}</td>
          <td>{unit.floor}</td>
          <td>{labelOf(UNIT_TYPES, unit.type)}</td>
          <td>
            <span aria-hidden="true">{statusOf(unit)?.mark}</span> {statusOf(unit)?.label}
          </td>
          <td>
            <Names unit={unit} onMove={onMove} />
          </td>
          <td className={operator.number} data-label="Market rate">
            {unit.market_rate === null ? '—' : formatDollars(unit.market_rate)}
          </td>
          {onChoose !== null && (
            <td>
              {canSet(unit) && (
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Change state of ${unit.name}`}
                  onClick={() => onChoose(unit)}
                >
                  Change state
                </Button>
              )}
            </td>
          )}
        </tr>
      ))}
    </OperatorTable>
  );
}
