import { useEffect } from 'react';
import { toCachedBrand } from '#shared/teams/brand/brand.ts';
import { endBrandPreview, setActiveBrand } from '../../../session/brand/activeBrand.ts';
import { useBrandPreview } from '../../../session/brand/brandPreview.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { BottomStrip } from '../../../ui/toaster/BottomStrip.tsx';
import { useMyBrandQuery, usePlatformLogoQuery } from './brandApi.ts';
import { isOwnPicture } from './ownPicture.ts';

/** Applies the current workspace's branding on every signed-in screen. */
export function BrandWatch() {
  const { data: brand } = useMyBrandQuery();
  const { data: logo } = usePlatformLogoQuery();
  const address = logo?.[0]?.setting_value;
  const { trial, tryOn } = useBrandPreview();
  useEffect(() => {
    if (trial === null) return;
    setActiveBrand(trial, true);
    return endBrandPreview;
  }, [trial]);
  useEffect(() => {
    if (trial !== null || brand === undefined) return;
    const platform = isOwnPicture(address) ? { '--brand-logo': `url("${address}")` } : {};
    if (brand !== null) {
      const cachedBrand = toCachedBrand(brand);
      setActiveBrand({ ...cachedBrand, properties: { ...platform, ...cachedBrand.properties } });
    } else if (isOwnPicture(address)) {
      const properties = { ...platform, '--brand-name': '"Haven Exchange"' };
      setActiveBrand({ properties, name: 'Haven Exchange', title: '', text: '' });
    } else setActiveBrand(null);
  }, [brand, address, trial]);
  if (trial === null) return null;
  return (
    <BottomStrip label="Brand preview">
      <p>Only you can see this draft.</p>
      <RouteLink to="whiteLabelManager">Brand Studio</RouteLink>
      <PlainButton size="small" onClick={() => tryOn(null)}>
        Stop preview
      </PlainButton>
    </BottomStrip>
  );
}
