import { formatFixed } from '#shared/format/number.ts';
import {
  type BrandColor,
  CONTRAST_PAIRS,
  getContrast,
  MIN_CONTRAST,
  parseColor,
} from '#shared/teams/brand/brand.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Brand.module.css';

interface ColorFieldProps {
  readonly of: BrandColor;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Returns why a color is rejected; undefined if its contrast is sufficient. */
export function colorError(of: BrandColor, typed: string): string | undefined {
  const color = parseColor(typed);
  if (color === null) return 'Enter a color like #1e3329.';
  if (getContrast(color, CONTRAST_PAIRS[of]) >= MIN_CONTRAST) return undefined;
  return of === 'accent_light'
    ? 'Too light to read on a light background. Choose a darker color.'
    : 'Too dark to read. Choose a lighter color.';
}

/** Color input by hex value or palette, with its contrast ratio. */
export function ColorField({ of, label, value, onChange }: ColorFieldProps) {
  const color = parseColor(value);
  const ratio = color === null ? null : getContrast(color, CONTRAST_PAIRS[of]);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={`${label}, color picker`}
        value={color ?? CONTRAST_PAIRS[of]}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        label={label}
        value={value}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={7}
        hint={ratio === null ? undefined : `Contrast ${formatFixed(ratio, 1)}:1 (minimum 4.5)`}
        error={colorError(of, value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
