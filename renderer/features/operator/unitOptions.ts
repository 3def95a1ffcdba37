import type { BoardUnit } from './census.ts';

/** Options of a unit field: every unit with who lives there. */
export const listUnitOptions = (units: readonly BoardUnit[]) => [
  ['', 'Choose'] as const,
  ...units.map(({ id, name, floor, residents }) => {
    const occupancy = residents.length === 0 ? 'vacant' : `${residents.length} living there`;
    return [id, `${name}, ${floor} (${occupancy})`] as const;
  }),
];

/** Options of a bed field: the free beds of a unit; empty if the unit has none. */
export function listBedOptions(unit: BoardUnit | undefined, residentId: string | null) {
  if (unit === undefined || unit.beds.length === 0) return [];
  const taken = new Set(
    unit.residents.filter(({ id }) => id !== residentId).map(({ bed_id }) => bed_id),
  );
  const free = unit.beds.filter(({ id }) => !taken.has(id));
  return [['', 'No bed'] as const, ...free.map(({ id, name }) => [id, `Bed ${name}`] as const)];
}

/** Returns the bed if the unit has it; null for none, or one of a unit chosen before. */
export const bedInUnit = (
  units: readonly BoardUnit[],
  unitId: string,
  bedId: string,
): string | null =>
  units.find(({ id }) => id === unitId)?.beds.find(({ id }) => id === bedId)?.id ?? null;
