import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { showToast } from '../../core/toasts/index.ts';
import { Form } from '../../kit/form/Form.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import styles from './Campaigns.module.css';
import {
  useCampaignAudienceQuery,
  useSendCampaignMutation,
  useTestCampaignMutation,
} from './campaignsApi.ts';
import { PostalAddress } from './PostalAddress.tsx';

/** Sends it: to oneself first, then to its audience, now or from a moment on. */
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
    const answer = await send({
      id: row.id,
      ...(at !== '' && { at: new Date(at).toISOString() }),
    });
    if (answer.error !== undefined) return;
    dispatch(
      showToast({
        intent: 'success',
        title: 'Campaign under way',
        description: `${formatNumber(answer.data)} letters, each within its reader’s hours.`,
      }),
    );
  }
  async function toMyself() {
    const answer = await test(row.id);
    if (answer.error !== undefined) return;
    const description = `It goes to ${answer.data}. Its links count nothing.`;
    dispatch(showToast({ intent: 'success', title: 'Test letter sent', description }));
  }
  return (
    <section aria-label="Sending" className={styles.part}>
      <h3>Sending</h3>
      <PostalAddress />
      <Form onSend={go} className={styles.form}>
        <TextField
          label="From when on"
          isOptional
          type="datetime-local"
          hint="Empty is now. Letters go on business days, within the hours above, by each reader’s own clock."
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
        {isDataError(error) && (
          <FormError notice={{ title: 'Not sent', description: dataSentence(error) }} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" intent="primary" loading={sending.isLoading} disabled={count === 0}>
            {count === 1 ? 'Send 1 letter' : `Send ${formatNumber(count)} letters`}
          </Button>
          <Button loading={testing.isLoading} onClick={() => void toMyself()}>
            Send me a test
          </Button>
        </div>
      </Form>
    </section>
  );
}
