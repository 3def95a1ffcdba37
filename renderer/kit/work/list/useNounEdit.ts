import { useMemo } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import { nameOf, type Value, valueIn } from '#shared/records/row.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { useAppDispatch } from '../../../core/hooks.ts';
import type { Person } from '../../../core/records/hanging.ts';
import type { RecordRow } from '../../../core/records/row.ts';
import { useSaveRecordMutation } from '../../../core/records/writesApi.ts';
import { showToast, showUndo } from '../../../core/toasts/index.ts';
import { type Saved, saveOver } from '../form/saving.ts';
import type { Editable } from './useCellEdit.ts';

/** Why a cell went back to what it was. */
function whyNot(noun: Noun, saved: Saved): string {
  switch (saved.state) {
    case 'conflict':
      return 'Somebody else has changed it meanwhile. What they wrote stands.';
    case 'binned':
      return `This ${noun.one} was moved to the bin meanwhile.`;
    case 'gone':
      return `This ${noun.one} is gone, or not shared with you any more.`;
    case 'failed':
      return isDataError(saved.error) ? dataSentence(saved.error) : 'Try again.';
    default:
      return `You may see this ${noun.one}, but not change it.`;
  }
}

/** Saves one field of a record at once, over the version that was on the screen; what is refused goes back with the reason. */
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
      const saved = await saveOver(noun, row, { [field.name]: value }, async (version, changes) =>
        save({ noun, id, version, changes }),
      );
      if (saved.state !== 'saved') {
        const description = whyNot(noun, saved);
        dispatch(
          showToast({ intent: 'danger', title: `${field.label} was not changed`, description }),
        );
        return;
      }
      const before = valueIn(row, field.name);
      showUndo(
        dispatch,
        { intent: 'none', title: `${field.label} changed`, description: nameOf(noun, saved.row) },
        () => void keepQuietly(saved.row, field, before),
      );
    }
    async function keepQuietly(row: RecordRow, field: Field, value: Value) {
      const saved = await saveOver(noun, row, { [field.name]: value }, async (version, changes) =>
        save({ noun, id: row.id, version, changes }),
      );
      if (saved.state === 'saved') return;
      const description = whyNot(noun, saved);
      dispatch(showToast({ intent: 'danger', title: 'It could not be undone', description }));
    }
    return {
      offers: { ...(people && { people }), ...(tags && { tags }) },
      save: (row, field, value) => void keep(row, field, value),
    };
  }, [noun, people, tags, dispatch, save]);
}
