import { describe, expect, it } from 'vitest';
import { matchColumns, missingFields } from '#shared/imports/columnMapping.ts';
import { createRowValidator } from '#shared/imports/rowValidation.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { createImportSession } from './importSession.ts';

const NOTHING_MENDED = new Map();

describe('file columns', () => {
  it('match field names and common aliases', () => {
    const head = [
      'Full name',
      'Mail address',
      'FIRM',
      'Tele-phone',
      'Town',
      'State',
      'Kind',
      'Size',
    ];
    expect(matchColumns(contact, head)).toEqual([
      'name',
      'email',
      'company',
      null,
      'city',
      'state',
      'role',
      null,
    ]);
  });

  it('combine into one text field; otherwise the first column is used', () => {
    const head = ['First name', 'Last name', 'Work phone', 'Mobile', 'Labels', 'Keywords'];
    expect(matchColumns(contact, head)).toEqual([
      'name',
      'name',
      'phone',
      'more_phones',
      'tags',
      'tags',
    ]);
  });

  it('map to the field of the same name in any position', () => {
    expect(matchColumns(contact, ['Client', 'Name'])).toEqual([null, 'name']);
  });

  it('must include required fields', () => {
    const labels = (head: readonly string[]) =>
      missingFields(contact, matchColumns(contact, head)).map(({ label }) => label);
    expect(labels(['Email', 'Town'])).toEqual(['Name']);
    expect(labels(['Surname'])).toEqual([]);
  });
});

describe('file rows', () => {
  const judge = createRowValidator(contact, ['name', 'name', 'email', 'state', 'tags', null]);
  const row = (...cells: readonly (string | number | boolean | null)[]) => ({ at: 7, cells });

  it('become record values; empty cells have none', () => {
    const { values, faults } = judge(
      row('Nora', 'Quist', 'nora@cedar.example', 'Idaho', '', 'left out'),
      NOTHING_MENDED,
    );
    expect(faults).toEqual([]);
    expect(values).toEqual({ name: 'Nora Quist', email: 'nora@cedar.example', state: 'ID' });
  });

  it("report errors by row number with the cell's content", () => {
    const { faults } = judge(row(null, '', 'nora at cedar', 'ZZ', 'one', null), NOTHING_MENDED);
    expect(faults.map(({ at, field, typed }) => [at, field, typed])).toEqual([
      [7, 'name', ''],
      [7, 'email', 'nora at cedar'],
      [7, 'state', 'ZZ'],
    ]);
    expect(faults.every(({ sentence }) => sentence.endsWith('.'))).toBe(true);
  });

  it('collect several addresses and phone numbers labeled by column', () => {
    const head = ['Name', 'Email', 'Home email', 'Email 2', 'Work phone', 'Mobile', 'Home phone'];
    const matching = matchColumns(contact, head);
    expect(matching).toEqual([
      'name',
      'email',
      'more_emails',
      'more_emails',
      'phone',
      'more_phones',
      'more_phones',
    ]);
    const cells = ['Nora', 'n@a.example', 'n@b.example', 'work: n@c.example', '(512) 555-0100'];
    const { values, faults } = createRowValidator(
      contact,
      matching,
      head,
    )(row(...cells, '(512) 555-0101', '+1 512 555 0102'), NOTHING_MENDED);
    expect(faults).toEqual([]);
    expect(values).toEqual({
      name: 'Nora',
      email: 'n@a.example',
      more_emails: ['home: n@b.example', 'work: n@c.example'],
      phone: '(512) 555-0100',
      phone_kind: 'work',
      more_phones: ['mobile: (512) 555-0101', 'home: +1 512 555 0102'],
    });
    const formula = row('Nora', '', '=1+1', '', '', '', '');
    expect(
      createRowValidator(contact, matching, head)(formula, NOTHING_MENDED).faults,
    ).toHaveLength(1);
  });

  it('reject formulas but not ordinary text that looks like one', () => {
    const getFaults = (text: string) =>
      judge(row(text, '', '', '', '', null), NOTHING_MENDED).faults;
    const hostile = [
      '=HYPERLINK("https://evil.example","Open")',
      '=1+1',
      '＝1+1',
      '@SUM(A1:A9)',
      "+cmd|'/c calc'!A0",
      '-IMPORTXML(A1)',
    ];
    for (const text of hostile) {
      expect(getFaults(text)).toEqual([
        { at: 7, field: 'name', typed: text, sentence: expect.stringContaining('Formulas') },
      ]);
      expect(judge(row('Nora', text, '', '', ''), NOTHING_MENDED).faults).toHaveLength(1);
    }
    for (const text of ['+1 (512) 555-0100', '- Oak (new)', '@oaks', '-5', '+ Partners']) {
      expect(getFaults(text)).toEqual([]);
    }
  });

  it('are validated with the corrections typed over their cells', () => {
    const repaired = new Map([[7, new Map([['state', 'TX']])]]);
    const { values, faults } = judge(row('Nora', '', '', 'ZZ', '', null), repaired);
    expect(faults).toEqual([]);
    expect(values).toEqual({ name: 'Nora', state: 'TX' });
  });
});

describe('repeated errors', () => {
  it('are counted over the whole file and corrected together', async () => {
    const session = createImportSession();
    const lines = Array.from({ length: 300 }, (_, index) => `Person ${index},ZZ`);
    const file = new File([['Name,State', ...lines, 'Nora,QQ'].join('\n')], 'people.csv');
    await session.open({ file, index: 0 }, () => undefined);
    const before = session.judge({ noun: contact, matching: ['name', 'state'] }, () => undefined);
    expect(before).toMatchObject({ good: 0, faulty: 301 });
    expect(before.faults[0]).toMatchObject({ typed: 'ZZ', alike: 300 });
    const after = session.repairAlike({ field: 'state', typed: 'ZZ', to: 'tex.' });
    expect(after).toMatchObject({ good: 300, faulty: 1, faults: [{ typed: 'QQ', alike: 1 }] });
    expect(session.batch({ from: 0, without: [] }).rows[0]?.values.state).toBe('TX');
  });
});

describe('rows rejected by the server', () => {
  it('are errors that can be fixed in place, even in a field without a column', async () => {
    const session = createImportSession();
    const file = new File(['Name,State\nNora,TX\nAda,TX'], 'people.csv');
    await session.open({ file, index: 0 }, () => undefined);
    session.judge({ noun: contact, matching: ['name', 'state'] }, () => undefined);
    const refused = session.refuse([
      { at: 2, field: 'state', sentence: 'No.' },
      { at: 3, field: 'company', sentence: 'Enter a company.' },
    ]);
    expect(refused).toMatchObject({
      good: 0,
      faulty: 2,
      faults: [
        { at: 2, field: 'state', typed: 'TX', sentence: 'No.' },
        { at: 3, field: 'company', typed: '' },
      ],
    });
    session.repair({ at: 2, field: 'state', typed: 'FL' });
    expect(session.repair({ at: 3, field: 'company', typed: 'Oak' })).toMatchObject({ good: 2 });
    expect(session.repairedFields()).toEqual(['state', 'company']);
    expect(session.batch({ from: 0, without: [] }).rows.map(({ values }) => values)).toEqual([
      { name: 'Nora', state: 'FL' },
      { name: 'Ada', state: 'TX', company: 'Oak' },
    ]);
  });
});

describe('abbreviated headings', () => {
  it('match the fields they stand for', () => {
    const head = ['Nm', 'Co.', 'Ph', 'St', 'Em'];
    expect(matchColumns(contact, head)).toEqual(['name', 'company', 'phone', 'state', 'email']);
  });
});

describe('vCard files', () => {
  const file = new File(
    [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nEMAIL;TYPE=WORK:ada@a.example\r\nEND:VCARD\r\n',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nTEL:(512) 555-0100\r\nEND:VCARD\r\n',
    ],
    'contacts.vcf',
  );

  it('are checked card by card and staged like rows', async () => {
    const session = createImportSession();
    const facts = await session.open({ file, index: 0, takesCards: true }, () => undefined);
    expect(facts).toMatchObject({ unit: 'card', count: 2 });
    const matching = matchColumns(contact, facts.head);
    const result = session.judge({ noun: contact, matching }, () => undefined);
    expect(result).toMatchObject({
      good: 1,
      faults: [{ at: 2, field: 'name', sentence: 'Name is required.' }],
    });
    expect(session.faultsFile()).toContain('Card,Field,Issues,Name');
    session.repair({ at: 2, field: 'name', typed: 'Ben' });
    expect(session.batch({ from: 0, without: [] }).rows).toEqual([
      { at: 1, values: { name: 'Ada', email: 'ada@a.example', email_kind: 'work' } },
      { at: 2, values: { name: 'Ben', phone: '(512) 555-0100' } },
    ]);
  });

  it('are rejected by imports other than contacts', async () => {
    const opened = createImportSession().open({ file, index: 0 }, () => undefined);
    await expect(opened).rejects.toThrow('This is a vCard file. Import it from Clients or Leads.');
  });
});
