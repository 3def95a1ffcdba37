import { Button } from '@blueprintjs/core';
import { useOpenDocumentMutation } from '../participationApi.ts';
import own from './Offers.module.css';
import type { Offer } from './offersApi.ts';

/** Downloads an offer's letter of intent, if any; the server checks access. */
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
      aria-label={`Download the letter of intent ${name}`}
      onClick={() => void open({ id, name })}
    >
      {name}
    </Button>
  );
}
