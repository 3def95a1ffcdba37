import { bool, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

/** What file drops and scheduled exports have in common. */
export const transferShape = {
  id: text,
  name: text,
  kind: text,
  host: orNull(text),
  /** Fingerprint of an SFTP server. */
  host_key: orNull(text),
  token_hint: orNull(text),
  is_paused: bool,
  is_waiting: bool,
  failure: orNull(text),
};
const isTransfer = object(transferShape);
export type Transfer = ShapeOf<typeof isTransfer>;

/** The token of a new address; null if it has none. */
export const isAddedTransfer = object({ token: orNull(text) });
export type AddedTransfer = ShapeOf<typeof isAddedTransfer>;

export interface NewTransfer {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly address: string | null;
  /** A bearer token, a password, or a private key. */
  readonly secret: string;
}
