/** A map tile server, configured at build time. Without one the map has no background tiles. */
export interface TileServer {
  /** Tile URL template with `{z}`, `{x}`, and `{y}`. */
  readonly address: string;
  /** Attribution text required by the provider's terms. */
  readonly credit: string;
}

export function tileServer(): TileServer | null {
  const { VITE_MAP_TILES_URL: address, VITE_MAP_TILES_CREDIT: credit } = import.meta.env;
  return address && credit ? { address, credit } : null;
}
