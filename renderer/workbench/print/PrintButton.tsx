import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { useHost } from '../../host/HostContext.tsx';

/** Prints the screen; labeled as PDF where the app creates the PDF itself. */
export function PrintButton() {
  const { print, printing } = useHost();
  return (
    <Button icon={<Print />} onClick={print}>
      {printing === null ? 'Print' : 'Save as PDF'}
    </Button>
  );
}
