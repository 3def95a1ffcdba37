import type { ReactNode } from 'react';
import { formatList } from '#shared/format/list.ts';
import { stateName } from '../market/marketFigures.ts';
import styles from './Inventory.module.css';
import { SHOWN_PEOPLE } from './inventoryData.ts';

export const formatStateList = (states: readonly string[]): string =>
  states.length > 4 ? `${states.length} states` : formatList(states.map(stateName));

interface CardProps {
  readonly name: ReactNode;
  readonly line: string;
  readonly note: string;
}

export const PersonCard = ({ name, line, note }: CardProps) => (
  <li>
    <h3>{name}</h3>
    <p>{line}</p>
    <p>{note}</p>
  </li>
);

export const PersonCardSkeletons = () => (
  <ul className={styles.cards} aria-hidden="true">
    {Array.from({ length: SHOWN_PEOPLE }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders keep their order
      <li key={place} />
    ))}
  </ul>
);
