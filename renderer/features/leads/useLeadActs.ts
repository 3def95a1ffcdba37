import { useNavigate } from 'react-router-dom';
import { valueIn } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { showToast, showUndo } from '../../core/toasts/index.ts';
import type { MenuEntry } from '../../kit/menu/MenuButton.tsx';
import {
  useAssignLeadsMutation,
  useConvertLeadMutation,
  useUndoConversionMutation,
} from './leadsApi.ts';

const isConverted = (row: RecordRow): boolean => valueIn(row, 'status') === 'converted';

/** Makes a lead a client, and takes it back. */
export function useConversion() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [convert, { isLoading }] = useConvertLeadMutation();
  const [undo] = useUndoConversionMutation();

  async function takeBack(row: RecordRow) {
    const { data } = await undo(row.id);
    if (data === undefined) return;
    const isKept = data.contact === 'binned' || data.deal === 'binned';
    dispatch(
      showToast({
        intent: 'none',
        title: 'Taken back',
        description: isKept
          ? 'Somebody had worked on what was made: it is in the bin for thirty days.'
          : `${row.name} is a lead again, as before.`,
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
        title: withDeal ? 'A client and a deal' : 'A client',
        description: `${row.name} stands among your clients${withDeal ? ', and the deal in the pipeline' : ''}.`,
      },
      () => void takeBack(row),
    );
    if (data.deal_id !== null) void navigate(linkTo('deal', { id: data.deal_id }));
  }
  return { make, takeBack, isMaking: isLoading };
}

/** What is done with a lead beside what is done with any record. */
export function useLeadActs(): (row: RecordRow) => readonly MenuEntry[] {
  const dispatch = useAppDispatch();
  const { make, takeBack } = useConversion();
  const [assign] = useAssignLeadsMutation();

  async function giveOn(row: RecordRow) {
    const { data } = await assign([row.id]);
    if (data === undefined) return;
    const description =
      data === 0 ? 'It is with the one whose turn it is.' : 'Whoever has it now is told.';
    dispatch(showToast({ intent: 'none', title: data === 0 ? 'Stays' : 'Given on', description }));
  }
  return (row) =>
    isConverted(row)
      ? [{ name: 'Undo the conversion', onChoose: () => void takeBack(row) }]
      : [
          { name: 'Make a client', onChoose: () => void make(row, false) },
          { name: 'Make a client and a deal', onChoose: () => void make(row, true) },
          ...(valueIn(row, 'sharing') === 'team'
            ? [{ name: 'Give to whose turn it is', onChoose: () => void giveOn(row) }]
            : []),
        ];
}
