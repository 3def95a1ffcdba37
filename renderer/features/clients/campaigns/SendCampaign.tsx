import { Button } from '@blueprintjs/core';
import { formatNumber } from '#shared/format/number.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { z } from '../../../ui/form/schema.ts';
import { DateTimeField } from '../../../ui/form/TypedFields.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Campaigns.module.css';
import {
  useCampaignAudienceQuery,
  useSendCampaignMutation,
  useTestCampaignMutation,
} from './campaignsApi.ts';
import { PostalAddress } from './PostalAddress.tsx';

const schema = z.object({ at: z.string() });

/** Sends a test to the user, then the campaign to its audience, now or scheduled. */
export function SendCampaign({ row }: { readonly row: RecordRow }) {
  const dispatch = useAppDispatch();
  const { data: audience = [] } = useCampaignAudienceQuery(row.id);
  const count = audience.find(({ reason }) => reason === null)?.contacts ?? 0;
  const [send] = useSendCampaignMutation();
  const [test, testing] = useTestCampaignMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { at: '' },
    save: ({ at }) => send({ id: row.id, ...(at !== '' && { at: new Date(at).toISOString() }) }),
    onSaved: (sent) =>
      dispatch(
        showToast({
          intent: 'success',
          title: 'Campaign scheduled',
          description: `${formatNumber(sent)} emails, each sent within the recipient's hours.`,
        }),
      ),
  });
  async function toMyself() {
    const result = await test(row.id);
    if (result.error !== undefined) return;
    const description = `Sent to ${result.data}. Its links aren't tracked.`;
    dispatch(showToast({ intent: 'success', title: 'Test email sent', description }));
  }
  return (
    <section aria-label="Send" className={styles.part}>
      <h3>Send</h3>
      <PostalAddress />
      <SaveForm
        form={{ ...form, error: form.error ?? testing.error }}
        className={styles.form}
        action={count === 1 ? 'Send to 1 contact' : `Send to ${formatNumber(count)} contacts`}
        failure="Not sent"
        isDisabled={count === 0}
        beside={
          <Button loading={testing.isLoading} onClick={() => void toMyself()}>
            Send test email
          </Button>
        }
      >
        <DateTimeField
          label="Schedule"
          isOptional
          hint="Leave blank to send now. Emails go out in business hours, recipient's time zone."
          {...form.field('at')}
        />
      </SaveForm>
    </section>
  );
}
