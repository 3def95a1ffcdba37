/** Error messages and what leaves the browser of each; the database is tested with the same. */
export const PERSONAL_DATA_SAMPLES: readonly (readonly [said: string, left: string])[] = [
  ['x is not a function', 'x is not a function'],
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
  ['No profile for nora.novak@people.example here', 'No profile for (address) here'],
  ['No profile for nora%40people.example', 'No profile for (address)'],
  ['Call +1 (612) 555-0199 to go on', 'Call (number) to go on'],
  ['Key (email)=(nora@people.example) already exists', 'Key (email)=((address)) already exists'],
  ['Failed to fetch https://haven.example/auth/confirm?token=abc', 'Failed to fetch (address)'],
  ['No route matches /portal/closing?session=abc#part', 'No route matches /portal/closing'],
  [
    'Unexpected token, "Nora Novak" is not valid JSON',
    'Unexpected token, (text) is not valid JSON',
  ],
  ['JWT eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc expired', 'JWT (token).(token).abc expired'],
  ['Record 3f0c1b2a-9d8e-4f00-8abc-0123456789ab is gone', 'Record (token) is gone'],
  ['Key sb_secret_12ab is wrong', 'Key (token) is wrong'],
  ['Status 404 came', 'Status 404 came'],
  ['Ticket 100001 is closed', 'Ticket (token) is closed'],
  ['two\nlines\tand a tab', 'two lines and a tab'],
  ['', ''],
];
