import { dataSentence } from '#shared/messages/messages.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { useSaveRecordMutation } from '../../core/records/writesApi.ts';
import { showToast, showUndo } from '../../core/toasts/index.ts';
import type { MenuEntry } from '../../kit/menu/MenuButton.tsx';
import { saveOver } from '../../kit/work/form/saving.ts';

/** What is done with a contact beside what is done with any record. */
export function useContactActs(): (row: RecordRow) => readonly MenuEntry[] {
  const dispatch = useAppDispatch();
  const [save] = useSaveRecordMutation();

  async function setLastContact(row: RecordRow, at: string | null) {
    return await saveOver(contact, row, { last_contact_at: at }, async (version, changes) =>
      save({ noun: contact, id: row.id, version, changes }),
    );
  }
  async function logCall(row: RecordRow) {
    const before = typeof row.last_contact_at === 'string' ? row.last_contact_at : null;
    const saved = await setLastContact(row, new Date().toISOString());
    if (saved.state === 'saved') {
      showUndo(
        dispatch,
        {
          intent: 'none',
          title: 'Call logged',
          description: `Last contact with ${row.name}: now.`,
        },
        () => void setLastContact(saved.row, before),
      );
      return;
    }
    const isKnown = saved.state === 'failed' && isDataError(saved.error);
    const description = isKnown
      ? dataSentence(saved.error as { status: number; code: string })
      : 'You may not change this contact any more.';
    dispatch(showToast({ intent: 'danger', title: 'Not logged', description }));
  }
  return (row) => [{ name: 'Log a call', onChoose: () => void logCall(row) }];
}
