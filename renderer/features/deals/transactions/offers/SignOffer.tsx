import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { LegalText, SignatureForm } from '../../dealRooms/index.ts';
import styles from '../Transactions.module.css';
import type { Offer } from './offersApi.ts';
import { useOfferToSignQuery, useSignOfferMutation } from './signOfferApi.ts';

interface SignOfferProps {
  readonly transactionId: string;
  readonly offer: Offer;
}

/** Signature status of an offer as a letter of intent, with signing by its author. */
export function SignOffer({ transactionId, offer }: SignOfferProps) {
  const [isOpen, setOpen] = useState(false);
  if (offer.signed_hash !== null && offer.signed_at !== null) return <Signed offer={offer} />;
  if (!offer.may_sign) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Sign as letter of intent
      </Button>
      {isOpen && (
        <Dialog label="Letter of intent" place="panel" onClose={() => setOpen(false)}>
          <div className={styles.dialog}>
            <LetterOfIntent
              transactionId={transactionId}
              offer={offer}
              onClose={() => setOpen(false)}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}

const Signed = ({ offer }: { readonly offer: Offer }) => (
  <span className={styles.quiet}>
    Signed by {offer.signed_by}, {formatDateTime(offer.signed_at ?? offer.at)} ·{' '}
    <Link to={linkTo('buyerAgreement', {}, { proof: offer.signed_hash ?? '' })}>Verify</Link>
  </span>
);

function LetterOfIntent({
  transactionId,
  offer,
  onClose,
}: SignOfferProps & { readonly onClose: () => void }) {
  const query = useOfferToSignQuery(offer.id);
  const [sign] = useSignOfferMutation();
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="16rem" />}
      nothing={<p>This offer is outdated. Sign your latest offer instead.</p>}
    >
      {(letterOfIntent) =>
        letterOfIntent !== null && (
          <>
            <h2>{letterOfIntent.title}</h2>
            <LegalText title={letterOfIntent.title} body={letterOfIntent.body} />
            <SignatureForm
              consent={letterOfIntent.consent}
              onSign={(id, name, drawing) =>
                sign({
                  offerId: offer.id,
                  transactionId,
                  id,
                  name,
                  drawing,
                  hash: letterOfIntent.sha256,
                })
              }
              onSigned={onClose}
            />
          </>
        )
      }
    </Loaded>
  );
}
