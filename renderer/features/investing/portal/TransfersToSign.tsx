import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import ui from '../../../ui/theme/ui.module.css';
import { AgreementToSign, syndicationStyles as styles } from '../syndication/index.ts';
import { useSignTransferMutation, useTransferToSignQuery } from './portalApi.ts';
import type { TransferToSign } from './portalShapes.ts';

/** Interests that others transfer to the user, approved by the sponsor. */
export function TransfersToSign({ transfers }: { readonly transfers: readonly TransferToSign[] }) {
  if (transfers.length === 0) return null;
  return (
    <ul className={styles.bands} aria-label="Transfers to sign">
      {transfers.map((transfer) => (
        <TransferItem key={transfer.id} transfer={transfer} />
      ))}
    </ul>
  );
}

function TransferItem({ transfer }: { readonly transfer: TransferToSign }) {
  const [isOpen, setOpen] = useState(false);
  const { offering, sponsor, from_name, amount_cents, interest_cents } = transfer;
  return (
    <li>
      <div>
        <h2>Sign the transfer of {offering}</h2>
        <p className={ui.muted}>
          {from_name} transfers{' '}
          {amount_cents < interest_cents
            ? `${formatCents(amount_cents)} of ${formatCents(interest_cents)}`
            : `${formatCents(amount_cents)}, the whole interest,`}{' '}
          to you. {sponsor} approved it. The interest is yours once you sign.
        </p>
      </div>
      {isOpen ? (
        <SignatureSteps transfer={transfer} />
      ) : (
        <div>
          <Button
            intent="primary"
            aria-label={`Read agreement: ${offering}`}
            onClick={() => setOpen(true)}
          >
            Read agreement
          </Button>
        </div>
      )}
    </li>
  );
}

/** Under 506(b) the receiver states first whether they are accredited; under 506(c) the sponsor verified it. */
function SignatureSteps({ transfer: { id, rule } }: { readonly transfer: TransferToSign }) {
  const [isAccredited, setAccredited] = useState(rule === '506c' ? true : null);
  return (
    <>
      {rule === '506b' && (
        <div className={ui.stack8}>
          <div className={ui.actions}>
            {[true, false].map((answer) => (
              <Button
                key={String(answer)}
                size="small"
                active={isAccredited === answer}
                aria-pressed={isAccredited === answer}
                onClick={() => setAccredited(answer)}
              >
                {answer ? 'I am accredited' : 'I am not accredited'}
              </Button>
            ))}
          </div>
          <span className={ui.caption}>17 CFR 230.501(a) defines accredited investors.</span>
        </div>
      )}
      {isAccredited !== null && <Agreement id={id} isAccredited={isAccredited} />}
    </>
  );
}

function Agreement({ id, isAccredited }: { readonly id: string; readonly isAccredited: boolean }) {
  const query = useTransferToSignQuery({ p_id: id, p_is_accredited: isAccredited });
  const [sign] = useSignTransferMutation();
  return (
    <AgreementToSign
      query={query}
      sign={(signature) => sign({ p_transfer_id: id, p_is_accredited: isAccredited, ...signature })}
    />
  );
}
