import type { Noun } from '#shared/records/noun.ts';
import { campaign } from '#shared/records/nouns/campaign.ts';
import type { Changes } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { saveWithMerge } from '../../../workbench/form/saveWithMerge.ts';

/** Updates campaign or sequence fields outside its form, and reports errors. */
export function useCampaignSave(row: RecordRow, noun: Noun = campaign) {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = useSaveRecordMutation();

  async function change(changes: Changes) {
    const saved = await saveWithMerge(noun, row, changes, async (version, mergedChanges) =>
      save({ noun, id: row.id, version, changes: mergedChanges }),
    );
    if (saved.state === 'saved') return;
    const isKnown = saved.state === 'failed' && isDataError(saved.error);
    const description = isKnown
      ? dataErrorMessage(saved.error as { status: number; code: string })
      : `You can no longer edit this ${noun.one}.`;
    dispatch(showToast({ intent: 'danger', title: 'Not saved', description }));
  }
  return { change, isLoading };
}
