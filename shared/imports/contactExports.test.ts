import { describe, expect, it } from 'vitest';
import { contact } from '../records/nouns/contact.ts';
import { readCsv } from '../sheet/readCsv.ts';
import { matchColumns } from './columnMapping.ts';
import { derivedFields } from './contactColumns.ts';
import { createRowValidator } from './rowValidation.ts';
import { encodeUtf8 } from './transferEncoding.ts';

/** A cell in quotes if it needs them. */
const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with these headings, and a row with the values of some. */
const fileOf = (
  head: readonly string[],
  ...rows: readonly Readonly<Record<string, string>>[]
): Uint8Array =>
  encodeUtf8(
    [head, ...rows.map((row) => head.map((heading) => row[heading] ?? ''))]
      .map((cells) => `${cells.map(cell).join(',')}\r\n`)
      .join(''),
  );

function importFile(file: Uint8Array) {
  const { head, rows } = readCsv(file, () => undefined);
  const mapping = matchColumns(contact, head);
  const validate = createRowValidator(contact, mapping, head);
  const mapped = Object.fromEntries(
    head.flatMap((heading, column) => {
      const name = mapping[column];
      return name === null || name === undefined ? [] : [[heading, name]];
    }),
  );
  return {
    mapped,
    derived: derivedFields(contact, mapping),
    rows: rows.map((row) => validate(row, new Map())),
  };
}

/** The headings of Google Contacts since 2024; numbered ones are there as often as a contact needs. */
const GOOGLE = [
  ...['First Name', 'Middle Name', 'Last Name', 'Phonetic First Name', 'Phonetic Middle Name'],
  ...['Phonetic Last Name', 'Name Prefix', 'Name Suffix', 'Nickname', 'File As'],
  ...['Organization Name', 'Organization Title', 'Organization Department', 'Birthday', 'Notes'],
  ...['Photo', 'Labels', 'E-mail 1 - Label', 'E-mail 1 - Value', 'E-mail 2 - Label'],
  ...['E-mail 2 - Value', 'Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Label'],
  ...['Phone 2 - Value', 'Phone 3 - Label', 'Phone 3 - Value', 'Address 1 - Label'],
  ...['Address 1 - Formatted', 'Address 1 - Street', 'Address 1 - City', 'Address 1 - PO Box'],
  ...['Address 1 - Region', 'Address 1 - Postal Code', 'Address 1 - Country'],
  ...['Address 1 - Extended Address', 'Address 2 - Label', 'Address 2 - Formatted'],
  ...['Relation 1 - Label', 'Relation 1 - Value', 'Website 1 - Label', 'Website 1 - Value'],
  ...['Event 1 - Label', 'Event 1 - Value', 'Custom Field 1 - Label', 'Custom Field 1 - Value'],
];

describe('the CSV export of Google Contacts', () => {
  it('is mapped by its headings', () => {
    const { mapped, derived } = importFile(fileOf(GOOGLE, { 'First Name': 'Ada' }));
    expect(mapped).toEqual({
      'First Name': 'name',
      'Middle Name': 'name',
      'Last Name': 'name',
      'Name Suffix': 'name',
      'Organization Name': 'company',
      'Organization Title': 'job_title',
      Notes: 'notes',
      Labels: 'tags',
      'E-mail 1 - Value': 'email',
      'E-mail 2 - Value': 'more_emails',
      'Phone 1 - Value': 'phone',
      'Phone 2 - Value': 'more_phones',
      'Phone 3 - Value': 'more_phones',
      'Address 1 - Street': 'street',
      'Address 1 - Extended Address': 'street',
      'Address 1 - City': 'city',
      'Address 1 - Region': 'state',
      'Address 2 - Formatted': 'more_addresses',
    });
    expect(derived).toEqual(['email_kind', 'phone_kind']);
  });

  it('keeps several values in one cell, labels, and groups', () => {
    const { rows } = importFile(
      fileOf(GOOGLE, {
        'First Name': 'Robert',
        'Last Name': 'Smith',
        'Name Suffix': 'Jr.',
        'Organization Name': 'Acme Senior Living',
        'Organization Title': 'Manager',
        Notes: 'Two\nlines',
        Photo: 'https://lh3.googleusercontent.com/contacts/p',
        Labels: '* myContacts ::: Hot ::: Memory care',
        'E-mail 1 - Label': '* Work',
        'E-mail 1 - Value': 'rob@acme.example ::: rob.smith@acme.example',
        'E-mail 2 - Label': 'Home',
        'E-mail 2 - Value': 'rob@home.example',
        'Phone 1 - Label': 'Mobile',
        'Phone 1 - Value': '+1 415-555-0134 ::: +1 415-555-0135',
        'Phone 2 - Label': 'Work Fax',
        'Phone 2 - Value': '+1 415-555-0136',
        'Phone 3 - Label': "Grandma's",
        'Phone 3 - Value': '(415) 555-0137',
        'Address 1 - Label': 'Work',
        'Address 1 - Formatted': '12 Elm St\nSuite 5\nSpringfield, IL 62701\nUS',
        'Address 1 - Street': '12 Elm St',
        'Address 1 - Extended Address': 'Suite 5',
        'Address 1 - City': 'Springfield',
        'Address 1 - Region': 'IL',
        'Address 1 - Postal Code': '62701',
        'Address 1 - Country': 'US',
        'Address 2 - Label': 'Home',
        'Address 2 - Formatted': '5 Oak Rd\nPeoria, IL 61602\nUS',
      }),
    );
    expect(rows).toEqual([
      {
        at: 2,
        faults: [],
        values: {
          name: 'Robert Smith Jr.',
          company: 'Acme Senior Living',
          job_title: 'Manager',
          notes: 'Two\nlines',
          tags: ['Hot', 'Memory care'],
          email: 'rob@acme.example',
          email_kind: 'work',
          more_emails: ['work: rob.smith@acme.example', 'home: rob@home.example'],
          phone: '+1 415-555-0134',
          phone_kind: 'mobile',
          more_phones: ['mobile: +1 415-555-0135', 'other: (415) 555-0137'],
          street: '12 Elm St Suite 5',
          city: 'Springfield',
          state: 'IL',
          more_addresses: ['home: 5 Oak Rd, Peoria, IL 61602, US'],
        },
      },
    ]);
  });

  it('is mapped in its pre-2024 format too', () => {
    const head = [
      ...['Name', 'Given Name', 'Additional Name', 'Family Name', 'Group Membership'],
      ...['E-mail 1 - Type', 'E-mail 1 - Value', 'Phone 1 - Type', 'Phone 1 - Value'],
      ...['Organization 1 - Type', 'Organization 1 - Name', 'Organization 1 - Title'],
    ];
    const { rows } = importFile(
      fileOf(head, {
        Name: 'Ada Okafor',
        'Given Name': 'Ada',
        'Family Name': 'Okafor',
        'Group Membership': '* My Contacts ::: Sellers',
        'E-mail 1 - Type': '* Work',
        'E-mail 1 - Value': 'ada@maple.example',
        'Phone 1 - Type': 'Work',
        'Phone 1 - Value': '(512) 555-0100',
        'Organization 1 - Name': 'Maple Court',
        'Organization 1 - Title': 'Owner',
      }),
    );
    expect(rows[0]).toMatchObject({
      faults: [],
      values: {
        name: 'Ada Okafor',
        tags: ['Sellers'],
        email: 'ada@maple.example',
        email_kind: 'work',
        phone: '(512) 555-0100',
        phone_kind: 'work',
        company: 'Maple Court',
        job_title: 'Owner',
      },
    });
  });

  it('shows errors at the cell and rejects formulas in any value', () => {
    const { rows } = importFile(
      fileOf(GOOGLE, {
        'First Name': 'Ada',
        'E-mail 1 - Value': 'ada@a.example ::: =1+1',
        'Phone 1 - Value': '12',
      }),
    );
    expect(rows[0]?.faults.map(({ field, sentence }) => [field, sentence])).toEqual([
      ['more_emails', "Formulas aren't supported. Type the value instead."],
      ['phone', 'Enter a phone number like (512) 555-0134.'],
    ]);
  });
});

/** The headings of Outlook for Windows. */
const OUTLOOK = [
  ...['Title', 'First Name', 'Middle Name', 'Last Name', 'Suffix', 'Company', 'Department'],
  ...['Job Title', 'Business Street', 'Business Street 2', 'Business Street 3', 'Business City'],
  ...['Business State', 'Business Postal Code', 'Business Country/Region', 'Home Street'],
  ...['Home Street 2', 'Home Street 3', 'Home City', 'Home State', 'Home Postal Code'],
  ...['Home Country/Region', 'Other Street', 'Other Street 2', 'Other Street 3', 'Other City'],
  ...['Other State', 'Other Postal Code', 'Other Country/Region', "Assistant's Phone"],
  ...['Business Fax', 'Business Phone', 'Business Phone 2', 'Callback', 'Car Phone'],
  ...['Company Main Phone', 'Home Fax', 'Home Phone', 'Home Phone 2', 'ISDN', 'Mobile Phone'],
  ...['Other Fax', 'Other Phone', 'Pager', 'Primary Phone', 'Radio Phone', 'TTY/TDD Phone'],
  ...['Telex', 'Account', 'Anniversary', "Assistant's Name", 'Billing Information', 'Birthday'],
  ...['Business Address PO Box', 'Categories', 'Children', 'Directory Server', 'E-mail Address'],
  ...['E-mail Type', 'E-mail Display Name', 'E-mail 2 Address', 'E-mail 2 Type'],
  ...['E-mail 2 Display Name', 'E-mail 3 Address', 'E-mail 3 Type', 'E-mail 3 Display Name'],
  ...['Gender', 'Government ID Number', 'Hobby', 'Home Address PO Box', 'Initials'],
  ...['Internet Free Busy', 'Keywords', 'Language', 'Location', "Manager's Name", 'Mileage'],
  ...['Notes', 'Office Location', 'Organizational ID Number', 'Other Address PO Box', 'Priority'],
  ...['Private', 'Profession', 'Referred By', 'Sensitivity', 'Spouse', 'User 1', 'Web Page'],
];

describe('the CSV export of Outlook', () => {
  it('is mapped by its headings, without fax numbers and unknown columns', () => {
    const { mapped } = importFile(fileOf(OUTLOOK, { 'First Name': 'Ada' }));
    const byField = Object.groupBy(Object.entries(mapped), ([, name]) => name);
    expect(
      Object.fromEntries(
        Object.entries(byField).map(([name, found]) => [name, found?.map(([heading]) => heading)]),
      ),
    ).toEqual({
      name: ['First Name', 'Middle Name', 'Last Name', 'Suffix'],
      company: ['Company'],
      job_title: ['Job Title'],
      street: ['Business Street', 'Business Street 2', 'Business Street 3'],
      city: ['Business City'],
      state: ['Business State'],
      more_addresses: [
        ...['Home Street', 'Home Street 2', 'Home Street 3', 'Home City', 'Home State'],
        ...['Home Postal Code', 'Home Country/Region', 'Other Street', 'Other Street 2'],
        ...['Other Street 3', 'Other City', 'Other State', 'Other Postal Code'],
        'Other Country/Region',
      ],
      phone: ['Business Phone'],
      more_phones: [
        ...['Business Phone 2', 'Car Phone', 'Company Main Phone', 'Home Phone', 'Home Phone 2'],
        ...['Mobile Phone', 'Other Phone', 'Primary Phone'],
      ],
      tags: ['Categories', 'Keywords'],
      email: ['E-mail Address'],
      more_emails: ['E-mail 2 Address', 'E-mail 3 Address'],
      notes: ['Notes'],
    });
  });

  it('keeps phone types and joins an address from several columns', () => {
    const { rows } = importFile(
      fileOf(
        OUTLOOK,
        {
          Title: 'Ms.',
          'First Name': 'Nora',
          'Last Name': 'Quist',
          Company: 'Cedar Capital',
          'Job Title': 'Partner',
          'Business Street': '12 Oak St',
          'Business City': 'Austin',
          'Business State': 'Texas',
          'Business Postal Code': '78701',
          'Home Street': '5 Elm St',
          'Home Street 2': 'Apt 2',
          'Home City': 'Waco',
          'Home State': 'TX',
          'Home Postal Code': '76701',
          'Business Fax': '(512) 555-0190',
          'Business Phone': '(512) 555-0100',
          'Home Phone': '(254) 555-0101',
          'Mobile Phone': '(512) 555-0102',
          Categories: 'Buyers;Hot',
          'E-mail Address': 'nora@cedar.example',
          'E-mail Type': 'SMTP',
          'E-mail Display Name': 'Nora Quist (nora@cedar.example)',
          'E-mail 2 Address': 'nora@home.example',
          Gender: 'Unspecified',
          Priority: 'Normal',
          Private: 'False',
          Sensitivity: 'Normal',
        },
        { 'First Name': 'Mo', 'Mobile Phone': '(512) 555-0103' },
      ),
    );
    expect(rows).toEqual([
      {
        at: 2,
        faults: [],
        values: {
          name: 'Nora Quist',
          company: 'Cedar Capital',
          job_title: 'Partner',
          email: 'nora@cedar.example',
          more_emails: ['other: nora@home.example'],
          phone: '(512) 555-0100',
          phone_kind: 'work',
          more_phones: ['home: (254) 555-0101', 'mobile: (512) 555-0102'],
          street: '12 Oak St',
          city: 'Austin',
          state: 'TX',
          more_addresses: ['home: 5 Elm St, Apt 2, Waco, TX, 76701'],
          tags: ['Buyers', 'Hot'],
        },
      },
      {
        at: 3,
        faults: [],
        values: { name: 'Mo', phone: '(512) 555-0103', phone_kind: 'mobile' },
      },
    ]);
  });
});

it('reads several lines of another address column as several addresses', () => {
  const { rows } = importFile(
    fileOf(['Name', 'Other addresses'], {
      Name: 'Ada',
      'Other addresses': 'home: 5 Elm St, Waco\nwork: 12 Oak St, Austin',
    }),
  );
  expect(rows[0]?.values.more_addresses).toEqual([
    'home: 5 Elm St, Waco',
    'work: 12 Oak St, Austin',
  ]);
});
