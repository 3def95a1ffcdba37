import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { LegalText, SignatureForm } from '../../deals/dealRooms/index.ts';
import { syndicationStyles as styles } from '../syndication/index.ts';
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
    <Loaded answer={query} waiting={<Skeleton height="16rem" />}>
      {(agreement) =>
        agreement !== null && (
          <div className={ui.stack12}>
            <LegalText title={agreement.title} body={agreement.body} />
            <SignatureForm
              consent={agreement.consent}
              onSign={(signature, name, drawing) =>
                sign({
                  p_transfer_id: id,
                  p_is_accredited: isAccredited,
                  p_id: signature,
                  p_name: name,
                  p_drawing: drawing as string,
                  p_consents: true,
                  p_hash: agreement.sha256,
                })
              }
            />
          </div>
        )
      }
    </Loaded>
  );
}
