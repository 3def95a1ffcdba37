import { Button, Callout } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import styles from './Deliveries.module.css';
import { useGetReachQuery, useRetryEmailMutation } from './deliveriesApi.ts';

/** Warns about a bouncing email address above all settings, with the available actions. */
export default function EmailState() {
  const { data } = useGetReachQuery();
  const [retry, { isLoading }] = useRetryEmailMutation();
  const reach = data?.[0];
  if (!reach?.email_bounced_at) return null;
  return (
    <Callout intent="warning" title="Emails to you are bouncing">
      <p>
        Since {formatDateTime(reach.email_bounced_at)} emails to {reach.email} have bounced, so we
        don't send notifications there. Change your email, or try again if it works now.
      </p>
      <div className={styles.acts}>
        <Button text="Try again" loading={isLoading} onClick={() => void retry()} />
        <LinkButton to="securitySettings" variant="minimal">
          Change address
        </LinkButton>
      </div>
    </Callout>
  );
}
