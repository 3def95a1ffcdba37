import { Button, Classes } from '@blueprintjs/core';
import { announce } from '../live/announce.ts';

interface CopyAddressProps {
  /** What the address is, where no label around it says so. */
  readonly label?: string;
  readonly address: string;
  /** What it is called on the button; an address unless it says otherwise. */
  readonly noun?: string;
}

/** An address to hand on: chosen whole when it is entered, and copied by a button. */
export const CopyAddress = ({ label, address, noun = 'address' }: CopyAddressProps) => (
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
