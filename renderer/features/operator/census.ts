import * as s from '../../ui/shape/shape.ts';

const isBoardResident = s.object({
  id: s.text,
  name: s.text,
  status: s.oneOf(['in_house', 'on_leave']),
  leave_type: s.orNull(s.text),
  is_second_occupant: s.bool,
  is_respite: s.bool,
  has_notice: s.bool,
  bed_id: s.orNull(s.text),
});

export type BoardResident = s.ShapeOf<typeof isBoardResident>;

const isBoardUnit = s.object({
  id: s.text,
  name: s.text,
  type: s.text,
  license_category: s.orNull(s.text),
  capacity: s.number,
  market_rate: s.orNull(s.number),
  square_feet: s.orNull(s.number),
  floor_id: s.text,
  floor: s.text,
  building_id: s.text,
  building: s.text,
  status: s.oneOf(['occupied', 'notice', 'reserved', 'ready', 'turning', 'offline']),
  since: s.orNull(s.text),
  deposit: s.orNull(s.number),
  is_paid: s.bool,
  residents: s.listOf(isBoardResident),
  beds: s.listOf(s.object({ id: s.text, name: s.text })),
});
export type BoardUnit = s.ShapeOf<typeof isBoardUnit>;

/** A census day: every unit with its state, and the sums of these rows. */
export const isCensusBoard = s.object({
  day: s.text,
  today: s.text,
  time_zone: s.text,
  census: s.number,
  on_leave: s.number,
  available: s.number,
  occupied: s.number,
  paid: s.number,
  units: s.listOf(isBoardUnit),
});
export type CensusBoardData = s.ShapeOf<typeof isCensusBoard>;

/** Sums of the census days of a period. */
export const areCensusDays = s.listOf(
  s.object({
    day: s.text,
    in_house: s.number,
    on_leave: s.number,
    occupied: s.number,
    paid: s.number,
    available: s.number,
  }),
);
export type CensusDay = s.ShapeOf<typeof areCensusDays>[number];

const isPosition = s.object({
  community_id: s.text,
  community: s.text,
  position: s.text,
  reads: s.listOf(s.text),
  adds: s.listOf(s.text),
  changes: s.listOf(s.text),
});
export const arePositions = s.listOf(isPosition);

const isTeamMember = s.object({
  id: s.text,
  name: s.text,
  position: s.text,
  starts_at: s.text,
  ends_at: s.orNull(s.text),
});
export const areTeamMembers = s.listOf(isTeamMember);

export const areTeamInvitations = s.listOf(
  s.object({
    id: s.text,
    email: s.text,
    position: s.text,
    invited_by: s.orNull(s.text),
    expires_at: s.text,
  }),
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
