/** How a test bank account behaves when it is charged. */
export type BankBehavior = 'pays' | 'pays_then_returns' | 'fails_closed' | 'fails_no_money';

/** The provider's own test numbers. No other account is accepted, so real numbers are not entered here. */
const TEST_ACCOUNTS: Readonly<Record<string, BankBehavior>> = {
  '000123456789': 'pays',
  '000111111113': 'fails_closed',
  '000222222227': 'fails_no_money',
  '000555555559': 'pays_then_returns',
};
const TEST_ROUTING = '110000000';

interface BankFields {
  readonly routing: string;
  readonly account: string;
}

interface BankAccount {
  readonly last4: string;
  readonly behavior: BankBehavior;
}

/** Returns the bank account, or an error per field. */
export function parseBankAccount({
  routing,
  account,
}: BankFields): { bank: BankAccount } | { wrong: Partial<Record<keyof BankFields, string>> } {
  const number = account.replace(/\D/g, '');
  const behavior = Object.hasOwn(TEST_ACCOUNTS, number) ? TEST_ACCOUNTS[number] : undefined;
  const wrong: Partial<Record<keyof BankFields, string>> = {};
  if (routing.replace(/\D/g, '') !== TEST_ROUTING) {
    wrong.routing = 'Only the test routing number 110000000 is accepted here.';
  }
  if (behavior === undefined) wrong.account = 'Only test accounts are accepted here.';
  if (behavior === undefined || wrong.routing !== undefined) return { wrong };
  return { bank: { last4: number.slice(-4), behavior } };
}
