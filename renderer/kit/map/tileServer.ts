/** A server of pictures of the ground, which whoever builds the site may name; without it the map has none. */
export interface TileServer {
  /** With `{z}`, `{x}` and `{y}` for the picture that is asked for. */
  readonly address: string;
  /** Whose pictures they are, in the words that their terms want. */
  readonly credit: string;
}

/** The desktop’s policy names no server beside the workspace; where documents are drawn there is no address. */
const isWeb = () => typeof location === 'undefined' || location.protocol.startsWith('http');

export function tileServer(): TileServer | null {
  const { VITE_MAP_TILES_URL: address, VITE_MAP_TILES_CREDIT: credit } = import.meta.env;
  return address && credit && isWeb() ? { address, credit } : null;
}
