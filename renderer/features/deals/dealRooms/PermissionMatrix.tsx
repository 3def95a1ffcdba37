import { useRef } from 'react';
import { Select } from '../../../ui/form/Select.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './PermissionMatrix.module.css';
import { useSetRightsMutation } from './roomManagementApi.ts';
import type { RoomGroup, RoomItem, RoomView } from './roomShapes.ts';
import { TextButton } from './TextButton.tsx';

const LEVELS = ['Nothing', 'View', 'Download', 'Original'] as const;

interface PermissionMatrixProps {
  readonly room: RoomView;
  readonly groups: readonly RoomGroup[];
  readonly items: readonly RoomItem[];
  readonly onFolder: (id: string) => void;
}

/** Groups by folders and documents; a whole row or column changes at once. */
export function PermissionMatrix({ room, groups, items, onFolder }: PermissionMatrixProps) {
  const [set, { isLoading }] = useSetRightsMutation();
  /** Changes are sent one after the other, so that the last one counts. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = (
    changedGroups: readonly RoomGroup[],
    changedItems: readonly RoomItem[],
    level: number | null,
  ) => {
    const changed = {
      roomId: room.id,
      groupIds: changedGroups.map(({ id }) => id),
      itemIds: changedItems.map(({ id }) => id),
      level,
    };
    last.current = last.current.then(() => set(changed));
  };
  return (
    <>
      <p className={styles.legend}>
        <span>Italic: inherited from the folder above</span>
        <span>Outlined: set here</span>
        <span>Download: a watermarked copy</span>
      </p>
      <section className={ui.scroll} aria-label="Permissions">
        <table className={styles.matrix} aria-busy={isLoading}>
          <thead>
            <tr>
              <th scope="col" className={styles.item}>
                Item
              </th>
              <th scope="col">All groups</th>
              {groups.map((group) => (
                <th key={group.id} scope="col">
                  <span className={styles.group}>
                    {group.name}
                    <LinkButton
                      to="dealRoom"
                      params={{ transactionId: room.transaction_id }}
                      query={{ as: group.id }}
                      size="small"
                      variant="minimal"
                      aria-label={`Preview as ${group.name}`}
                    >
                      Preview as
                    </LinkButton>
                    <SetAll
                      label={`All items: ${group.name}`}
                      isDisabled={items.length === 0}
                      onSet={(level) => change([group], items, level)}
                    />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id}>
                <th scope="row" className={styles.item}>
                  {item.is_folder ? (
                    <TextButton onClick={() => onFolder(item.id)}>
                      {item.place > 0 && `${item.place}  `}
                      {item.name}
                    </TextButton>
                  ) : (
                    item.name
                  )}
                </th>
                <td>
                  <SetAll
                    label={`All groups: ${item.name}`}
                    isDisabled={groups.length === 0}
                    onSet={(level) => change(groups, [item], level)}
                  />
                </td>
                {groups.map((group) => (
                  <Right
                    key={group.id}
                    group={group}
                    item={item}
                    onSet={(level) => change([group], [item], level)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface SetAllProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onSet: (level: number | null) => void;
}

const INHERIT = 'inherit';
const readLevel = (value: string): number | null => (value === INHERIT ? null : Number(value));
const LEVEL_OPTIONS = LEVELS.map((label, level) => [String(level), label] as const);

/** Sets a whole row or column; shows no value of its own. */
const SetAll = ({ label, isDisabled, onSet }: SetAllProps) => (
  <Select
    aria-label={label}
    disabled={isDisabled}
    value=""
    options={[['', 'Set all…'], [INHERIT, 'Inherit'], ...LEVEL_OPTIONS]}
    onChange={({ target }) => target.value !== '' && onSet(readLevel(target.value))}
  />
);

interface RightProps {
  readonly group: RoomGroup;
  readonly item: RoomItem;
  readonly onSet: (level: number | null) => void;
}

function Right({ group, item, onSet }: RightProps) {
  const own = item.rights?.[group.id];
  const effective = item.levels?.[group.id] ?? 0;
  const inherited = own === undefined ? (LEVELS[effective] ?? '') : 'Inherit';
  return (
    <td>
      <div className={styles.right} data-level={effective} data-own={own !== undefined}>
        <Select
          aria-label={`${group.name}: ${item.name}`}
          value={own === undefined ? INHERIT : String(own)}
          options={[[INHERIT, inherited], ...LEVEL_OPTIONS]}
          onChange={({ target }) => onSet(readLevel(target.value))}
        />
      </div>
    </td>
  );
}
