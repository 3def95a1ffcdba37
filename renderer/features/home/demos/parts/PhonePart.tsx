import { Suspense, useMemo, useState } from 'react';
import { isPathOf } from '#shared/routes/path.ts';
import { getRoute, linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { NavigationContext, useNavigation } from '../../../../ui/link/navigation.ts';
import { ListingsScreen } from '../../../listings/market/index.ts';
import { DemoCommunity } from '../DemoCommunity.tsx';
import { DeviceFrame } from '../DeviceFrame.tsx';
import own from './PhonePart.module.css';

const PHONE = 390;

/** The listing list and pages at phone width; links stay inside the frame. */
export default function PhonePart() {
  const [id, setId] = useState<string | null>(null);
  const outside = useNavigation();
  const inside = useMemo(
    () => ({
      ...outside,
      follow: (to: string, manner: Parameters<typeof outside.follow>[1]) => {
        const [path = ''] = to.split('?');
        if (isPathOf(getRoute('property').path, path)) {
          setId(path.split('/').at(-1) ?? null);
          return true;
        }
        if (path === linkTo('investmentOpportunities')) {
          setId(null);
          return true;
        }
        return outside.follow(to, manner);
      },
    }),
    [outside],
  );
  return (
    <div className={own.part} data-beside="true">
      <div className={own.words}>
        <h2>{id === null ? 'List' : 'Listing'}</h2>
        <p>
          {id === null
            ? 'Search and filters collapse, and each community is a photo card. Open one.'
            : 'Photos first, then price per unit and per bed, then contact with the broker.'}
        </p>
        {id !== null && (
          <div>
            <PlainButton onClick={() => setId(null)}>Back to list</PlainButton>
          </div>
        )}
      </div>
      <DeviceFrame title="The product on a phone" width={PHONE} key={id}>
        <NavigationContext value={inside}>
          <Suspense>{id === null ? <ListingsScreen /> : <DemoCommunity id={id} />}</Suspense>
        </NavigationContext>
      </DeviceFrame>
    </div>
  );
}
