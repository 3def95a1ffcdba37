import { Button } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { reencodeImage } from '../../../ui/file/reencodeImage.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brand.module.css';

interface LogoFieldProps {
  /** The logo as Base64. */
  readonly logo: string | null;
  /** Where the current logo is, if it isn't `logo`. */
  readonly address?: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** Logo upload; the image is re-encoded before upload. */
export function LogoField({ logo, address = null, onChange }: LogoFieldProps) {
  const src = logo === null ? address : `data:image/webp;base64,${logo}`;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const encoded = await logoOf(file);
    setError(
      encoded === null
        ? "This image can't be used as a logo. Try a simpler PNG, JPEG, or WebP."
        : '',
    );
    if (encoded !== null) onChange(encoded);
  }
  return (
    <div className={`${ui.grid4} ${styles.logo}`}>
      <label htmlFor={id}>Logo</label>
      <span className={ui.actions}>
        {src !== null && <img src={src} alt="Current logo" />}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="visually-hidden"
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          {src === null ? 'Choose image' : 'Choose another image'}
        </Button>
        {src !== null && (
          <Button size="small" variant="minimal" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </span>
      <p id={`${id}-fault`} role="alert" className={`${ui.error} ${styles.fault}`}>
        {error}
      </p>
    </div>
  );
}

/** The database's limit. */
const MOST_BYTES = 24_000;

/** Sizes and qualities in the order tried: logos are small, and re-encoding removes metadata. */
const TRIES = [
  [320, 0.9],
  [256, 0.85],
  [192, 0.75],
  [128, 0.7],
] as const;

/** Converts an image file to a Base64 logo; null if it isn't an image or too detailed for the size limit. */
async function logoOf(file: Blob): Promise<string | null> {
  for (const [longestSide, quality] of TRIES) {
    const encoded = await reencodeImage(file, 'image/webp', { longestSide, quality });
    if (encoded === null) return null;
    if (encoded.content.size > MOST_BYTES) continue;
    const bytes = new Uint8Array(await encoded.content.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }
  return null;
}
