import { Button, Callout } from '@blueprintjs/core';
import { formatMoment } from '#shared/format/date.ts';
import { LinkButton } from '../../../kit/link/LinkButton.tsx';
import styles from './Deliveries.module.css';
import { useGetReachQuery, useRetryEmailMutation } from './deliveriesApi.ts';

/** A mailbox that sends letters back is told before anything is chosen, with what can be done. */
export default function EmailState() {
  const { data } = useGetReachQuery();
  const [retry, { isLoading }] = useRetryEmailMutation();
  const reach = data?.[0];
  if (!reach?.email_bounced_at) return null;
  return (
    <Callout intent="warning" title="Letters to you come back">
      <p>
        Since {formatMoment(reach.email_bounced_at)} the mailbox {reach.email} does not take our
        letters, so none go there about notices. Change the address, or try it again if it works
        now.
      </p>
      <div className={styles.acts}>
        <Button text="Try it again" loading={isLoading} onClick={() => void retry()} />
        <LinkButton to="securitySettings" variant="minimal">
          Change the address
        </LinkButton>
      </div>
    </Callout>
  );
}
