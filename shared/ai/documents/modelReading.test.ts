import { describe, expect, it } from 'vitest';
import { combineReadings } from './combineReadings.ts';
import { arrangeLines } from './documentText.ts';
import { isDoubtful } from './extractDocument.ts';
import { fieldAt, missingField } from './findFields.ts';
import { verifyModelFields } from './verifyModelFields.ts';

const LINES = [
  'Residence  Quillwood Manor',
  'Licensed for 1,168 residents, 68 beds',
  'Rent of $41,250.50 until June 30, 2027',
  'SSN •••-••-••••',
];
const claim = (name: string, line: number, text: string) => ({ name, line, text });
const verify = (...claims: readonly ReturnType<typeof claim>[]) =>
  verifyModelFields('license', LINES, claims);

describe('fields that a model read', () => {
  it('are saved with the value from the quoted words', () => {
    expect(
      verify(
        claim('facility_name', 1, 'Quillwood Manor'),
        claim('capacity', 2, '68 beds'),
        claim('expires_on', 3, 'June 30, 2027'),
      ),
    ).toEqual({
      fields: [
        { name: 'facility_name', line: 1, text: 'Quillwood Manor', value: 'Quillwood Manor' },
        { name: 'capacity', line: 2, text: '68 beds', value: '68' },
        { name: 'expires_on', line: 3, text: 'June 30, 2027', value: '2027-06-30' },
      ],
      dropped: 0,
    });
  });

  it.each([
    ['words that are in no line', claim('facility_name', 1, 'Rosewood Manor')],
    ['words of another line', claim('facility_name', 2, 'Quillwood Manor')],
    ['a part of a figure', claim('capacity', 2, '168')],
    ['a part of a word', claim('facility_name', 1, 'Quillwood Man')],
    ['a value of another type', claim('expires_on', 1, 'Quillwood Manor')],
    ['an unknown field', claim('owner_password', 1, 'Quillwood Manor')],
    ['a line that does not exist', claim('capacity', 99, '68 beds')],
    ['a masked number', claim('license_number', 4, '•••-••-••••')],
    ['no words', claim('facility_name', 1, '')],
  ])('are dropped if they have %s', (_name, one) => {
    expect(verify(one)).toEqual({ fields: [], dropped: 1 });
  });
});

describe('readings of rules and of a model', () => {
  const text = (words: string, y: number) => ({
    page: 1,
    text: words,
    x: 50,
    y,
    width: 100,
    height: 10,
  });
  const lines = arrangeLines([text('Quillwood Manor', 700), text('68 beds', 680)]);
  const piece = { ...text('68', 680) };
  const byModel = (value: string) => [{ name: 'capacity', line: 2, text: '68 beds', value }];

  it('that agree are certain', () => {
    const [field] = combineReadings([fieldAt('capacity', '68', piece, 0.7)], byModel('68'), lines);
    expect(field && isDoubtful(field)).toBe(false);
  });

  it('that differ are flagged with both values', () => {
    const [field] = combineReadings([fieldAt('capacity', '61', piece, 0.97)], byModel('68'), lines);
    expect(field).toMatchObject({ value: '61', confidence: 0.6, others: ['68'] });
  });

  it('stay flagged if the document states different values', () => {
    const disputed = { ...fieldAt('capacity', '68', piece, 0.6), others: ['61'] };
    expect(combineReadings([disputed], byModel('68'), lines)).toEqual([disputed]);
  });

  it('flag a value that only the model found, with its position', () => {
    const [field] = combineReadings([missingField('capacity')], byModel('68'), lines);
    expect(field).toMatchObject({
      value: '68',
      isByModel: true,
      page: 1,
      box: { x: 50, y: 680, width: 100, height: 10 },
    });
    expect(field && isDoubtful(field)).toBe(true);
  });
});
