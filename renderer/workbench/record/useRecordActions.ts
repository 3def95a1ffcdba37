import { getRecordName } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast, showUndo } from '../../data/toasts/index.ts';
import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';
import type { RecordKey } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { useMoveRecordsMutation, useSaveRecordMutation } from '../data/writesApi.ts';

interface Options {
  readonly of: RecordKey;
  readonly row: RecordRow;
  readonly onRemoved?: (() => void) | undefined;
}

/** Record actions for any noun: sharing, and trash with undo. */
export function useRecordActions({ of, row, onRemoved }: Options) {
  const dispatch = useAppDispatch();
  const [move] = useMoveRecordsMutation();
  const [save] = useSaveRecordMutation();
  const { noun, id } = of;
  const name = getRecordName(noun, row);
  const isDeleted = (row.deleted_at ?? null) !== null;

  const fail = (error: unknown) => {
    const description = isDataError(error)
      ? dataErrorMessage(error)
      : `You can view this ${noun.one} but not change it.`;
    dispatch(showToast({ intent: 'danger', title: 'No changes were made', description }));
  };
  async function restore() {
    const { data, error } = await move({ noun, ids: [id], to: 'list' });
    if (data === undefined || data.length === 0) fail(error);
  }
  async function remove() {
    const { data, error } = await move({ noun, ids: [id], to: 'bin' });
    if (data === undefined || data.length === 0) {
      fail(error);
      return;
    }
    const description = `${name} was moved to trash.`;
    showUndo(
      dispatch,
      { intent: 'none', title: 'Moved to trash', description },
      () => void restore(),
    );
    onRemoved?.();
  }
  async function share(sharing: 'team' | 'private') {
    const result = await save({ noun, id, version: row.version, changes: { sharing } });
    if (result.data?.outcome !== 'saved') fail(result.error);
  }
  const sharing: MenuEntry =
    row.sharing === 'team'
      ? { name: 'Make private', onChoose: () => void share('private') }
      : { name: 'Share with team', onChoose: () => void share('team') };
  const entries: readonly MenuEntry[] = isDeleted
    ? [{ name: 'Restore', onChoose: () => void restore() }]
    : [
        ...(noun.scope === undefined ? [sharing] : []),
        { name: 'Move to trash', onChoose: () => void remove() },
      ];
  return { entries, restore: () => void restore() };
}
