import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A record's fields, one per line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

/** Facts from a list, one per line unless `className` lays them out. */
export const FactList = ({ facts, className = styles.facts }: FactListProps) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </dl>
);
