import { Suspense, useState } from 'react';
import { SelectField } from '../../../kit/form/SelectField.tsx';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import { DeviceFrame } from '../DeviceFrame.tsx';
import { ShownCommunity } from '../ShownCommunity.tsx';
import { useChosen } from '../useChosen.ts';
import { WithMarket } from '../WithMarket.tsx';
import own from './PhonePart.module.css';

const DEVICES = [
  ['390', 'Telephone'],
  ['820', 'Tablet'],
  ['1280', 'Laptop'],
] as const;

export default function DevicesPart() {
  return <WithMarket>{(market) => <Devices market={market} />}</WithMarket>;
}

function Devices({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useChosen(market);
  const [width, setWidth] = useState<string>(DEVICES[0][0]);
  return (
    <div className={own.part}>
      <div id="device" className={own.devices}>
        <SelectField
          label="Device"
          options={DEVICES}
          value={width}
          onChange={(event) => setWidth(event.target.value)}
        />
        <CommunityPicker label="Community" market={market} chosen={chosen} choose={choose} />
      </div>
      <DeviceFrame title={`${chosen.property_name} at another width`} width={Number(width)}>
        <Suspense>
          <ShownCommunity id={chosen.id} />
        </Suspense>
      </DeviceFrame>
    </div>
  );
}
