import { useMemo } from 'react';
import type { Field, Noun } from '#shared/records/noun.ts';
import { getFieldValue, getRecordName, type Value } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast, showUndo } from '../../data/toasts/index.ts';
import type { Person } from '../data/attachments.ts';
import type { RecordRow } from '../data/row.ts';
import { useSaveRecordMutation } from '../data/writesApi.ts';
import { type SaveResult, saveWithMerge } from '../form/saveWithMerge.ts';
import type { Editable } from './useCellEdit.ts';

/** Reason a cell was reverted. */
function whyNot(noun: Noun, saved: SaveResult): string {
  switch (saved.state) {
    case 'conflict':
      return 'Someone else just updated this. Their change was kept.';
    case 'binned':
      return `This ${noun.one} was moved to trash.`;
    case 'gone':
      return `This ${noun.one} was deleted or is no longer shared with you.`;
    case 'failed':
      return isDataError(saved.error) ? dataErrorMessage(saved.error) : 'Try again.';
    default:
      return `You can view this ${noun.one} but not change it.`;
  }
}

/** Saves one field optimistically over the displayed version; reverts with a reason if rejected. */
export function useNounEdit(
  noun: Noun,
  people: readonly Person[] | undefined,
  tags: readonly string[] | undefined,
): Editable<RecordRow> {
  const dispatch = useAppDispatch();
  const [save] = useSaveRecordMutation();
  return useMemo(() => {
    async function keep(row: RecordRow, field: Field, value: Value) {
      const { id } = row;
      const saved = await saveWithMerge(
        noun,
        row,
        { [field.name]: value },
        async (version, changes) => save({ noun, id, version, changes }),
      );
      if (saved.state !== 'saved') {
        const description = whyNot(noun, saved);
        dispatch(
          showToast({ intent: 'danger', title: `${field.label} was not changed`, description }),
        );
        return;
      }
      const before = getFieldValue(row, field.name);
      showUndo(
        dispatch,
        {
          intent: 'none',
          title: `${field.label} changed`,
          description: getRecordName(noun, saved.row),
        },
        () => void keepQuietly(saved.row, field, before),
      );
    }
    async function keepQuietly(row: RecordRow, field: Field, value: Value) {
      const saved = await saveWithMerge(
        noun,
        row,
        { [field.name]: value },
        async (version, changes) => save({ noun, id: row.id, version, changes }),
      );
      if (saved.state === 'saved') return;
      const description = whyNot(noun, saved);
      dispatch(showToast({ intent: 'danger', title: "Couldn't undo", description }));
    }
    return {
      offers: { ...(people && { people }), ...(tags && { tags }) },
      save: (row, field, value) => void keep(row, field, value),
    };
  }, [noun, people, tags, dispatch, save]);
}
