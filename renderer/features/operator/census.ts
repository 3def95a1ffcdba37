import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';

const isBoardResident = object({
  id: text,
  name: text,
  status: oneOf(['in_house', 'on_leave']),
  leave_type: orNull(text),
  is_second_occupant: bool,
  is_respite: bool,
  has_notice: bool,
  bed_id: orNull(text),
});

export type BoardResident = ShapeOf<typeof isBoardResident>;

const isBoardUnit = object({
  id: text,
  name: text,
  type: text,
  license_category: orNull(text),
  capacity: number,
  market_rate: orNull(number),
  square_feet: orNull(number),
  floor_id: text,
  floor: text,
  building_id: text,
  building: text,
  status: oneOf(['occupied', 'notice', 'reserved', 'ready', 'turning', 'offline']),
  since: orNull(text),
  deposit: orNull(number),
  is_paid: bool,
  residents: listOf(isBoardResident),
  beds: listOf(object({ id: text, name: text })),
});
export type BoardUnit = ShapeOf<typeof isBoardUnit>;

/** A census day: every unit with its state, and the sums of these rows. */
export const isCensusBoard = object({
  day: text,
  today: text,
  time_zone: text,
  census: number,
  on_leave: number,
  available: number,
  occupied: number,
  paid: number,
  units: listOf(isBoardUnit),
});
export type CensusBoardData = ShapeOf<typeof isCensusBoard>;

/** Sums of the census days of a period. */
export const areCensusDays = listOf(
  object({
    day: text,
    in_house: number,
    on_leave: number,
    occupied: number,
    paid: number,
    available: number,
  }),
);
export type CensusDay = ShapeOf<typeof areCensusDays>[number];

const isPosition = object({
  community_id: text,
  community: text,
  position: text,
  reads: listOf(text),
  adds: listOf(text),
  changes: listOf(text),
});
export const arePositions = listOf(isPosition);

const isTeamMember = object({
  id: text,
  name: text,
  position: text,
  starts_at: text,
  ends_at: orNull(text),
});
export const areTeamMembers = listOf(isTeamMember);

export const areTeamInvitations = listOf(
  object({ id: text, email: text, position: text, invited_by: orNull(text), expires_at: text }),
);

/** Units under their floors and buildings, in the order of the board. */
export function groupUnits(units: readonly BoardUnit[]) {
  const floors = new Map<string, { building: string; floor: string; units: BoardUnit[] }>();
  for (const unit of units) {
    const group = floors.get(unit.floor_id) ?? {
      building: unit.building,
      floor: unit.floor,
      units: [],
    };
    group.units.push(unit);
    floors.set(unit.floor_id, group);
  }
  return [...floors.entries()];
}
