import { parseContactMethod, serializeContactMethod } from '#shared/records/contactMethods.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { type Changes, getFieldValue } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast, showUndo } from '../../../data/toasts/index.ts';
import { announce } from '../../../ui/live/announce.ts';
import type { MenuEntry } from '../../../ui/menu/MenuButton.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { saveWithMerge } from '../../../workbench/form/saveWithMerge.ts';

type Reach = 'email' | 'phone';

function linesOf(row: RecordRow, of: Reach): readonly string[] {
  const lines = getFieldValue(row, `more_${of}s`);
  return Array.isArray(lines) ? lines : [];
}

/** Makes another value primary; the previous primary one is kept with the others. */
export function promoteToMain(row: RecordRow, of: Reach, line: string): Changes {
  const method = parseContactMethod(line);
  const was = getFieldValue(row, of);
  const kind = getFieldValue(row, `${of}_kind`);
  const others = linesOf(row, of).filter((one) => one !== line);
  const old =
    typeof was === 'string' && was !== ''
      ? [
          serializeContactMethod({
            kind: parseContactMethod(`${String(kind ?? 'other')}: x`).kind,
            isQuiet: of === 'phone' && getFieldValue(row, 'no_calls') === true,
            value: was,
          }),
        ]
      : [];
  return {
    [of]: method.value,
    [`${of}_kind`]: method.kind,
    [`more_${of}s`]: [...old, ...others],
    ...(of === 'phone' && { no_calls: method.isQuiet }),
  };
}

/** Menu actions for a contact, in addition to the standard record actions. */
export function useContactActions(): (row: RecordRow) => readonly MenuEntry[] {
  const dispatch = useAppDispatch();
  const [save] = useSaveRecordMutation();

  async function setLastContact(row: RecordRow, at: string | null) {
    return await saveWithMerge(contact, row, { last_contact_at: at }, async (version, changes) =>
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
          description: `Last contact with ${row.name} set to now.`,
        },
        () => void setLastContact(saved.row, before),
      );
      return;
    }
    const isKnown = saved.state === 'failed' && isDataError(saved.error);
    const description = isKnown
      ? dataErrorMessage(saved.error as { status: number; code: string })
      : 'You can no longer edit this contact.';
    dispatch(showToast({ intent: 'danger', title: 'Not logged', description }));
  }
  async function makeMain(row: RecordRow, of: Reach, line: string) {
    const saved = await saveWithMerge(
      contact,
      row,
      promoteToMain(row, of, line),
      async (version, changes) => save({ noun: contact, id: row.id, version, changes }),
    );
    const isKnown = saved.state === 'failed' && isDataError(saved.error);
    if (saved.state === 'saved') announce('Saved');
    else
      dispatch(
        showToast({
          intent: 'danger',
          title: 'Not saved',
          description: isKnown
            ? dataErrorMessage(saved.error as { status: number; code: string })
            : 'You can no longer edit this contact.',
        }),
      );
  }
  return (row) => [
    { name: 'Log call', onChoose: () => void logCall(row) },
    ...(['email', 'phone'] as const).flatMap((of) =>
      linesOf(row, of)
        .slice(0, 5)
        .map((line) => ({
          name: `Make ${parseContactMethod(line).value} the primary ${of === 'email' ? 'email' : 'phone'}`,
          onChoose: () => void makeMain(row, of, line),
        })),
    ),
  ];
}
