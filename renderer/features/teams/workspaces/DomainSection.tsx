import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DomainRow } from './DomainRow.tsx';
import styles from './Tenants.module.css';
import {
  type JoinRequest,
  useClaimDomainMutation,
  useDecideJoinRequestMutation,
  useJoinRequestsQuery,
  useTenantDomainsQuery,
} from './tenantsApi.ts';

/** The workspace's email domains and the requests to join through them. */
export function DomainSection({ email }: { readonly email: string }) {
  const domains = useTenantDomainsQuery().data ?? [];
  const requests = useJoinRequestsQuery().data ?? [];
  const [claim, { isLoading, error }] = useClaimDomainMutation();
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const hasOwn = domains.some(({ domain }) => domain === own);
  return (
    <Section
      title="Email domain"
      description="People with a confirmed email at a verified domain can ask to join. You decide."
    >
      {requests.length > 0 && (
        <ul className={`${ui.splitRows} ${styles.lines}`} aria-label="Requests to join">
          {requests.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      )}
      {domains.length > 0 && (
        <ul className={`${ui.splitRows} ${styles.lines}`} aria-label="Claimed domains">
          {domains.map((claimed) => (
            <DomainRow key={claimed.domain} claim={claimed} />
          ))}
        </ul>
      )}
      {!hasOwn && (
        <div className={styles.claim}>
          <Button loading={isLoading} onClick={() => void claim()}>
            Claim {own}
          </Button>
          <p className={ui.aside}>The domain of your confirmed email.</p>
          <ServerError error={error} />
        </div>
      )}
    </Section>
  );
}

function RequestLine({ request }: { readonly request: JoinRequest }) {
  const [decide, { isLoading }] = useDecideJoinRequestMutation();
  const send = (is_welcome: boolean) => void decide({ request_id: request.id, is_welcome });
  return (
    <li>
      <div>
        <strong>{request.name}</strong>
        <span className={ui.aside}>
          <EmailText address={request.email ?? ''} />, requested {formatDateTime(request.asked_at)}
        </span>
      </div>
      <span className={ui.wrap}>
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          aria-label={`Approve ${request.name}`}
          onClick={() => send(true)}
        >
          Approve
        </Button>
        <Button
          size="small"
          disabled={isLoading}
          aria-label={`Decline the request of ${request.name}`}
          onClick={() => send(false)}
        >
          Decline
        </Button>
      </span>
    </li>
  );
}
