/** Where an account appears between revenue and net income. */
export type AccountGroup = 'revenue' | 'expense' | 'fee' | 'rent' | 'below' | 'statistic';

export interface Account {
  readonly number: string;
  readonly name: string;
  readonly group: AccountGroup;
  /** The payor of a revenue or days account. */
  readonly payor?: 'private' | 'medicaid' | 'medicare' | 'managed' | 'veterans' | 'other';
}

const account = (
  number: string,
  name: string,
  group: AccountGroup,
  payor?: Account['payor'],
): Account => ({
  number,
  name,
  group,
  ...(payor !== undefined && { payor }),
});

/** The chart of accounts that every statement is mapped to. Days are in hundredths, like cents. */
export const ACCOUNTS: readonly Account[] = [
  account('4000', 'Resident rent', 'revenue', 'private'),
  account('4010', 'Care income', 'revenue', 'private'),
  account('4020', 'Second occupants', 'revenue', 'private'),
  account('4030', 'Community fees', 'revenue', 'private'),
  account('4040', 'Ancillary income', 'revenue', 'private'),
  account('4050', 'Respite', 'revenue', 'private'),
  account('4100', 'Medicaid and waiver', 'revenue', 'medicaid'),
  account('4110', 'Medicare A', 'revenue', 'medicare'),
  account('4120', 'Medicare Advantage', 'revenue', 'managed'),
  account('4130', 'VA', 'revenue', 'veterans'),
  account('4140', 'Other payors', 'revenue', 'other'),
  account('4500', 'Concessions', 'revenue'),
  account('4600', 'Bad debt', 'revenue'),
  account('4900', 'Other income', 'revenue'),
  account('5000', 'Nursing and care labor', 'expense'),
  account('5050', 'Agency labor', 'expense'),
  account('5060', 'Care supplies', 'expense'),
  account('5100', 'Dining', 'expense'),
  account('5200', 'Activities', 'expense'),
  account('5300', 'Housekeeping and laundry', 'expense'),
  account('5400', 'Maintenance', 'expense'),
  account('5500', 'Administration', 'expense'),
  account('5600', 'Marketing', 'expense'),
  account('5700', 'Ancillary costs', 'expense'),
  account('5800', 'Benefits and payroll taxes', 'expense'),
  account('5900', 'Other operating costs', 'expense'),
  account('6000', 'Management fee', 'fee'),
  account('6100', 'Property tax', 'expense'),
  account('6200', 'Insurance', 'expense'),
  account('6300', 'Utilities', 'expense'),
  account('7000', 'Rent to the owner', 'rent'),
  account('7100', 'Interest', 'below'),
  account('7200', 'Depreciation and amortization', 'below'),
  account('7900', 'Other below the line', 'below'),
  account('9000', 'Resident days', 'statistic'),
  account('9010', 'Private pay days', 'statistic', 'private'),
  account('9020', 'Medicaid days', 'statistic', 'medicaid'),
  account('9030', 'Medicare days', 'statistic', 'medicare'),
  account('9040', 'Medicare Advantage days', 'statistic', 'managed'),
  account('9050', 'VA days', 'statistic', 'veterans'),
  account('9060', 'Other days', 'statistic', 'other'),
  account('9100', 'Units', 'statistic'),
  account('9200', 'Occupied units', 'statistic'),
  account('9900', 'Other statistic', 'statistic'),
];

const BY_NUMBER = new Map(ACCOUNTS.map((one) => [one.number, one]));

export const findAccount = (number: string): Account | null => BY_NUMBER.get(number) ?? null;

export const accountLabel = (number: string): string => {
  const found = BY_NUMBER.get(number);
  return found === undefined ? number : `${found.number} ${found.name}`;
};
