import { LIQUIDS, TEXTURES } from '#shared/operator/dining.ts';
import { labelOf } from '#shared/operator/residents.ts';
import styles from './Dining.module.css';
import type { Diner } from './diningShapes.ts';

/** What a resident must not eat, in the order that matters at the table. */
export function Needs({ diner }: { readonly diner: Diner }) {
  const food = diner.allergies.filter(({ is_food }) => is_food);
  const other = diner.allergies.filter(({ is_food }) => !is_food);
  return (
    <ul className={styles.needs} aria-label={`Needs of ${diner.name}`}>
      {food.map(({ substance, severity }) => (
        <li key={substance} data-kind="allergy">
          Allergy: {substance}
          {severity !== null && ` (${severity})`}
        </li>
      ))}
      {diner.texture !== 'regular' && (
        <li data-kind="texture">{labelOf(TEXTURES, diner.texture)}</li>
      )}
      {diner.liquids !== 'thin' && (
        <li data-kind="texture">Liquids: {labelOf(LIQUIDS, diner.liquids)}</li>
      )}
      {diner.diets.map((diet) => (
        <li key={diet}>{diet}</li>
      ))}
      {other.length > 0 && (
        <li data-kind="other">Not food: {other.map(({ substance }) => substance).join(', ')}</li>
      )}
      {diner.diet_notes.map((note) => (
        <li key={note} data-kind="note">
          {note}
        </li>
      ))}
    </ul>
  );
}
