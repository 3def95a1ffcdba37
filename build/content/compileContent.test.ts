import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from '../paths.ts';
import { compileContent, compileFile, kindOfFile } from './compileContent.ts';

const HEAD = `---
lede: What it is.
description: What search engines show.
keywords: [rent roll]
next:
  - Next page: /next
---
`;
const compile = (body: string) => compileContent('reading', HEAD + body, 'rents');
const blocksOf = (body: string) => compileContent('lesson', body, 'rents');

describe('a public text', () => {
  it('becomes a page with its front matter and sections', () => {
    expect(
      compile('\n## Rent, base {#rent}\n\nTwo\nlines with [a link](/a) and **bold**.\n\nMore.\n'),
    ).toEqual({
      lede: 'What it is.',
      description: 'What search engines show.',
      keywords: ['rent roll'],
      next: [{ label: 'Next page', to: '/next' }],
      sections: [
        {
          id: 'rent',
          heading: 'Rent, base',
          blocks: [
            { kind: 'text', paragraphs: ['Two lines with [a link](/a) and **bold**.', 'More.'] },
          ],
        },
      ],
    });
  });

  it('separates its questions from its sections', () => {
    expect(compile('\n## One\n\nText.\n\n## Questions\n\n### Why?\n\nBecause.\n')).toMatchObject({
      sections: [{ id: 'one' }],
      questions: [{ question: 'Why?', answer: 'Because.' }],
    });
  });

  it('distinguishes steps, terms, links and plain items', () => {
    expect(
      blocksOf(`1. **Ask** (2 minutes): First.
2. **Check**: Second.

- **Rent**: What is paid.`),
    ).toEqual([
      {
        kind: 'steps',
        steps: [
          { title: 'Ask', text: 'First.', takes: '2 minutes' },
          { title: 'Check', text: 'Second.' },
        ],
      },
      { kind: 'terms', terms: [{ term: 'Rent', text: 'What is paid.' }] },
    ]);
    expect(blocksOf('- [Rents](/rents): A table.')).toEqual([
      { kind: 'paths', paths: [{ title: 'Rents', text: 'A table.', to: '/rents' }] },
    ]);
    expect(blocksOf('- **Rent.** Plain.\n- Other.')).toEqual([
      { kind: 'list', items: ['**Rent.** Plain.', 'Other.'] },
    ]);
  });

  it('reads tables, notes, quotes and worked examples', () => {
    expect(
      blocksOf(`Table: Rents

| Unit | Rent |
|---|---:|
| Studio | 4,200 |

Source: A survey.

> [!CAUTION]
> Check it.

> Ask early.
>
> — A broker

\`\`\`example Fees
Fee: $3,500

2 × $3,500 = $7,000

Paid once.
\`\`\``),
    ).toEqual([
      {
        kind: 'table',
        caption: 'Rents',
        columns: [{ label: 'Unit' }, { label: 'Rent', isNumber: true }],
        rows: [['Studio', '4,200']],
        source: 'A survey.',
      },
      { kind: 'note', tone: 'caution', text: 'Check it.' },
      { kind: 'quote', text: 'Ask early.', who: 'A broker' },
      {
        kind: 'example',
        title: 'Fees',
        given: [{ label: 'Fee', value: '$3,500' }],
        working: [{ line: '2 × $3,500', result: '$7,000' }],
        conclusion: 'Paid once.',
      },
    ]);
  });

  it('fills in prices and limits', () => {
    expect(blocksOf('Kept for {{graceDays}} days.')).toEqual([
      { kind: 'text', paragraphs: [expect.stringMatching(/^Kept for \d+ days\.$/)] },
    ]);
  });

  it.each([
    ['a value that does not exist', '{{nothing}}', 'No value is called “nothing”.'],
    ['HTML', '<b>Bold</b>', 'contain html'],
    ['an image', '![A map](/map.png)', 'contain image'],
    ['a table without a caption', '| A |\n|---|\n| 1 |', 'A table needs “Table: caption”.'],
    ['a step without a title', '1. Do it.', 'A step is “**Title**: text”.'],
    ['a fence of an unknown kind', '```chart\n1\n```', 'No block is called “chart”.'],
  ])('rejects %s', (_what, body, message) => {
    expect(() => blocksOf(body)).toThrow(message);
  });

  it('names the line of an error in the file', () => {
    expect(() => compile('\n## One\n\n1. Do it.\n')).toThrow('line 11: A step is');
  });

  it.each([
    ['a missing description', 'description: What search engines show.\n', ''],
    ['an unknown field', 'keywords:', 'colour: red\nkeywords:'],
    ['a link to another site', '/next', 'https://elsewhere.example'],
  ])('rejects %s in the front matter', (_what, from, to) => {
    expect(() => compileContent('reading', HEAD.replace(from, to), 'rents')).toThrow();
  });

  it('compiles every text of the repository', () => {
    const files = globSync('renderer/content/**/*.md', { cwd: inProject('') }).map(inProject);
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => kindOfFile(file) === undefined)).toEqual([]);
    for (const file of files) expect(compileFile(file)).toBeTruthy();
  });
});
