import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast, showUndo } from '../../data/toasts/index.ts';
import type { RecordRow } from '../data/row.ts';
import {
  useMoveRecordsMutation,
  useSaveRecordsMutation,
  useTakeBackRecordsMutation,
} from '../data/writesApi.ts';
import type { FieldSuggestions } from '../form/FieldControl.tsx';
import { BulkEditDialog } from './BulkEditDialog.tsx';

interface NounBulkProps {
  readonly noun: Noun;
  readonly rows: readonly RecordRow[];
  readonly offers: FieldSuggestions;
  readonly onDone: () => void;
}

type Done = readonly RecordRow[];

interface BulkResult {
  readonly data?: Done | undefined;
  readonly error?: unknown;
}

const reasonOf = (error: unknown): string =>
  isDataError(error) ? dataErrorMessage(error) : 'Please try again.';

/** Bulk actions for any noun: set a field, or move to trash. Both can be undone. */
export function NounBulk({ noun, rows, offers, onDone }: NounBulkProps) {
  const dispatch = useAppDispatch();
  const [move, moving] = useMoveRecordsMutation();
  const [save, saving] = useSaveRecordsMutation();
  const [takeBack] = useTakeBackRecordsMutation();
  const [isEditing, setEditing] = useState(false);
  const ids = rows.map(({ id }) => id);
  const many = (count: number) =>
    count === 1 ? `1 ${noun.one}` : `${formatNumber(count)} ${noun.many}`;

  /** Reports the result; the change applies to all rows or none. */
  function reportResult({ data, error }: BulkResult, title: string, undo: (done: Done) => void) {
    if (data === undefined) {
      const description = reasonOf(error);
      dispatch(showToast({ intent: 'danger', title: 'No changes were made', description }));
      return;
    }
    const description = `${many(data.length)}.`;
    showUndo(dispatch, { intent: 'none', title, description }, () => undo(data));
    onDone();
  }
  async function bin() {
    reportResult(
      await move({ noun, ids, to: 'bin' }),
      'Moved to trash',
      () => void move({ noun, ids, to: 'list' }),
    );
  }
  async function change(field: Field, value: Value) {
    const before = new Map(rows.map(({ id, version }) => [id, version]));
    setEditing(false);
    reportResult(
      await save({ noun, ids, changes: { [field.name]: value } }),
      `${field.label} changed`,
      // Rows that already had the value weren't changed and need no undo.
      (done) => void putBack(done.filter(({ id, version }) => before.get(id) !== version)),
    );
  }
  async function putBack(changedRows: Done) {
    if (changedRows.length === 0) return;
    const { data, error } = await takeBack({ noun, made: changedRows });
    const unrestoredCount = changedRows.length - (data?.length ?? 0);
    if (unrestoredCount === 0) return;
    const description =
      data === undefined
        ? reasonOf(error)
        : `${many(unrestoredCount)} ${unrestoredCount === 1 ? 'was' : 'were'} not restored because someone changed ${unrestoredCount === 1 ? 'it' : 'them'} since.`;
    const title =
      unrestoredCount === changedRows.length
        ? 'Nothing was restored'
        : 'Not everything was restored';
    dispatch(showToast({ intent: 'danger', title, description }));
  }

  return (
    <>
      <Button disabled={saving.isLoading} onClick={() => setEditing(true)}>
        Change…
      </Button>
      <Button disabled={moving.isLoading} onClick={() => void bin()}>
        Move to trash
      </Button>
      {isEditing && (
        <BulkEditDialog
          noun={noun}
          title={`Change ${many(rows.length)}`}
          offers={offers}
          onChange={(field, value) => void change(field, value)}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
