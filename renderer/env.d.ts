/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  /** An outside player for the demo of the home page. */
  readonly VITE_DEMO_VIDEO_URL?: string;
  /** A server of pictures of the ground beneath the map, and whose they are. */
  readonly VITE_MAP_TILES_URL?: string;
  readonly VITE_MAP_TILES_CREDIT?: string;
  /** `off` where nothing is to look for a new version while it is open. */
  readonly VITE_VERSION_CHECK?: string;
}
