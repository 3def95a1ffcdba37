import { Button, Classes } from '@blueprintjs/core';
import { announce } from '../live/announce.ts';

interface CopyAddressProps {
  /** What the address is, where no label around it says so. */
  readonly label?: string;
  readonly address: string;
}

/** An address to hand on: chosen whole when it is entered, and copied by a button. */
export const CopyAddress = ({ label, address }: CopyAddressProps) => (
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
        announce('Address copied');
      }}
    >
      Copy address
    </Button>
  </>
);
