import { Button } from '@blueprintjs/core';
import { useOpenDocumentMutation } from '../participationApi.ts';
import own from './Offers.module.css';
import type { Offer } from './offersApi.ts';

/** Saves the letter of an offer, if it has one; the server says whether it may be read. */
export function LetterOfIntentLink({
  offer: { letter_id: id, letter_name: name },
}: {
  readonly offer: Offer;
}) {
  const [open, { isLoading }] = useOpenDocumentMutation();
  if (id === null || name === null) return null;
  return (
    <Button
      size="small"
      variant="minimal"
      className={own.letter ?? ''}
      title={name}
      loading={isLoading}
      aria-label={`Save the letter ${name}`}
      onClick={() => void open({ id, name })}
    >
      {name}
    </Button>
  );
}
