import { Button, Callout } from '@blueprintjs/core';
import { formatMoment } from '#shared/format/date.ts';
import { LinkButton } from '../../../kit/link/LinkButton.tsx';
import styles from './Deliveries.module.css';
import { useGetReachQuery, useRetryEmailMutation } from './deliveriesApi.ts';

/** Where letters and texts go; a mailbox that sends them back is told at once, with what can be done. */
export default function EmailState() {
  const { data } = useGetReachQuery();
  const [retry, { isLoading }] = useRetryEmailMutation();
  if (!data) return null;
  return (
    <div className={styles.reach}>
      <p>
        E-mail goes to <strong>{data.email}</strong>.{' '}
        {data.phone === null ? (
          'Texts go nowhere: your profile has no phone number.'
        ) : (
          <>
            Texts go to <strong>{data.phone}</strong>.
          </>
        )}
      </p>
      {data.email_bounced_at !== null && (
        <Callout intent="warning" title="Letters to you come back" compact>
          <p>
            Since {formatMoment(data.email_bounced_at)} your mailbox does not take our letters, so
            we send none about notices. Change the address, or try it again if it works now.
          </p>
          <div className={styles.acts}>
            <Button text="Try it again" loading={isLoading} onClick={() => void retry()} />
            <LinkButton to="securitySettings" variant="minimal">
              Change the address
            </LinkButton>
          </div>
        </Callout>
      )}
      {data.phone === null && (
        <LinkButton to="profile" variant="minimal">
          Add a phone number
        </LinkButton>
      )}
    </div>
  );
}
