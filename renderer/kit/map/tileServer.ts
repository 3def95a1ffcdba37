/** A server of pictures of the ground, which whoever builds the site may name; without it the map has none. */
export interface TileServer {
  /** With `{z}`, `{x}` and `{y}` for the picture that is asked for. */
  readonly address: string;
  /** Whose pictures they are, in the words that their terms want. */
  readonly credit: string;
}

export function tileServer(): TileServer | null {
  const { VITE_MAP_TILES_URL: address, VITE_MAP_TILES_CREDIT: credit } = import.meta.env;
  return address && credit ? { address, credit } : null;
}
