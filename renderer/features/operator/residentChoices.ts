import type { SelectOptions } from '../../ui/form/Select.tsx';
import { useCensusBoardQuery } from './operatorApi.ts';

/** Residents who live in a community today, with their unit, for a select. Names follow the user's position. */
export function useResidentChoices(communityId: string): SelectOptions {
  const { data } = useCensusBoardQuery({ communityId, day: null });
  return (data?.units ?? []).flatMap(({ name: unit, residents }) =>
    residents.map(({ id, name }) => [id, `${name}, ${unit}`] as const),
  );
}
