import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { ALLERGENS, COURSES, DIETS, LIQUIDS, TEXTURES } from '#shared/operator/dining.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { EditButtons } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import styles from './Dining.module.css';
import { DishDialog } from './DishDialog.tsx';
import { useArchiveDishMutation, useDiningMenuQuery } from './diningApi.ts';
import type { Dish } from './diningShapes.ts';

/** The dishes that menus are made of. */
export function Dishes({ communityId }: { readonly communityId: string }) {
  const query = useDiningMenuQuery({ communityId, from: null });
  const { canChange } = usePositions(communityId);
  const [open, setOpen] = useState<Dish | 'new' | null>(null);
  return (
    <>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
        {({ dishes }) => (
          <DishList
            dishes={dishes.filter(({ archived_at }) => archived_at === null)}
            canChange={canChange('dining_menus')}
            onOpen={setOpen}
          />
        )}
      </Loaded>
      {open !== null && (
        <DishDialog
          key={open === 'new' ? 'new' : open.id}
          communityId={communityId}
          dish={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface DishListProps {
  readonly dishes: readonly Dish[];
  readonly canChange: boolean;
  readonly onOpen: (dish: Dish | 'new') => void;
}

function DishList({ dishes, canChange, onOpen }: DishListProps) {
  const { params, change } = useUrlSearch();
  const [archive] = useArchiveDishMutation();
  const [typed, setTyped] = useState('');
  const course = params.get('course') ?? '';
  const shown = dishes.filter(
    (dish) =>
      (course === '' || dish.course === course) &&
      dish.name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <input
          type="search"
          aria-label="Search dishes"
          placeholder="Search dishes"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          aria-label="Course"
          options={[['', 'All courses'], ...toOptions(COURSES)]}
          value={course}
          onChange={({ target }) => change([['course', target.value === '' ? null : target.value]])}
        />
        <span className={ui.caption}>{shown.length} dishes</span>
        {canChange && (
          <span className={ui.end}>
            <Button intent="primary" size="small" onClick={() => onOpen('new')}>
              Add dish
            </Button>
          </span>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No dishes">Add dishes, then plan menus with them.</EmptyState>
      ) : (
        <OperatorTable
          label="Dishes"
          columns={[
            'Dish',
            'Course',
            'Allergens',
            'Diets',
            'Made as',
            { number: 'Guest price' },
            ...(canChange ? [{ hidden: 'Actions' }] : []),
          ]}
        >
          {shown.map((dish) => (
            <DishRow
              key={dish.id}
              dish={dish}
              onEdit={canChange ? () => onOpen(dish) : null}
              onArchive={() => void archive(dish.id)}
            />
          ))}
        </OperatorTable>
      )}
    </div>
  );
}

const shorten = (label: string): string => label.replace(/ \(\d\)$/, '');

interface DishRowProps {
  readonly dish: Dish;
  readonly onEdit: (() => void) | null;
  readonly onArchive: () => void;
}

function DishRow({ dish, onEdit, onArchive }: DishRowProps) {
  const { name, course, allergens, other_allergens, may_contain, diets } = dish;
  const contains = [
    ...allergens.map((one) => labelOf(ALLERGENS, one)),
    ...(other_allergens === null ? [] : [other_allergens]),
  ];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{labelOf(COURSES, course)}</td>
      <td data-wide data-label="Allergens">
        {contains.join(', ') || 'None'}
        {may_contain !== null && <span className={ui.subline}>May contain {may_contain}</span>}
      </td>
      <td data-wide data-label="Diets">
        {diets.length === DIETS.length
          ? 'All'
          : diets.map((one) => labelOf(DIETS, one)).join(', ') || 'None'}
      </td>
      <td data-wide data-label="Made as">
        {[
          ...dish.textures.map((one) => shorten(labelOf(TEXTURES, one))),
          ...dish.liquids.map((one) => shorten(labelOf(LIQUIDS, one))),
        ].join(', ')}
      </td>
      <td className={operator.number} data-label="Guest price">
        {dish.guest_price_cents === null ? '—' : formatCents(dish.guest_price_cents)}
      </td>
      {onEdit !== null && (
        <td>
          <span className={styles.buttons}>
            <EditButtons name={name} onEdit={onEdit} removal="Archive" onRemove={onArchive} />
          </span>
        </td>
      )}
    </tr>
  );
}
