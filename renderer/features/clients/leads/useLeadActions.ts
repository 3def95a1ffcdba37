import { useNavigate } from 'react-router-dom';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast, showUndo } from '../../../data/toasts/index.ts';
import type { MenuEntry } from '../../../ui/menu/MenuButton.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import {
  useAssignLeadsMutation,
  useConvertLeadMutation,
  useUndoConversionMutation,
} from './leadsApi.ts';

const isConverted = (row: RecordRow): boolean => getFieldValue(row, 'status') === 'converted';

/** Converts a lead to a client, and undoes it. */
export function useConversion() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [convert, { isLoading }] = useConvertLeadMutation();
  const [undo] = useUndoConversionMutation();

  async function takeBack(row: RecordRow) {
    const { data } = await undo(row.id);
    if (data === undefined) return;
    const isInTrash = data.contact === 'binned' || data.deal === 'binned';
    dispatch(
      showToast({
        intent: 'none',
        title: 'Conversion undone',
        description: isInTrash
          ? 'The converted records had been edited, so they stay in trash for 30 days.'
          : `${row.name} is a lead again.`,
      }),
    );
  }
  async function make(row: RecordRow, withDeal: boolean) {
    const { data } = await convert({ id: row.id, withDeal });
    if (data === undefined) return;
    showUndo(
      dispatch,
      {
        intent: 'success',
        title: withDeal ? 'Client and deal created' : 'A client',
        description: `${row.name} is now in your clients${withDeal ? ', and the deal in the pipeline' : ''}.`,
      },
      () => void takeBack(row),
    );
    if (data.deal_id !== null) void navigate(linkTo('deal', { id: data.deal_id }));
  }
  return { make, takeBack, isMaking: isLoading };
}

/** Menu actions for a lead, in addition to the standard record actions. */
export function useLeadActions(): (row: RecordRow) => readonly MenuEntry[] {
  const dispatch = useAppDispatch();
  const { make, takeBack } = useConversion();
  const [assign] = useAssignLeadsMutation();

  async function giveOn(row: RecordRow) {
    const { data } = await assign([row.id]);
    if (data === undefined) return;
    const description =
      data === 0 ? 'Already assigned to the next in rotation.' : "We'll notify the new owner.";
    dispatch(
      showToast({ intent: 'none', title: data === 0 ? 'Stays' : 'Reassigned', description }),
    );
  }
  return (row) =>
    isConverted(row)
      ? [{ name: 'Undo conversion', onChoose: () => void takeBack(row) }]
      : [
          { name: 'Convert to client', onChoose: () => void make(row, false) },
          { name: 'Convert to client and deal', onChoose: () => void make(row, true) },
          ...(getFieldValue(row, 'sharing') === 'team'
            ? [{ name: 'Assign next in rotation', onChoose: () => void giveOn(row) }]
            : []),
        ];
}
