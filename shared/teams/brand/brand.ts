/** A workspace's branding, as returned by the database. */
export interface Brand {
  readonly product_name: string;
  readonly surface: string;
  readonly accent_light: string;
  readonly accent_dark: string;
  readonly typeface: string;
  readonly sign_in_title: string;
  readonly sign_in_text: string;
  /** A Base64 WebP; null uses the product's logo. */
  readonly logo: string | null;
}

/** Default brand colors: the product's own. */
export const DEFAULT_COLORS = {
  surface: '#9caf88',
  accent_light: '#1e3329',
  accent_dark: '#b5c7a1',
} as const;

/** The color each brand color is shown with, from `renderer/ui/theme/tokens.css`. */
export const CONTRAST_PAIRS = {
  surface: '#14231b',
  accent_light: '#fbfaf6',
  accent_dark: '#131916',
} as const;

export type BrandColor = keyof typeof CONTRAST_PAIRS;

/** Minimum text contrast required by WCAG. */
export const MIN_CONTRAST = 4.5;

const HEX = '0123456789abcdef';

/** Normalizes a six-digit hex color for the database; null for anything else. */
export function parseColor(typed: string): string | null {
  const digits = typed.trim().toLowerCase().replace('#', '');
  return digits.length === 6 && [...digits].every((digit) => HEX.includes(digit))
    ? `#${digits}`
    : null;
}

function luminanceOf(color: string): number {
  const light = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = light;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, 1 to 21. Mirrors `private.contrast` in the database. */
export function getContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SERIF =
  '"Source Serif 4 Variable", "Source Serif Fallback Georgia", "Source Serif Fallback", serif';
const SANS = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';

const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plain: { '--serif': SANS },
  book: { '--sans': SERIF },
};

const mixed = (color: string, share: string, other: string): string =>
  `color-mix(in srgb, ${color} ${share}, ${other})`;

/**
 * Returns a brand as custom properties. Each value is set individually and never written into a style sheet; invalid
 * colors, names, or images are left out regardless of the source.
 */
export function toCssProperties(brand: Brand): Record<string, string> {
  const surface = parseColor(brand.surface);
  const light = parseColor(brand.accent_light);
  const dark = parseColor(brand.accent_dark);
  const isPlain = !/["\\\p{Cc}]/u.test(brand.product_name);
  const isPicture = brand.logo !== null && /^[A-Za-z0-9+/=]{1,40000}$/.test(brand.logo);
  return {
    ...(surface && {
      '--sage': surface,
      '--sage-wash': `light-dark(${mixed(surface, '20%', '#fbfaf6')}, ${mixed(surface, '14%', '#131916')})`,
    }),
    ...(light &&
      dark && {
        '--accent': `light-dark(${light}, ${dark})`,
        '--focus': `light-dark(${light}, ${dark})`,
        '--primary': `light-dark(${light}, ${dark})`,
        '--primary-hover': `light-dark(${mixed(light, '86%', '#ffffff')}, ${mixed(dark, '86%', '#ffffff')})`,
        '--primary-active': `light-dark(${mixed(light, '86%', '#000000')}, ${mixed(dark, '86%', '#000000')})`,
      }),
    ...TYPES[brand.typeface],
    ...(isPlain && { '--brand-name': `"${brand.product_name}"` }),
    ...(isPicture && { '--brand-logo': `url("data:image/webp;base64,${brand.logo}")` }),
  };
}

/** Storage key for the last active brand; `first-paint.js` applies it before the first paint. */
export const BRAND_KEY = 'haven.brand';

/** The part of a brand stored there and written into a subdomain's document. */
export interface CachedBrand {
  readonly properties: Readonly<Record<string, string>>;
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export const toCachedBrand = (brand: Brand): CachedBrand => ({
  properties: toCssProperties(brand),
  name: brand.product_name,
  title: brand.sign_in_title,
  text: brand.sign_in_text,
});
