import { Suspense, useState } from 'react';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import { DemoCommunity } from '../DemoCommunity.tsx';
import { DeviceFrame } from '../DeviceFrame.tsx';
import { MarketLoader } from '../MarketLoader.tsx';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';
import own from './PhonePart.module.css';

const DEVICES = [
  ['390', 'Telephone'],
  ['820', 'Tablet'],
  ['1280', 'Laptop'],
] as const;

export default function DevicesPart() {
  return <MarketLoader>{(market) => <Devices market={market} />}</MarketLoader>;
}

function Devices({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
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
          <DemoCommunity id={chosen.id} />
        </Suspense>
      </DeviceFrame>
    </div>
  );
}
