import { describe, expect, it } from 'vitest';
import type { LessonBlock } from '../../../content/education/course.ts';
import { BLOCK_KINDS, type BlockKind, emptyBlock, readBlock, writeBlock } from './blockKinds.ts';

const lessons = import.meta.glob<readonly LessonBlock[]>(
  '../../../content/education/lessons/*/*.lesson.md',
  { eager: true, import: 'default' },
);
const written = Object.values(lessons).flat();

const others: readonly LessonBlock[] = [
  { kind: 'slides', slides: [{ title: 'One', text: 'First.\nSecond.' }] },
  {
    kind: 'bars',
    title: 'Occupancy',
    unit: '%',
    bars: [{ label: 'Memory care', value: 84.5 }],
    source: 'NIC, 2026.',
  },
  { kind: 'quote', text: 'Ask early.', who: 'A broker' },
  { kind: 'package', package: '00000000-0000-4000-8000-0000000000a1', text: 'Work through it.' },
  {
    kind: 'video',
    media: '00000000-0000-4000-8000-0000000000a2',
    captions: '00000000-0000-4000-8000-0000000000a3',
    title: 'Rent rolls',
    text: '',
  },
  { kind: 'video', media: '00000000-0000-4000-8000-0000000000a2', title: 'Draft', text: 'Soon.' },
  { kind: 'file', media: '00000000-0000-4000-8000-0000000000a4', text: 'Print it.' },
  { kind: 'paths', paths: [{ title: 'FAQ', text: 'Questions.', to: '/faq' }] },
];

describe('the text of a block', () => {
  it('round-trips for every block of our courses', () => {
    for (const block of [...written, ...others]) {
      expect(writeBlock(block.kind, readBlock(block))).toEqual(block);
    }
  });

  it('shows a field error for every kind of empty block', () => {
    for (const kind of Object.keys(BLOCK_KINDS) as BlockKind[]) {
      const fields = BLOCK_KINDS[kind].fields.map(({ name }) => name);
      const result = writeBlock(kind, emptyBlock(kind));
      expect(fields, kind).toContain('field' in result ? result.field : undefined);
    }
  });

  it('names the row of a table that does not fit its columns', () => {
    const values = {
      caption: 'Rents',
      rows: 'Unit | Rent #\nStudio | 4,200\nTwo bedrooms',
      source: '',
    };
    expect(writeBlock('table', values)).toEqual({
      field: 'rows',
      message: 'Row 2 has another number of columns.',
    });
  });

  it('rejects links to other sites', () => {
    const paths = 'Elsewhere\nA site.\nhttps://elsewhere.example';
    expect(writeBlock('paths', { paths })).toMatchObject({ field: 'paths' });
    expect(writeBlock('paths', { paths: 'Elsewhere\nA site.\n//x.example' })).toMatchObject({
      field: 'paths',
    });
  });
});
