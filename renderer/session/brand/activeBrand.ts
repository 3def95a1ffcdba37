import { BRAND_KEY, type CachedBrand } from '#shared/teams/brand/brand.ts';
import * as s from '../../ui/shape/shape.ts';

const isBrand = s.object({ name: s.text, title: s.text, text: s.text });
const isWhole = (saved: unknown): saved is CachedBrand =>
  isBrand(saved) && typeof (saved as { properties?: unknown }).properties === 'object';

const parsed = (saved: string | null | undefined): unknown => {
  try {
    return JSON.parse(saved ?? 'null');
  } catch {
    return null;
  }
};

/** Returns the active brand: the domain's, or that of the last used workspace. */
export function getActiveBrand(): Pick<CachedBrand, 'name' | 'title' | 'text'> | null {
  const ofAddress = document.querySelector<HTMLMetaElement>('meta[name="haven-brand"]')?.content;
  for (const saved of [ofAddress, localStorage.getItem(BRAND_KEY)]) {
    const brand = parsed(saved);
    if (isBrand(brand)) return brand;
  }
  return null;
}

/** Last applied preview, which isn't stored. */
let previewed: readonly string[] = [];

/** Applies a brand and stores it for the next start, unless it is a preview; null removes it. */
export function setActiveBrand(brand: CachedBrand | null, isTrial = false): void {
  const { documentElement: root } = document;
  const before = parsed(localStorage.getItem(BRAND_KEY)) as CachedBrand | null;
  for (const name of [...Object.keys(before?.properties ?? {}), ...previewed])
    root.style.removeProperty(name);
  previewed = isTrial ? Object.keys(brand?.properties ?? {}) : [];
  if (brand === null) {
    localStorage.removeItem(BRAND_KEY);
    delete root.dataset.brand;
    delete root.dataset.brandName;
    return;
  }
  for (const [name, value] of Object.entries(brand.properties)) root.style.setProperty(name, value);
  root.dataset.brand = brand.properties['--brand-logo'] === undefined ? 'name' : 'logo';
  root.dataset.brandName = brand.name;
  if (!isTrial) localStorage.setItem(BRAND_KEY, JSON.stringify(brand));
}

/** Restores the stored brand after a preview. */
export function endBrandPreview(): void {
  const saved = parsed(localStorage.getItem(BRAND_KEY));
  setActiveBrand(isWhole(saved) ? saved : null);
}
