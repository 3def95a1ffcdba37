import {
  type BrandColour,
  colourOf,
  contrastOf,
  LEAST_CONTRAST,
  READ_WITH,
} from '#shared/brand/brand.ts';
import { formatFixed } from '#shared/format/number.ts';
import { TextField } from '../../kit/form/TextField.tsx';
import styles from './Brand.module.css';

interface ColourFieldProps {
  readonly of: BrandColour;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Returns why a color is rejected; undefined if its contrast is sufficient. */
export function colourFault(of: BrandColour, typed: string): string | undefined {
  const colour = colourOf(typed);
  if (colour === null) return 'Enter a color like #1e3329.';
  if (contrastOf(colour, READ_WITH[of]) >= LEAST_CONTRAST) return undefined;
  return of === 'accent_light'
    ? 'Too light to read on a light background. Choose a darker color.'
    : 'Too dark to read. Choose a lighter color.';
}

/** Color input by hex value or palette, with its contrast ratio. */
export function ColourField({ of, label, value, onChange }: ColourFieldProps) {
  const colour = colourOf(value);
  const ratio = colour === null ? null : contrastOf(colour, READ_WITH[of]);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={`${label}, color picker`}
        value={colour ?? READ_WITH[of]}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        label={label}
        value={value}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={7}
        hint={ratio === null ? undefined : `Contrast ${formatFixed(ratio, 1)}:1 (minimum 4.5)`}
        error={colourFault(of, value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
