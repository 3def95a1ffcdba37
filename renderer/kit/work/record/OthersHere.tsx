import { formatList } from '#shared/format/list.ts';
import type { NameOf } from '#shared/records/values.ts';
import type { OtherHere } from '../../../core/records/useOthersHere.ts';
import styles from './Record.module.css';

interface OthersHereProps {
  readonly others: readonly OtherHere[];
  readonly nameOf: NameOf;
}

/** "Nora Pike is here too", "Nora Pike edits this now". */
export function OthersHere({ others, nameOf }: OthersHereProps) {
  // Of whoever is not of the team no name is known, and nothing is said.
  const known = others.flatMap(({ id, isEditing }) => {
    const name = nameOf(id);
    return name === undefined ? [] : [{ name, isEditing }];
  });
  const editing = known.filter(({ isEditing }) => isEditing).map(({ name }) => name);
  const looking = known.filter(({ isEditing }) => !isEditing).map(({ name }) => name);
  const parts = [
    ...(editing.length > 0
      ? [`${formatList(editing)} ${editing.length === 1 ? 'edits' : 'edit'} this now`]
      : []),
    ...(looking.length > 0
      ? [`${formatList(looking)} ${looking.length === 1 ? 'is' : 'are'} here too`]
      : []),
  ];
  return (
    <span role="status" className={styles.here} data-anybody={parts.length > 0 || undefined}>
      {parts.join(' · ')}
    </span>
  );
}
