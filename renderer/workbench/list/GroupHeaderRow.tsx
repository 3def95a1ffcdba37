import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import type { RowGroup } from './groups.ts';
import styles from './RecordList.module.css';

interface GroupLineProps {
  readonly group: RowGroup;
  /** Offset from the start of the list, in pixels. */
  readonly start: number;
  readonly index: number;
  readonly onFold: (key: string) => void;
}

/** Group header with name, count, and sum; clicking it collapses the group. */
export const GroupHeaderRow = ({ group, start, index, onFold }: GroupLineProps) => (
  <tr className={styles.group} aria-rowindex={index + 2} style={{ insetBlockStart: start }}>
    <th scope="rowgroup">
      <button type="button" aria-expanded={!group.isFolded} onClick={() => onFold(group.key)}>
        {group.isFolded ? <ChevronRight /> : <ChevronDown />}
        {group.label}
      </button>
      <span className={styles.figures}>{group.count}</span>
      {group.sum !== null && <span className={styles.figures}>{group.sum}</span>}
    </th>
  </tr>
);

interface MoreLineProps extends Omit<GroupLineProps, 'onFold'> {}

/** Loads more rows of a group. */
export const LoadMoreRow = ({ group, start, index }: MoreLineProps) => (
  <tr className={styles.group} aria-rowindex={index + 2} style={{ insetBlockStart: start }}>
    <td>
      <button type="button" onClick={() => group.onMore?.()}>
        Show more of {group.label}
      </button>
    </td>
  </tr>
);
