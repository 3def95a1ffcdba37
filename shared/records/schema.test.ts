import { describe, expect, test } from 'vitest';
import { type InputValue, parseFieldValue, toInputValue } from './inputValue.ts';
import type { Field, Noun } from './noun.ts';
import { contact } from './nouns/contact.ts';
import { createFormSchema, getFormChanges, recordToFormValues } from './schema.ts';
import { formatFieldValue } from './values.ts';

const money = { name: 'price', label: 'Price', type: 'money', least: 0, most: 1e12 } as const;
const date = { name: 'due', label: 'Due', type: 'date' } as const;
const link = { name: 'site', label: 'Website', type: 'link' } as const;
const states = { name: 'states', label: 'States', type: 'usStates' } as const;
const field = (name: string): Field => {
  const found = contact.fields.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

const meaning = (of: Field, typed: InputValue) => {
  const reading = parseFieldValue(of, typed);
  return 'value' in reading ? reading.value : reading.sentence;
};

describe('typed input', () => {
  test.each([
    ['$1,250,000', 1_250_000],
    ['12.4M', 12_400_000],
    [' 900 k ', 900_000],
    ['1 200.50', 1200.5],
    ['', null],
    ['(500)', 'Enter 0 or more.'],
    ['-$5', 'Enter 0 or more.'],
    ['twelve', 'Enter a number.'],
    ['1.2.3', 'Enter a number.'],
    ['9e99', 'Enter a number.'],
  ])('reads %s as the amount %s', (typed, value) => expect(meaning(money, typed)).toBe(value));

  test.each([
    ['NaN', 'Enter a number.'],
    ['Infinity', 'Enter a number.'],
    ['-1', 'Enter 0 or more.'],
    ['900,000,000,000', 'Enter 100,000,000,000 or less.'],
  ])('rejects %s in a money field without custom bounds: %s', (typed, expectedMessage) =>
    expect(meaning({ name: 'price', label: 'Price', type: 'money' }, typed)).toBe(expectedMessage),
  );

  test.each([
    ['92.5%', 92.5],
    ['(3)', -3],
  ])('reads %s as the percentage %s', (typed, value) =>
    expect(meaning({ ...money, type: 'percent', least: -100, most: 100 }, typed)).toBe(value),
  );

  test.each([
    ['2026-11-22', '2026-11-22'],
    ['11/2/2026', '2026-11-02'],
    ['1/2/27', '2027-01-02'],
    ['Nov 22, 2026', '2026-11-22'],
    ['November 22 2026', '2026-11-22'],
    ['2/30/2026', 'Enter a date, such as 11/22/2026.'],
    ['soon', 'Enter a date, such as 11/22/2026.'],
  ])('reads %s as the date %s', (typed, value) => expect(meaning(date, typed)).toBe(value));

  test.each([
    ['Ada@Quill.COM', 'ada@quill.com'],
    ['ada@quill', 'Enter an email like name@company.com.'],
    ['a@b@c.com', 'Enter an email like name@company.com.'],
    ['ada quill@x.com', 'Enter an email like name@company.com.'],
  ])('reads %s as the email %s', (typed, value) =>
    expect(meaning(field('email'), typed)).toBe(value),
  );

  test.each([
    ['(512) 555-0134', '(512) 555-0134'],
    ['+49 30 1234567', '+49 30 1234567'],
    ['call me', 'Enter a phone number like (512) 555-0134.'],
    ['12', 'Enter a phone number like (512) 555-0134.'],
  ])('reads %s as the phone %s', (typed, value) =>
    expect(meaning(field('phone'), typed)).toBe(value),
  );

  test.each([
    ['haven.example', 'https://haven.example'],
    ['http://haven.example/a?b=c', 'http://haven.example/a?b=c'],
    ['javascript:alert(1)', 'Enter a web address, such as company.com.'],
    ['nothing', 'Enter a web address, such as company.com.'],
  ])('reads %s as the link %s', (typed, value) => expect(meaning(link, typed)).toBe(value));

  test('matches states and choices by code and by name', () => {
    expect(meaning(field('state'), 'texas')).toBe('TX');
    expect(meaning(states, 'TX; Florida, TX')).toEqual(['TX', 'FL']);
    expect(meaning(states, ['TX', 'Atlantis'])).toBe(
      "“Atlantis” isn't a state. Use TX or Texas, for example.",
    );
    expect(meaning(field('role'), 'BUYER')).toBe('buyer');
    expect(meaning(field('role'), 'king')).toMatch(/^Choose one of: Buyer, Seller,/);
  });

  test('trims text, enforces its length, and removes duplicate tags', () => {
    expect(meaning(field('name'), '  Ada \n Quill ')).toBe('Ada Quill');
    expect(meaning(field('name'), 'a'.repeat(121))).toBe('Use at most 120 characters.');
    expect(meaning(field('tags'), 'hot, , lender,hot')).toEqual(['hot', 'lender']);
    expect(meaning(field('tags'), ['x'.repeat(61)])).toBe('Use at most 60 characters per tag.');
    expect(meaning(field('do_not_contact'), 'Yes')).toBe(true);
    expect(meaning(field('do_not_contact'), 'perhaps')).toBe('Enter yes or no.');
  });
});

describe('additional addresses and numbers', () => {
  const emails = field('more_emails');
  const phones = field('more_phones');

  test('are parsed as lines with a type, without duplicates', () => {
    expect(
      meaning(emails, 'Work: ADA@Example.com, home ada@home.example; ada@home.example'),
    ).toEqual(['work: ada@example.com', 'home: ada@home.example']);
    expect(
      meaning(phones, 'Mobile, no calls: (512) 555-0134; cell 512 555 0135\n555 555 5555'),
    ).toEqual(['mobile, no calls: (512) 555-0134', 'mobile: 512 555 0135', 'other: 555 555 5555']);
    expect(meaning(field('more_addresses'), 'home: 12 Elm St, Austin, TX')).toEqual([
      'home: 12 Elm St, Austin, TX',
    ]);
    expect(meaning(emails, ['home: '])).toEqual([]);
  });

  test('report the same errors as the main one', () => {
    expect(meaning(emails, 'work: invalid')).toBe('Enter an email like name@company.com.');
    expect(meaning(phones, ['home: 12'])).toBe('Enter a phone number like (512) 555-0134.');
    expect(meaning(phones, 'home: =HYPERLINK("x")')).toBe(
      'Enter a phone number like (512) 555-0134.',
    );
  });

  test('round-trip through an export', () => {
    const lines = ['work: ada@example.com', 'home: ada@home.example'];
    expect(formatFieldValue(emails, lines)).toBe('Work: ada@example.com; Home: ada@home.example');
    expect(meaning(emails, formatFieldValue(emails, lines))).toEqual(lines);
    const numbers = ['mobile, no calls: (512) 555-0134'];
    expect(meaning(phones, formatFieldValue(phones, numbers))).toEqual(numbers);
  });
});

describe('record form', () => {
  const row = {
    name: 'Ada Quill',
    email: 'ada@quill.com',
    tags: ['hot'],
    do_not_contact: false,
    no_calls: false,
    last_contact_at: '2026-11-22T10:00:00.000Z',
    owner_id: 'someone',
  };

  test('reports no changes when filled and read back', () => {
    const filled = recordToFormValues(contact, row);
    expect(filled.owner_id).toBeUndefined();
    const read = createFormSchema(contact).parse(filled);
    expect(getFormChanges(contact, row, read)).toEqual({});
  });

  test('keeps the seconds of an unchanged time', () => {
    const met = { ...row, last_contact_at: '2026-11-08T06:08:43.21+00:00' };
    const read = createFormSchema(contact).parse(recordToFormValues(contact, met));
    expect(getFormChanges(contact, met, read)).toEqual({});
  });

  test('returns changes as stored', () => {
    const read = createFormSchema(contact).parse({
      ...recordToFormValues(contact, row),
      email: ' ',
      tags: ['hot', 'lender'],
      do_not_contact: true,
    });
    expect(getFormChanges(contact, row, read)).toEqual({
      email: null,
      tags: ['hot', 'lender'],
      do_not_contact: true,
    });
  });

  test('shows an error at each invalid field', () => {
    const result = createFormSchema(contact).safeParse({
      ...recordToFormValues(contact),
      email: 'x',
    });
    const errors = result.error?.issues.map(({ path, message }) => [path[0], message]);
    expect(errors).toEqual([
      ['name', 'Name is required.'],
      ['email', 'Enter an email like name@company.com.'],
    ]);
  });
});

describe('stored value', () => {
  const nounFields: Noun['fields'] = contact.fields;

  test.each<[Field, Parameters<typeof formatFieldValue>[1], string]>([
    [money, 1_250_000, '$1,250,000'],
    [{ ...money, type: 'percent' }, 92.25, '92.3%'],
    [date, '2026-11-22', 'Nov 22, 2026'],
    [field('phone'), '5125550134', '(512) 555-0134'],
    [field('phone'), '+49 30 123456789', '+49 30 123456789'],
    [link, 'https://www.haven.example/', 'haven.example'],
    [field('role'), 'buyer', 'Buyer'],
    [field('state'), 'TX', 'Texas'],
    [states, ['TX', 'FL'], 'TX, FL'],
    [field('do_not_contact'), true, 'Yes'],
    [field('name'), null, ''],
  ])('is formatted for display', (of, value, text) =>
    expect(formatFieldValue(of, value)).toBe(text),
  );

  test('round-trips through its field', () => {
    const values = { date: '2026-11-22', time: '2026-11-22T10:30:00.000Z' };
    for (const of of nounFields) {
      const value =
        of.type === 'choice'
          ? (of.choices[0]?.value ?? null)
          : (values[of.type as keyof typeof values] ?? null);
      if (value !== null) expect(meaning(of, toInputValue(of, value))).toBe(value);
    }
  });
});
