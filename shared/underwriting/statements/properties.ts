import { type Answers, type Doubt, doubtId, validAnswer } from './doubts.ts';
import { cellAddress, type Grid } from './grid.ts';
import type { Block } from './layout.ts';

const titleOf = (block: Block): string | null =>
  block.titles
    .map((title) => title.replace(/ ?\bpage \d{1,5}(?: of \d{1,5})?\b/i, ''))
    .find(
      (title) =>
        /[a-z]{3}/i.test(title) &&
        !/\b(?:income statement|profit|t-?12|trailing|months? end|in thousands|unaudited|statement of)\b/i.test(
          title,
        ),
    ) ?? null;

export function propertyName(
  grids: readonly Grid[],
  blocks: readonly Block[],
  block: Block,
): string | null {
  const name = block.property ?? titleOf(block);
  if (name !== null || blocks.length === 1) return name;
  return grids[block.sheet]?.name ?? null;
}

export function chooseBlock(
  grids: readonly Grid[],
  blocks: readonly Block[],
  answers: Answers,
  doubts: Doubt[],
): Block | null {
  const [first] = blocks;
  if (first === undefined || blocks.length === 1) return first ?? null;
  const grid = grids[first.sheet];
  const cell = cellAddress(first.headerRow, first.columns[0]?.column ?? 0);
  const names = blocks.map(
    (block) => propertyName(grids, blocks, block) ?? grids[block.sheet]?.name ?? '',
  );
  const choices = blocks.map((block, at) => {
    const place = `${grids[block.sheet]?.name ?? ''} ${cellAddress(block.headerRow, block.columns[0]?.column ?? 0)}`;
    const isUnique = names.filter((name) => name === names[at]).length === 1;
    return { value: String(at), label: isUnique ? (names[at] ?? place) : `${names[at]}, ${place}` };
  });
  const doubt: Doubt = {
    id: doubtId('property', grid?.name ?? '', cell),
    kind: 'property',
    sheet: grid?.name ?? '',
    cell,
    text: names.slice(0, 4).join(', ').slice(0, 200),
    question: `The file has ${blocks.length} statements. Which one do you want?`,
    thought: null,
    choices,
  };
  doubts.push(doubt);
  const answer = validAnswer(doubt, answers);
  return answer === null ? null : (blocks[Number(answer)] ?? null);
}
