import reader from 'jsqr';
import { expect, it } from 'vitest';
import { renderQrCode } from './qr-code.ts';

const PIXELS = 4;

/** Pixels a camera sees: the dark squares, each several pixels wide. */
function photograph(svg: string): { pixels: Uint8ClampedArray; side: number } {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+),(\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < PIXELS; dy += 1) {
      const from = ((Number(y) * PIXELS + dy) * side + Number(x) * PIXELS) * 4;
      for (let i = 0; i < PIXELS; i += 1) pixels.fill(0, from + i * 4, from + i * 4 + 3);
    }
  }
  return { pixels, side };
}

const uriOf = (account: string) =>
  `otpauth://totp/Haven%20Exchange:${account}?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Haven%20Exchange`;

it.each(['a@b.example', 'ada@people.example', `${'long.'.repeat(50)}name@people.example`])(
  'an authenticator reads back the encoded text: %s',
  (account) => {
    const { pixels, side } = photograph(renderQrCode(uriOf(account)));
    expect(reader.default(pixels, side, side)?.data).toBe(uriOf(account));
  },
);

it('a code is dark on white with a four-square margin', () => {
  const svg = renderQrCode(uriOf('ada@people.example'));
  const places = [...svg.matchAll(/M(\d+),(\d+)h1v1/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, side - 5]);
  expect(svg).toContain(`<path fill="white" d="M0,0h${side}v${side}h-${side}z"/>`);
});

it('a code has no scripts, references or plain text', () => {
  const svg = renderQrCode('"><script>alert(1)</script>');
  expect(svg).toMatch(/^<svg [^<>]*><path [^<>]*\/><path [^<>]*\/><\/svg>$/);
  expect(svg).not.toContain('alert');
});
