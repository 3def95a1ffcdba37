import { describe, expect, it } from 'vitest';
import { csvCell, csvLine, unescapeFormula } from './csv.ts';

describe('CSV cell', () => {
  it.each([
    ['a comma', 'a,b'],
    ['a semicolon, which other locales separate by', 'a;b'],
    ['a tab', 'a\tb'],
    ['a line feed', 'a\nb'],
    ['a carriage return', 'a\rb'],
    ['a space at the start', ' a'],
    ['a space at the end', 'a '],
  ])('is quoted when it has %s', (_, text) => {
    expect(csvCell(text)).toBe(`"${text}"`);
  });

  it('doubles its quotes', () => {
    expect(csvCell('Dana "D" Hale')).toBe('"Dana ""D"" Hale"');
  });

  it.each(['=1+1', '+1 555', '-2+3', '@sum', '|x', '＝1', ' =1+1', '\t=1', '\r=1', '\n=1', '\0x'])(
    'escapes text that starts like %j and reads it back unchanged',
    (text) => {
      const cell = csvCell(text).replace(/^"([\s\S]*)"$/, '$1');
      expect(cell).toBe(`'${text}`);
      expect(unescapeFormula(cell)).toBe(text);
    },
  );

  it('reads back a text that was already escaped', () => {
    expect(unescapeFormula(csvCell("'=1"))).toBe("'=1");
    expect(unescapeFormula(csvCell("'quoted'"))).toBe("'quoted'");
  });

  it('keeps numbers as they are and empty values empty', () => {
    expect(csvLine([-5, 1_250_000.5, 0, null, '', true])).toBe('-5,1250000.5,0,,,true\r\n');
  });
});
