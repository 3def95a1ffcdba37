import { formatList } from '#shared/format/list.ts';
import type { NameLookup } from '#shared/records/values.ts';
import type { OtherViewer } from '../data/useOtherViewers.ts';
import styles from './Record.module.css';

interface OthersHereProps {
  readonly others: readonly OtherViewer[];
  readonly nameOf: NameLookup;
}

/** "Nora Pike is here too", "Nora Pike is editing this". */
export function RecordPresence({ others, nameOf }: OthersHereProps) {
  // Names of people outside the team are unknown, so they are omitted.
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
      ? [`${formatList(looking)} ${looking.length === 1 ? 'is' : 'are'} viewing this`]
      : []),
  ];
  return (
    <span role="status" className={styles.here} data-anybody={parts.length > 0 || undefined}>
      {parts.join(' · ')}
    </span>
  );
}
