import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { z } from '../../../ui/form/schema.ts';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { isId } from '../../../ui/format/id.ts';
import { useSendShortlistMutation } from './clientWorkApi.ts';

const schema = z.object({
  contactId: checkedText(isId, 'Choose a contact.'),
  note: z.string(),
});

/** Sends communities to a client with a personal note, and confirms it. */
export function useShortlistForm(
  contactId: string,
  listingIds: readonly string[],
  onSent: () => void,
) {
  const dispatch = useAppDispatch();
  const [send] = useSendShortlistMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { contactId, note: '' },
    save: (shortlist) => send({ ...shortlist, listingIds }),
    onSaved() {
      dispatch(
        showToast({
          intent: 'success',
          title: 'Shortlist sent',
          description: 'Clicks and responses appear on the client.',
        }),
      );
      onSent();
    },
  });
  const count = listingIds.length;
  return { form, action: count === 1 ? 'Send 1 community' : `Send ${count} communities` };
}
