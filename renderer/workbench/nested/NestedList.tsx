import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { fieldOf } from '#shared/records/noun.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showUndo } from '../../data/toasts/index.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import { invalidateLists } from '../data/cachePatches.ts';
import { type ChildrenKey, useReadChildrenQuery } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { useMoveRecordsMutation } from '../data/writesApi.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import styles from './NestedList.module.css';

interface NestedListProps extends ChildrenKey {
  /** Heading; the noun's plural by default. */
  readonly title?: string;
  readonly canAdd?: boolean;
  readonly canChange?: boolean;
  /** At most one record, such as a profile: no second can be added. */
  readonly isSingle?: boolean;
  /** One more column after the noun's own. */
  readonly extra?: { readonly label: string; readonly cell: (row: RecordRow) => ReactNode };
  /** What is below each row. */
  readonly children?: (row: RecordRow) => ReactNode;
}

const inCapitals = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The records of a nested noun on its parent's page: a table with an inline form for new ones. */
export function NestedList(props: NestedListProps) {
  const { noun, parentId, canAdd = false, isSingle = false } = props;
  const title = props.title ?? inCapitals(noun.many);
  const [isAdding, setAdding] = useState(false);
  const query = useReadChildrenQuery({ noun, parentId });
  const dispatch = useAppDispatch();
  return (
    <section aria-label={title} className={styles.list}>
      <Loaded answer={query} waiting={<Skeleton height="3rem" />}>
        {(rows) => (
          <>
            <header className={styles.head}>
              <h3>{title}</h3>
              {!isSingle && <span className={ui.caption}>{rows.length}</span>}
              {canAdd && !isAdding && !(isSingle && rows.length > 0) && (
                <Button size="small" variant="minimal" onClick={() => setAdding(true)}>
                  Add {noun.one}
                </Button>
              )}
            </header>
            {rows.length > 0 && <Rows {...props} rows={rows} label={title} />}
            {rows.length === 0 && !isAdding && <p className={ui.caption}>None recorded.</p>}
          </>
        )}
      </Loaded>
      {isAdding && (
        <div className={styles.add}>
          <RecordForm
            noun={noun}
            row={null}
            place="panel"
            fixed={{ [noun.parent.by]: parentId }}
            onSaved={() => {
              setAdding(false);
              dispatch(invalidateLists(noun));
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      )}
    </section>
  );
}

interface RowsProps extends NestedListProps {
  readonly rows: readonly RecordRow[];
  readonly label: string;
}

function Rows({ noun, rows, label, canChange = false, extra, children }: RowsProps) {
  const [edited, setEdited] = useState<RecordRow | null>(null);
  const [move] = useMoveRecordsMutation();
  const dispatch = useAppDispatch();
  const titleField = fieldOf(noun, noun.title);
  const columns = noun.columns
    ? noun.columns.flatMap((name) => fieldOf(noun, name) ?? [])
    : noun.fields.filter(({ name, isReadOnly }) => name !== noun.title && isReadOnly !== true);
  const nameOf = (row: RecordRow) =>
    titleField === undefined
      ? getRecordName(noun, row)
      : formatFieldValue(titleField, getFieldValue(row, noun.title));

  async function remove(row: RecordRow) {
    const { error } = await move({ noun, ids: [row.id], to: 'bin' });
    dispatch(invalidateLists(noun));
    if (error !== undefined) return;
    showUndo(
      dispatch,
      {
        intent: 'none',
        title: 'Moved to trash',
        description: `${nameOf(row)} was moved to trash.`,
      },
      () =>
        void move({ noun, ids: [row.id], to: 'list' }).then(() => dispatch(invalidateLists(noun))),
    );
  }
  return (
    <>
      <div className={ui.scroll}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{titleField?.label}</th>
              {columns.map((field) => (
                <th key={field.name} scope="col" data-type={field.type}>
                  {field.label}
                </th>
              ))}
              {extra !== undefined && <th scope="col">{extra.label}</th>}
              {canChange && (
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody key={row.id}>
              <tr>
                <th scope="row">{nameOf(row)}</th>
                {columns.map((field) => (
                  <td key={field.name} data-type={field.type}>
                    {formatFieldValue(field, getFieldValue(row, field.name))}
                  </td>
                ))}
                {extra !== undefined && <td>{extra.cell(row)}</td>}
                {canChange && (
                  <td>
                    <MenuButton
                      label={`Actions for ${nameOf(row)}`}
                      align="end"
                      sections={[
                        {
                          entries: [
                            { name: 'Edit', onChoose: () => setEdited(row) },
                            { name: 'Move to trash', onChoose: () => void remove(row) },
                          ],
                        },
                      ]}
                    >
                      Actions
                    </MenuButton>
                  </td>
                )}
              </tr>
              {children !== undefined && (
                <tr className={styles.below}>
                  <td colSpan={columns.length + 2 + Number(extra !== undefined)}>
                    {children(row)}
                  </td>
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </div>
      {edited !== null && (
        <RecordDialog
          noun={noun}
          row={edited}
          onSaved={() => {
            setEdited(null);
            dispatch(invalidateLists(noun));
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
