import { describe, expect, it } from 'vitest';
import { EMBED_SETTINGS, type EmbedSetting, embedSources, InvalidEmbedError } from './embeds.ts';

const NOTHING = {
  'script-src': [],
  'img-src': [],
  'font-src': [],
  'connect-src': [],
  'frame-src': [],
};

const EXAMPLES: Readonly<Record<EmbedSetting, { value: string; adds: object }>> = {
  VITE_DEMO_VIDEO_URL: {
    value: 'https://player.example/embed/1?muted=1',
    adds: { 'frame-src': ['https://player.example/embed/1'] },
  },
  VITE_MAP_TILES_URL: {
    value: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1',
    adds: { 'img-src': ['https://tiles.example:8443'] },
  },
  HAVEN_EMBED_PAYMENTS: {
    value: 'stripe',
    adds: {
      'script-src': ['https://js.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    },
  },
  HAVEN_EMBED_SCHEDULING_ORIGIN: {
    value: 'https://calendar.example',
    adds: { 'frame-src': ['https://calendar.example'] },
  },
  HAVEN_EMBED_VALUATION_ORIGIN: {
    value: 'https://valuation.example',
    adds: { 'frame-src': ['https://valuation.example'] },
  },
  HAVEN_EMBED_FONTS_ORIGIN: {
    value: 'https://fonts.example',
    adds: { 'font-src': ['https://fonts.example'] },
  },
};

const MALFORMED = [
  'https://*.example',
  'https://*',
  '*',
  'https:',
  'http://embed.example',
  'https://user:password@embed.example',
  "'unsafe-inline'",
  "https://embed.example 'unsafe-inline'",
  "https://embed.example; script-src 'unsafe-inline'",
  'https://embed.example;sandbox',
  'https://embed.example;sandbox/{z}/{x}/{y}',
  'https://embed.example/a;sandbox',
  'https://embed.example/a,default-src',
  'https://a,b/{z}/{x}/{y}',
  'https://*.example/{z}/{x}/{y}',
  'https://embed.example/{z}/{x}/{y}\nscript-src: *',
  'https://embed.example\n',
  '\thttps://embed.example',
  'data:text/html,1',
  'javascript:alert(1)',
];

describe('embed settings', () => {
  it('add nothing when none is set', () => {
    expect(embedSources({})).toEqual(NOTHING);
    expect(embedSources({ HAVEN_EMBED_PAYMENTS: '' })).toEqual(NOTHING);
  });

  it.each(EMBED_SETTINGS)('%s adds exactly its origins to exactly its directives', (name) => {
    const { value, adds } = EXAMPLES[name];
    expect(embedSources({ [name]: value })).toEqual({ ...NOTHING, ...adds });
  });

  it.each(EMBED_SETTINGS)('rejects a malformed %s', (name) => {
    for (const value of MALFORMED) {
      expect(() => embedSources({ [name]: value }), value).toThrow(InvalidEmbedError);
      expect(() => embedSources({ [name]: value })).toThrow(`${name} must be`);
    }
  });
});
