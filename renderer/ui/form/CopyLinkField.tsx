import { Button, Classes } from '@blueprintjs/core';
import { announce } from '../live/announce.ts';

interface CopyAddressProps {
  /** Label of the URL, if no surrounding label names it. */
  readonly label?: string;
  readonly address: string;
  /** Name on the button; defaults to "address". */
  readonly noun?: string;
}

/** A copyable URL: selected on focus and copied by a button. */
export const CopyLinkField = ({ label, address, noun = 'address' }: CopyAddressProps) => (
  <>
    <input
      aria-label={label}
      className={Classes.INPUT}
      readOnly
      value={address}
      onFocus={({ target }) => target.select()}
    />
    <Button
      onClick={async () => {
        await navigator.clipboard.writeText(address);
        announce(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} copied`);
      }}
    >
      Copy {noun}
    </Button>
  </>
);
