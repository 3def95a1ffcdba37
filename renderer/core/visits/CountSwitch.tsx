import { useState } from 'react';
import { SwitchRow } from '../../kit/settings/SwitchRow.tsx';
import { isUncounted, setUncounted } from './mayCount.ts';

/** Whether this browser's visits are counted. */
export function CountSwitch() {
  const [isCounted, setCounted] = useState(() => !isUncounted());
  return (
    <SwitchRow
      label="Count visits from this device"
      hint="Which screens are opened and how fast, without your name or address. A browser that asks not to be tracked is never counted."
      isOn={isCounted}
      onChange={(isOn) => {
        setUncounted(!isOn);
        setCounted(isOn);
      }}
    />
  );
}
