import { bed } from '#shared/records/nouns/bed.ts';
import { building } from '#shared/records/nouns/building.ts';
import { floor } from '#shared/records/nouns/floor.ts';
import { unit } from '#shared/records/nouns/unit.ts';
import { NestedList } from '../../../workbench/nested/NestedList.tsx';
import { usePositions } from '../usePositions.ts';

/** Buildings, floors, units, and beds of a community. */
export function Structure({ id }: { readonly id: string }) {
  const { canAdd, canChange } = usePositions(id);
  const rightsOf = (kind: string) => ({ canAdd: canAdd(kind), canChange: canChange(kind) });
  return (
    <NestedList noun={building} parentId={id} {...rightsOf('buildings')}>
      {({ id: buildingId }) => (
        <NestedList noun={floor} parentId={buildingId} {...rightsOf('floors')}>
          {({ id: floorId }) => (
            <NestedList noun={unit} parentId={floorId} {...rightsOf('units')}>
              {({ id: unitId, capacity }) =>
                Number(capacity) > 1 && (
                  <NestedList noun={bed} parentId={unitId} {...rightsOf('beds')} />
                )
              }
            </NestedList>
          )}
        </NestedList>
      )}
    </NestedList>
  );
}
