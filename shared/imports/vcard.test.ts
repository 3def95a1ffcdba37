import { describe, expect, it } from 'vitest';
import { contact } from '../records/nouns/contact.ts';
import { SHEET_LIMITS } from '../sheet/sheet.ts';
import { readCardSheet } from './cardSheet.ts';
import { matchColumns } from './columnMapping.ts';
import { createRowValidator } from './rowValidation.ts';
import { encodeUtf8 } from './transferEncoding.ts';
import { CARD_PROBLEMS, readCards } from './vcard.ts';
import { writeVcard } from './writeVcard.ts';

const vcf = (...lines: readonly string[]) => encodeUtf8(`${lines.join('\r\n')}\r\n`);
const card = (...lines: readonly string[]) =>
  vcf('BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD');

/** Reads, maps, and validates a file as the import does. */
function importCards(file: Uint8Array) {
  const { head, rows } = readCardSheet(file, () => undefined);
  const validate = createRowValidator(contact, matchColumns(contact, head), head);
  return rows.map((row) => validate(row, new Map()));
}
const valuesOf = (file: Uint8Array) => importCards(file).map(({ values }) => values);
const sentencesOf = (file: Uint8Array) =>
  importCards(file).map(({ faults }) => faults.map(({ sentence }) => sentence));

describe('vCard versions', () => {
  it('reads vCard 4.0 with URIs, quoted types, and preferences', () => {
    const file = vcf(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      'FN:Nora Quist',
      'N:Quist;Nora;;;',
      'EMAIL;TYPE=home:nora@home.example',
      'EMAIL;TYPE=work;PREF=1:nora@cedar.example',
      'TEL;VALUE=uri;TYPE="voice,cell";PREF=1:tel:+1-512-555-0101',
      'TEL;VALUE=uri;TYPE="voice,work":tel:+1-512-555-0102;ext=7',
      'ORG:Cedar Capital;Acquisitions',
      'TITLE:Partner',
      'ADR;TYPE=work:;Suite 5;12 Oak St;Austin;TX;78701;United States',
      'END:VCARD',
    );
    expect(valuesOf(file)).toEqual([
      {
        name: 'Nora Quist',
        company: 'Cedar Capital',
        job_title: 'Partner',
        email: 'nora@cedar.example',
        email_kind: 'work',
        more_emails: ['home: nora@home.example'],
        phone: '+1-512-555-0101',
        phone_kind: 'mobile',
        more_phones: ['work: +1-512-555-0102 x7'],
        street: '12 Oak St, Suite 5',
        city: 'Austin',
        state: 'TX',
      },
    ]);
  });

  it('reads vCard 3.0 of Apple with groups, labels, folded lines, and escapes', () => {
    const file = vcf(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//iPhone OS 19.0//EN',
      'N:Okafor;Ada;;Dr.;',
      'FN:Dr. Ada Okafor',
      'ORG:Maple\\, Oak\\; & Sons;',
      'item1.EMAIL;type=INTERNET;type=pref:ada@maple.example',
      'item2.EMAIL;type=INTERNET:ada@home.example',
      'item2.X-ABLabel:_$!<Home>!$_',
      'item3.TEL:(512) 555-0199',
      'item3.X-ABLabel:Front desk',
      'NOTE:Met at the conference\\, likes\\nbrick build',
      ' ings and C:\\\\plans',
      'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQ',
      ' FBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0dHx8fExciJCIeJBweHx7/',
      'END:VCARD',
    );
    expect(valuesOf(file)).toEqual([
      {
        name: 'Dr. Ada Okafor',
        company: 'Maple, Oak; & Sons',
        email: 'ada@maple.example',
        more_emails: ['home: ada@home.example'],
        phone: '(512) 555-0199',
        notes: 'Met at the conference, likes\nbrick buildings and C:\\plans',
      },
    ]);
  });

  it('reads vCard 2.1 of Outlook with quoted-printable, charsets, and a photo', () => {
    const file = vcf(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;LANGUAGE=en-us;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:G=F6tz;J=FCrgen',
      'FN;CHARSET=Windows-1252;ENCODING=QUOTED-PRINTABLE:J=FCrgen G=F6tz',
      'TEL;WORK;VOICE:(512) 555-0110',
      'TEL;CELL;VOICE:(512) 555-0111',
      'TEL;WORK;FAX:(512) 555-0112',
      'ADR;WORK;PREF;ENCODING=QUOTED-PRINTABLE:;;12 Oak St=0D=0ASuite 5;Austin;TX;78701;United States of America',
      'NOTE;ENCODING=QUOTED-PRINTABLE:Prefers morning calls and tours on Tuesdays=',
      ' or Fridays.=0D=0AC:\\new',
      'EMAIL;PREF;INTERNET:j@goetz.example',
      'X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns="http://schemas.microsoft.com/office/outlook/12/electronicbusinesscards"></card>',
      'PHOTO;TYPE=JPEG;ENCODING=BASE64:',
      ' /9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0',
      '',
      'END:VCARD',
    );
    expect(valuesOf(file)).toEqual([
      {
        name: 'Jürgen Götz',
        email: 'j@goetz.example',
        phone: '(512) 555-0110',
        phone_kind: 'work',
        more_phones: ['mobile: (512) 555-0111'],
        street: '12 Oak St Suite 5',
        city: 'Austin',
        state: 'TX',
        notes: 'Prefers morning calls and tours on Tuesdays or Fridays.\nC:\\new',
      },
    ]);
  });

  it('reads vCard 2.1 of a phone: bare types, UTF-8, and soft line breaks inside a letter', () => {
    const file = vcf(
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;=4A=6F=73=C3=',
      '=A9=20=C3=81=6C=76=61=72=65=7A;;;',
      'TEL;CELL;PREF:5125550120',
      'END:VCARD',
    );
    expect(valuesOf(file)).toEqual([
      { name: 'José Álvarez', phone: '5125550120', phone_kind: 'mobile' },
    ]);
  });

  it("doesn't treat an equals sign at the end of a 3.0 line as a soft line break", () => {
    expect(valuesOf(card('FN:Nora=', 'EMAIL:n@a.example'))).toEqual([
      { name: 'Nora=', email: 'n@a.example' },
    ]);
  });
});

describe('vCard files', () => {
  it('can contain several cards with any line endings, case, and order', () => {
    const file = encodeUtf8(
      '\uFEFFbegin:vcard\nversion:3.0\nfn:Ada\nend:vcard\n\n\nBEGIN:VCARD\nFN:Ben\nVERSION:4.0\nEND:VCARD',
    );
    expect(valuesOf(file)).toEqual([{ name: 'Ada' }, { name: 'Ben' }]);
  });

  it('name a company card after the company and skip groups', () => {
    const file = vcf(
      ...['BEGIN:VCARD', 'VERSION:3.0', 'N:;;;;', 'FN:', 'ORG:Oak Partners', 'END:VCARD'],
      ...[
        'BEGIN:VCARD',
        'VERSION:3.0',
        'FN:Friends',
        'X-ADDRESSBOOKSERVER-KIND:group',
        'END:VCARD',
      ],
    );
    const [company, group] = importCards(file);
    expect(company?.values).toEqual({ name: 'Oak Partners', company: 'Oak Partners' });
    expect(group?.faults).toEqual([
      expect.objectContaining({ at: 2, field: 'name', typed: 'Friends' }),
    ]);
  });

  it('skip a nested agent card', () => {
    const file = vcf(
      ...['BEGIN:VCARD', 'VERSION:2.1', 'FN:Ada', 'AGENT:'],
      ...['BEGIN:VCARD', 'VERSION:2.1', 'FN:Assistant', 'END:VCARD', 'TEL:5125550100', 'END:VCARD'],
    );
    expect(valuesOf(file)).toEqual([{ name: 'Ada', phone: '5125550100' }]);
  });

  it("store a foreign address with additional addresses, so that its region isn't an error", () => {
    const file = card('FN:Ada', 'ADR;TYPE=HOME:;;Hauptstr. 5;München;Bayern;80331;Germany');
    expect(valuesOf(file)).toEqual([
      { name: 'Ada', more_addresses: ['home: Hauptstr. 5, München, Bayern 80331, Germany'] },
    ]);
  });

  it('list values without a field, so that the user can map them', () => {
    const { head } = readCardSheet(
      card('FN:Ada', 'BDAY:1980-05-01', 'URL:https://a.example', 'TEL;FAX:5125550100'),
      () => undefined,
    );
    expect(head).toEqual(['Name', 'Fax', 'Website', 'Birthday']);
    expect(matchColumns(contact, head)).toEqual(['name', null, null, null]);
  });

  it('report errors per card in plain words', () => {
    const file = vcf(
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Cut', 'EMAIL:cut@a.example'],
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Bad mail', 'EMAIL:no address', 'END:VCARD'],
      ...['BEGIN:VCARD', 'VERSION:3.0', 'TEL:5125550100', 'END:VCARD'],
      ...['BEGIN:VCARD', 'VERSION:2.1', 'FN;CHARSET=KLINGON;QUOTED-PRINTABLE:=41', 'END:VCARD'],
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:=HYPERLINK("https://evil.example")', 'END:VCARD'],
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Good', 'END:VCARD'],
    );
    expect(sentencesOf(file)).toEqual([
      [CARD_PROBLEMS.cutOff],
      ['Enter an email like name@company.com.'],
      ['Name is required.'],
      [CARD_PROBLEMS.charset],
      ["Formulas aren't supported. Type the value instead."],
      [],
    ]);
  });

  it('in another encoding are rejected instead of garbled', () => {
    const name = Array.from({ length: 20 }, () => [
      0xc1, 0xeb, 0xe5, 0xee, 0xfe, 0xe9, 0xf4,
    ]).flat();
    const greek = Uint8Array.from([...card('FN:A'), ...name]);
    expect(() => readCardSheet(greek, () => undefined)).toThrow('Export the contacts as UTF-8');
  });
});

describe('hostile vCards', () => {
  it('have no control characters in their values', () => {
    const file = vcf(
      ...['BEGIN:VCARD', 'VERSION:2.1'],
      'FN;ENCODING=QUOTED-PRINTABLE:A=00d=07a=1B[31m',
      'END:VCARD',
    );
    expect(valuesOf(file)).toEqual([{ name: 'Ada[31m' }]);
  });

  it('keep markup as text', () => {
    expect(valuesOf(card('FN:<img src=x onerror=alert(1)>'))).toEqual([
      { name: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it('with endless text or entries are errors, and the others are read', () => {
    const file = vcf(
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Long', `NOTE:${'a'.repeat(40_000)}`, 'END:VCARD'],
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Many'],
      ...Array.from({ length: 600 }, (_, index) => `EMAIL:a${index}@b.example`),
      'END:VCARD',
      ...['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ada', `PHOTO:${'a'.repeat(100_000)}`, 'END:VCARD'],
    );
    expect(sentencesOf(file)).toEqual([[CARD_PROBLEMS.tooLong], [CARD_PROBLEMS.tooMany], []]);
  });

  it('over the limit of cards are rejected', () => {
    const one = 'BEGIN:VCARD\nFN:A\nEND:VCARD\n';
    const file = encodeUtf8(one.repeat(SHEET_LIMITS.rows + 1));
    expect(() => readCardSheet(file, () => undefined)).toThrow('more than 50,000 contacts');
  });

  it('of 5 MB without an end, or with only soft line breaks, are parsed completely', () => {
    for (const filling of [
      '=\n',
      ' a\n',
      'a=\n',
      ';',
      '\n',
      'BEGIN:VCARD\n',
      'AGENT:\nBEGIN:VCARD\n',
    ]) {
      const text = `BEGIN:VCARD\nVERSION:2.1\nNOTE;QUOTED-PRINTABLE:${filling.repeat(5_000_000 / filling.length)}`;
      let cards = 0;
      for (const _ of readCards(text)) cards += 1;
      expect(cards).toBeGreaterThan(0);
    }
  });
});

describe('export as vCard', () => {
  const nora = {
    id: '7a9c4d7e-0a0f-4b39-8f53-6d9b3f1f2a10',
    name: 'Nora Quist, Dr.; "N"',
    company: 'Cedar; Oak, & Sons',
    job_title: 'Partner',
    email: 'nora@cedar.example',
    email_kind: 'work',
    more_emails: ['home: nora@home.example'],
    phone: '(512) 555-0100',
    phone_kind: 'work',
    no_calls: true,
    more_phones: ['mobile, no calls: (512) 555-0101', 'other: (512) 555-0102'],
    street: '12 Oak St, Suite 5',
    city: 'Austin',
    state: 'TX',
    more_addresses: ['home: 5 Elm St, Waco, TX 76701'],
    tags: ['hot', 'memory care'],
    notes: `First line\nSecond, with C:\\plans; and ${'ä'.repeat(200)}`,
    do_not_contact: true,
  };

  it('round-trips to the same contact', () => {
    const file = writeVcard([nora, { id: nora.id, name: 'Ada' }]);
    const { id: _id, ...values } = nora;
    expect(importCards(encodeUtf8(file))).toEqual([
      { at: 1, values, faults: [] },
      { at: 2, values: { name: 'Ada' }, faults: [] },
    ]);
  });

  it("has lines of at most 75 bytes, and values can't add lines", () => {
    const file = writeVcard([{ ...nora, name: 'A\r\nEND:VCARD\r\nBEGIN:VCARD' }]);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => encodeUtf8(line).length > 75)).toEqual([]);
    expect(lines.filter((line) => line === 'END:VCARD')).toHaveLength(1);
  });
});
