import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import { type Value, valueIn } from '#shared/records/row.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { useAppDispatch } from '../../../core/hooks.ts';
import type { RecordRow } from '../../../core/records/row.ts';
import { useMoveRecordsMutation, useSaveRecordsMutation } from '../../../core/records/writesApi.ts';
import { showToast, showUndo } from '../../../core/toasts/index.ts';
import type { Offers } from '../form/FieldControl.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';

interface NounBulkProps {
  readonly noun: Noun;
  readonly rows: readonly RecordRow[];
  readonly offers: Offers;
  readonly onDone: () => void;
}

interface Answer {
  readonly data?: readonly RecordRow[] | undefined;
  readonly error?: unknown;
}

/** Rows by what they held before, so that each group is put back with one call. */
function byValue(rows: readonly RecordRow[], field: Field) {
  const groups = new Map<string, { readonly value: Value; readonly ids: string[] }>();
  for (const row of rows) {
    const value = valueIn(row, field.name);
    const key = JSON.stringify(value);
    const group = groups.get(key) ?? { value, ids: [] };
    group.ids.push(row.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What can be done with several records of any noun: one field of all, and the bin. Both can be taken back. */
export function NounBulk({ noun, rows, offers, onDone }: NounBulkProps) {
  const dispatch = useAppDispatch();
  const [move, moving] = useMoveRecordsMutation();
  const [save, saving] = useSaveRecordsMutation();
  const [isAsking, setAsking] = useState(false);
  const ids = rows.map(({ id }) => id);
  const many = (count: number) =>
    count === 1 ? `1 ${noun.one}` : `${formatNumber(count)} ${noun.many}`;

  /** Says what was done to how many, which may be fewer than were asked for; answers those. */
  function tell({ data, error }: Answer, title: string, undo: (done: readonly string[]) => void) {
    const done = data?.map(({ id }) => id) ?? [];
    const missed = ids.length - done.length;
    if (done.length === 0) {
      const description = isDataError(error)
        ? dataSentence(error)
        : `You may see these ${noun.many}, but not change them.`;
      dispatch(showToast({ intent: 'danger', title: 'Nothing was changed', description }));
      return;
    }
    const rest = missed === 0 ? '' : ` ${many(missed)} could not be changed by you.`;
    const description = `${many(done.length)}.${rest}`;
    showUndo(dispatch, { intent: 'none', title, description }, () => undo(done));
    onDone();
  }
  async function bin() {
    tell(
      await move({ noun, ids, to: 'bin' }),
      'Moved to the bin',
      (done) => void move({ noun, ids: done, to: 'list' }),
    );
  }
  async function change(field: Field, value: Value) {
    const before = rows;
    setAsking(false);
    tell(
      await save({ noun, ids, changes: { [field.name]: value } }),
      `${field.label} changed`,
      (done) => {
        const changed = before.filter(({ id }) => done.includes(id));
        for (const group of byValue(changed, field)) {
          void save({ noun, ids: group.ids, changes: { [field.name]: group.value } });
        }
      },
    );
  }

  return (
    <>
      <Button disabled={saving.isLoading} onClick={() => setAsking(true)}>
        Change…
      </Button>
      <Button disabled={moving.isLoading} onClick={() => void bin()}>
        Move to the bin
      </Button>
      {isAsking && (
        <ChangeDialog
          noun={noun}
          title={`Change ${many(rows.length)}`}
          offers={offers}
          onChange={(field, value) => void change(field, value)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
