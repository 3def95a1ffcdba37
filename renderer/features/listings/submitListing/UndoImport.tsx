import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { useUndoListingImportMutation } from './submitApi.ts';

interface TakeBackProps {
  readonly id: string;
  readonly onUndone?: () => void;
}

/** Deletes an import's unedited drafts and their photos. */
export function UndoImport({ id, onUndone }: TakeBackProps) {
  const [undo, { isLoading, error }] = useUndoListingImportMutation();
  const dispatch = useAppDispatch();
  async function takeBack() {
    const { data } = await undo(id);
    if (data === undefined) return;
    const description = `${formatNumber(data.length)} drafts deleted.`;
    dispatch(showToast({ intent: 'success', title: 'Import undone', description }));
    onUndone?.();
  }
  return (
    <>
      <PlainButton aria-busy={isLoading} onClick={() => void takeBack()}>
        Undo this import
      </PlainButton>
      {isDataError(error) && <p role="alert">{dataErrorMessage(error)}</p>}
    </>
  );
}
