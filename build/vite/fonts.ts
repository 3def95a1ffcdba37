import type { Plugin } from 'vite';

/** Preloads the two fonts every page uses, instead of loading them after the style sheet. */
export const preloadFonts: Plugin = {
  name: 'haven:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) =>
          /^(?:assets\/)?(?:inter-text|source-serif-4-titles)-.*\.woff2$/.test(file),
        )
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
          },
          injectTo: 'head' as const,
        })),
  },
};
