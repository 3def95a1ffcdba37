import { expect, it } from 'vitest';
import { createSentenceReader } from './sentences.ts';

const read = (...pieces: readonly string[]): readonly string[] => {
  const sentences: string[] = [];
  const add = createSentenceReader((sentence) => sentences.push(sentence.trim()));
  for (const piece of pieces) add(piece);
  return sentences;
};

it('passes on whole sentences with their sources, however the text is split', () => {
  const text = 'It has 48 beds. [1] The price is $9.5 million [2]. More follows';
  const expected = ['It has 48 beds. [1]', 'The price is $9.5 million [2].'];
  expect(read(text)).toEqual(expected);
  expect(read(...text)).toEqual(['It has 48 beds.', '[1] The price is $9.5 million [2].']);
});

it('ends a sentence at a line break and holds back an incomplete one', () => {
  expect(read('A heading\nThe next')).toEqual(['A heading']);
});
