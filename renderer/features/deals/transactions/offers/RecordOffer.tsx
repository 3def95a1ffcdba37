import { useAuth } from '../../../../session/auth/index.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import styles from '../Transactions.module.css';
import { OfferForm } from './OfferForm.tsx';
import { type Bidder, useEnterOfferMutation } from './offersApi.ts';
import { useTeamLetterUpload } from './useLetterUpload.ts';

interface EnterOfferProps {
  readonly transactionId: string;
  readonly bidder: Bidder;
  readonly by: 'bidder' | 'seller';
  readonly onClose: () => void;
}

/** Enters a bidder's offer received outside the exchange, or the seller's counter-offer. */
export function RecordOffer({ transactionId, bidder, by, onClose }: EnterOfferProps) {
  const [enter, { error, isLoading }] = useEnterOfferMutation();
  const { session } = useAuth();
  const uploads = useTeamLetterUpload(session?.userId ?? '', transactionId);
  const name = bidder.company ?? bidder.name;
  const title = by === 'seller' ? `Counter-offer to ${name}` : `Offer from ${name}`;
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{title}</h2>
        <OfferForm
          label={title}
          action={by === 'seller' ? 'Send counter-offer' : 'Save offer'}
          begin={bidder.offers[0] ?? null}
          error={error}
          isLoading={isLoading}
          uploads={uploads}
          onSend={async (id, offer, letter) => {
            const result = await enter({
              id,
              transactionId,
              partyId: bidder.id,
              by,
              offer,
              letter,
            });
            if (result.error === undefined) onClose();
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
