/** Settings of the build, as build/desktop.ts found them in its environment. */
declare const INLINED: {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly embeds: import('../shared/embeds/embeds.ts').EmbedSettings;
};
