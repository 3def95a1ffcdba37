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

/** Why a colour cannot be taken; undefined for one that is read well enough. */
export function colourFault(of: BrandColour, typed: string): string | undefined {
  const colour = colourOf(typed);
  if (colour === null) return 'Enter a color like #1e3329.';
  if (contrastOf(colour, READ_WITH[of]) >= LEAST_CONTRAST) return undefined;
  return of === 'accent_light'
    ? 'Too light to be read on paper. Choose a darker one.'
    : 'Too dark to be read. Choose a lighter one.';
}

/** A colour by its digits or from a palette, with how well it is read. */
export function ColourField({ of, label, value, onChange }: ColourFieldProps) {
  const colour = colourOf(value);
  const ratio = colour === null ? null : contrastOf(colour, READ_WITH[of]);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={`${label}, from a palette`}
        value={colour ?? READ_WITH[of]}
        onChange={({ target }) => onChange(target.value)}
      />
      <TextField
        label={label}
        value={value}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={7}
        hint={ratio === null ? undefined : `Contrast ${formatFixed(ratio, 1)} : 1, at least 4.5`}
        error={colourFault(of, value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
