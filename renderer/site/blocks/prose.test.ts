import { expect, it } from 'vitest';
import { parseProse, plainText } from './prose.ts';

it('parses links, bold words and blanks within a text', () => {
  expect(parseProse('Read **[this](/help/cap-rates) now**, {seller}.')).toEqual([
    { kind: 'words', text: 'Read ' },
    {
      kind: 'strong',
      pieces: [
        { kind: 'link', text: 'this', to: '/help/cap-rates' },
        { kind: 'words', text: ' now' },
      ],
    },
    { kind: 'words', text: ', ' },
    { kind: 'blank', id: 'seller' },
    { kind: 'words', text: '.' },
  ]);
});

it.each([
  '<b>bold</b>',
  '[here](javascript:alert(1))',
  '[there](https://evil.example)',
  '2 * 3 ** 4',
])('%s is plain text', (prose) => {
  expect(parseProse(prose)).toEqual([{ kind: 'words', text: prose }]);
});

it('structured data contains plain text without markup', () => {
  expect(plainText('**First** see [Cap rates](/help/cap-rates).')).toBe('First see Cap rates.');
});
