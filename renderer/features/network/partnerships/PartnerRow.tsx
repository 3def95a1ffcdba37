import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OfferForm } from './OfferForm.tsx';
import styles from './Partnerships.module.css';
import { type Partner, referralTotalsText, shareText, type Terms } from './partnerships.ts';
import { useAnswerPartnershipMutation } from './partnershipsApi.ts';

/** One broker: terms, referrals between the two, and actions. */
export function PartnerRow({ partner }: { readonly partner: Partner }) {
  const [isOffering, setOffering] = useState(false);
  const { name, brokerage, since, terms, gave, got, shared } = partner;
  const isOpen = terms !== null && terms.state !== 'ended';
  return (
    <li className={styles.partner}>
      <div className={styles.who}>
        <RouteLink to="brokerNetwork" query={{ broker: partner.broker_id }}>
          {name}
        </RouteLink>
        <span className={ui.note}>
          {brokerage ?? 'Independent'}
          {since !== null && ` · in your network since ${formatDay(since)}`}
        </span>
        {terms !== null && (
          <span>
            {shareText(terms)}
            {terms.state === 'ended' && <span className={ui.note}> · ended</span>}
          </span>
        )}
        {terms !== null && terms.words !== '' && <p className={styles.words}>{terms.words}</p>}
      </div>
      <dl className={styles.passed}>
        <div>
          <dt>Referrals sent</dt>
          <dd>{referralTotalsText(gave)}</dd>
        </div>
        <div>
          <dt>Referrals received</dt>
          <dd>{referralTotalsText(got)}</dd>
        </div>
        <div>
          <dt>Co-brokerages</dt>
          <dd>{shared === 0 ? 'None' : shared}</dd>
        </div>
      </dl>
      {isOpen ? (
        <TermsResponse terms={terms} name={name} />
      ) : isOffering ? (
        <OfferForm partner={partner} onClose={() => setOffering(false)} />
      ) : (
        partner.is_connected && (
          <div className={styles.acts}>
            <Button
              size="small"
              aria-label={`Offer terms to ${name}`}
              onClick={() => setOffering(true)}
            >
              Offer terms
            </Button>
          </div>
        )
      )}
    </li>
  );
}

interface TermsResponseProps {
  readonly terms: Terms;
  readonly name: string;
}

function TermsResponse({ terms, name }: TermsResponseProps) {
  const [respond, { isLoading }] = useAnswerPartnershipMutation();
  const { id, state, is_mine: isOwn } = terms;
  const waits = state === 'offered' && !isOwn;
  const end = state === 'agreed' ? 'End terms' : isOwn ? 'Withdraw offer' : 'Decline';
  return (
    <div className={styles.acts}>
      {waits && (
        <Button
          size="small"
          intent="primary"
          aria-label={`Agree to the terms of ${name}`}
          loading={isLoading}
          onClick={() => void respond({ id, agrees: true })}
        >
          Agree
        </Button>
      )}
      <Button
        size="small"
        aria-label={`${end}: ${name}`}
        disabled={isLoading}
        onClick={() => void respond({ id, agrees: false })}
      >
        {end}
      </Button>
    </div>
  );
}
