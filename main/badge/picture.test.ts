import { expect, test } from 'vitest';
import { drawBadge } from './picture.ts';

/** Returns the image as text: `#` for ink, `.` for the disc, a space outside. */
function lookAt(text: string, size: number): string[] {
  const { width, height, dots } = drawBadge(text, size);
  return Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_column, x) => {
      const [blue, , , alpha] = dots.subarray((y * width + x) * 4);
      if (alpha !== 255) return ' ';
      return blue === 255 ? '#' : '.';
    })
      .join('')
      .trimEnd(),
  );
}

test('draws a round disc with the number in the middle', () => {
  expect(lookAt('7', 13)).toEqual([
    '',
    '    .....',
    '   .......',
    '  .........',
    ' ....###....',
    ' ......#....',
    ' ......#....',
    ' ......#....',
    ' ......#....',
    '  .........',
    '   .......',
    '    .....',
    '',
  ]);
});

test.each(['1', '42', '99+'])('keeps the ink of "%s" on the disc', (text) => {
  const { width, dots } = drawBadge(text);
  const ink = lookAt(text, width).join('');
  expect(ink).toContain('#');
  const rim = [0, 1, width - 2, width - 1].flatMap((x) => [dots[x * 4], dots[width * x * 4]]);
  expect(rim).not.toContain(255);
});
