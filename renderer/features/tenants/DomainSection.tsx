import { Button } from '@blueprintjs/core';
import { formatDay, formatMoment } from '#shared/format/date.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { Section } from '../../kit/page/Section.tsx';
import styles from './Tenants.module.css';
import {
  type JoinRequest,
  useClaimDomainMutation,
  useDecideJoinRequestMutation,
  useJoinRequestsQuery,
  useReleaseDomainMutation,
  useTenantDomainsQuery,
} from './tenantsApi.ts';

/** The e-mail domain of the team, and who asks to be let in by it. */
export function DomainSection({ email }: { readonly email: string }) {
  const domains = useTenantDomainsQuery().data ?? [];
  const requests = useJoinRequestsQuery().data ?? [];
  const [claim, { isLoading, error }] = useClaimDomainMutation();
  const [release, releasing] = useReleaseDomainMutation();
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const hasOwn = domains.some(({ domain }) => domain === own);
  return (
    <Section
      title="E-mail domain"
      description="Whoever has a confirmed address at a domain of yours can ask to join. You decide about each."
    >
      {requests.length > 0 && (
        <ul className={styles.lines} aria-label="Requests to join">
          {requests.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      )}
      {domains.length > 0 && (
        <ul className={styles.lines} aria-label="Claimed domains">
          {domains.map(({ domain, claimed_by: by, claimed_at: at }) => (
            <li key={domain}>
              <div>
                <strong>{domain}</strong>
                <span className={styles.quiet}>
                  Claimed{by === null ? '' : ` by ${by}`} on {formatDay(at)}
                </span>
              </div>
              <Button
                size="small"
                loading={releasing.isLoading}
                aria-label={`Give up ${domain}`}
                onClick={() => void release(domain)}
              >
                Give up
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!hasOwn && (
        <div className={styles.claim}>
          <Button loading={isLoading} onClick={() => void claim()}>
            Claim {own}
          </Button>
          <p className={styles.quiet}>The domain of your own confirmed address.</p>
          <FormError
            notice={isDataError(error) ? { title: '', description: dataSentence(error) } : null}
          />
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
        <span className={styles.quiet}>
          <EmailText address={request.email ?? ''} />, asked {formatMoment(request.asked_at)}
        </span>
      </div>
      <span className={styles.acts}>
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          aria-label={`Let in ${request.name}`}
          onClick={() => send(true)}
        >
          Let in
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
