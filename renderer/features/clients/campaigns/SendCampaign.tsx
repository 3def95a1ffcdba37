import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Campaigns.module.css';
import {
  useCampaignAudienceQuery,
  useSendCampaignMutation,
  useTestCampaignMutation,
} from './campaignsApi.ts';
import { PostalAddress } from './PostalAddress.tsx';

/** Sends a test to the user, then the campaign to its audience, now or scheduled. */
export function SendCampaign({ row }: { readonly row: RecordRow }) {
  const dispatch = useAppDispatch();
  const { data: audience = [] } = useCampaignAudienceQuery(row.id);
  const count = audience.find(({ reason }) => reason === null)?.contacts ?? 0;
  const [at, setAt] = useState('');
  const [send, sending] = useSendCampaignMutation();
  const [test, testing] = useTestCampaignMutation();
  const error = sending.error ?? testing.error;

  async function go() {
    if (sending.isLoading) return;
    const result = await send({
      id: row.id,
      ...(at !== '' && { at: new Date(at).toISOString() }),
    });
    if (result.error !== undefined) return;
    dispatch(
      showToast({
        intent: 'success',
        title: 'Campaign scheduled',
        description: `${formatNumber(result.data)} emails, each sent within the recipient's hours.`,
      }),
    );
  }
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
      <Form onSend={go} className={styles.form}>
        <TextField
          label="Schedule"
          isOptional
          type="datetime-local"
          hint="Leave blank to send now. Emails go out in business hours, recipient's time zone."
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        {isDataError(error) && (
          <FormError notice={{ title: 'Not sent', description: dataErrorMessage(error) }} />
        )}
        <div className={ui.wrap}>
          <Button type="submit" intent="primary" loading={sending.isLoading} disabled={count === 0}>
            {count === 1 ? 'Send to 1 contact' : `Send to ${formatNumber(count)} contacts`}
          </Button>
          <Button loading={testing.isLoading} onClick={() => void toMyself()}>
            Send test email
          </Button>
        </div>
      </Form>
    </section>
  );
}
