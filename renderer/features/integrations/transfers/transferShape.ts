import * as s from '../../../ui/shape/shape.ts';

/** What file drops and scheduled exports have in common. */
export const transferShape = {
  id: s.text,
  name: s.text,
  kind: s.text,
  host: s.orNull(s.text),
  /** Fingerprint of an SFTP server. */
  host_key: s.orNull(s.text),
  token_hint: s.orNull(s.text),
  is_paused: s.bool,
  is_waiting: s.bool,
  failure: s.orNull(s.text),
};
const isTransfer = s.object(transferShape);
export type Transfer = s.ShapeOf<typeof isTransfer>;

/** The token of a new address; null if it has none. */
export const isAddedTransfer = s.object({ token: s.orNull(s.text) });
export type AddedTransfer = s.ShapeOf<typeof isAddedTransfer>;

export interface NewTransfer {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly address: string | null;
  /** A bearer token, a password, or a private key. */
  readonly secret: string;
}
