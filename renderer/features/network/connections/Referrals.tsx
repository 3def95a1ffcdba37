import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Network.module.css';
import { feeText, type Referral, referralOutcomeText } from './network.ts';
import { useAnswerReferralMutation } from './networkApi.ts';

/** Sent and received referrals with their outcomes. */
export function Referrals({ referrals }: { readonly referrals: readonly Referral[] }) {
  const received = referrals.filter(({ is_given: isSent }) => !isSent);
  const sent = referrals.filter(({ is_given: isSent }) => isSent);
  if (referrals.length === 0) {
    return (
      <EmptyState title="No referrals yet">
        Refer a client to a broker in your network. Referrals you receive also appear here.
      </EmptyState>
    );
  }
  return (
    <div className={styles.groups}>
      <Side title="Received" referrals={received} />
      <Side title="Sent" referrals={sent} />
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly referrals: readonly Referral[];
}

const Side = ({ title, referrals }: SideProps) =>
  referrals.length > 0 && (
    <section aria-label={title}>
      <h2>
        {title} <span className={ui.note}>{referrals.length}</span>
      </h2>
      <ul className={styles.lines}>
        {referrals.map((referral) => (
          <ReferralLine key={referral.id} referral={referral} />
        ))}
      </ul>
    </section>
  );

function ReferralLine({ referral }: { readonly referral: Referral }) {
  const navigate = useNavigate();
  const [respond, { isLoading }] = useAnswerReferralMutation();
  const { id, name, place, lead_id: lead, is_given: isSent, state } = referral;
  async function take() {
    const result = await respond({ id, takes: true });
    if (typeof result.data === 'string') void navigate(linkTo('lead', { id: result.data }));
  }
  return (
    <li data-row="">
      <div>
        {lead !== null && name !== null ? (
          <RouteLink to="lead" params={{ id: lead }}>
            {name}
          </RouteLink>
        ) : (
          <strong className={styles.name}>{name ?? referral.interest}</strong>
        )}
        <span className={ui.note}>
          {name !== null && `${referral.interest} · `}
          {place !== null && `${stateName(place)} · `}
          {isSent ? 'to' : 'from'} {referral.other}
        </span>
        {state === 'offered' && !isSent && referral.message !== '' && <p>{referral.message}</p>}
      </div>
      <div className={styles.figures}>
        <span className={state === 'offered' && !isSent ? ui.warning : undefined}>
          {referralOutcomeText(referral)}
        </span>
        <span className={ui.note}>
          {feeText(referral)} {isSent ? 'to you' : 'to them'} · {formatDay(referral.given_at)}
        </span>
      </div>
      {state === 'offered' && (
        <div className={`${ui.actions} ${styles.acts}`}>
          {!isSent && (
            <Button size="small" intent="primary" loading={isLoading} onClick={() => void take()}>
              Accept
            </Button>
          )}
          <Button
            size="small"
            variant="minimal"
            disabled={isLoading}
            onClick={() => void respond({ id, takes: false })}
          >
            {isSent ? 'Withdraw' : 'Decline'}
          </Button>
        </div>
      )}
    </li>
  );
}
