import type { Integration } from './integration.ts';

export const integrationsQuickbooks: Integration = {
  heading: 'QuickBooks for owners of one or two houses',
  lede: 'A six-bed home or a community of forty is usually kept in QuickBooks, by somebody who also orders the groceries. Its books can sell it, once they are sorted the way a buyer and a lender read.',
  description:
    'From a small owner’s QuickBooks to statements a buyer trusts: chart of accounts, cash to accrual, owner’s items, intercompany, and reports to export today.',
  keywords: ['QuickBooks', 'chart of accounts', 'small operator', 'board and care', 'accrual'],
  facts: [
    { term: 'What it is', text: 'Bookkeeping for small companies, online or on a desktop' },
    {
      term: 'Would move',
      text: 'Inward: revenue and expense by account and month; balance sheet at month’s end',
    },
    { term: 'Who signs', text: 'You, by granting read access; your bookkeeper should know' },
    { term: 'Today', text: 'Reports saved as a spreadsheet. That is enough for a sale' },
  ],
  sections: [
    {
      id: 'chart',
      heading: 'A chart of accounts a buyer understands',
      blocks: [
        {
          kind: 'table',
          caption: 'What stands in many small books, and where it goes',
          columns: [{ label: 'Account as kept' }, { label: 'Belongs to' }, { label: 'Remark' }],
          rows: [
            [
              'Rental income',
              'Resident revenue: base',
              'Split base and care if you bill them apart',
            ],
            ['Client deposits', 'Liability', 'Refundable deposits are no revenue'],
            [
              'Payroll',
              'Nursing, dining, housekeeping, administration',
              'By employee; one split is better than none',
            ],
            ['1099 caregivers', 'Agency labor', 'Buyers reprice it as employees'],
            ['Costco, Sam’s', 'Raw food, supplies', 'Take out the household’s own shopping'],
            ['Auto', 'Transportation, or owner', 'One van with the name on it stays'],
            ['Interest, principal', 'Below operating income', 'Principal is no expense at all'],
            ['Repairs', 'Maintenance, or capital', 'A roof is not a repair'],
            ['Ask my accountant', 'Empty it', 'Before anybody sees the file'],
          ],
        },
      ],
    },
    {
      id: 'accrual',
      heading: 'From cash to accrual in one afternoon',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'On a cash basis a family that pays January in December makes December look rich. QuickBooks can show accrual reports only if invoices and bills were entered as such. Where they were not, adjust the twelve months by hand for the four things that matter: rents paid ahead, payroll earned and not paid, insurance paid for the year, property tax.',
          ],
        },
        {
          kind: 'example',
          title: 'What a 16-bed home earned in a year',
          given: [
            { label: 'Receipts, less refundable deposits', value: '$1,068,000' },
            {
              label: 'Rents received for next January, and last year for this one',
              value: '$31,000 and $22,000',
            },
            { label: 'Payments for operations', value: '$842,000' },
            {
              label: 'Owner’s salary inside them, and what a hired administrator costs',
              value: '$140,000 and $88,000',
            },
            { label: 'Owner’s car, telephone, trips', value: '$19,500' },
            { label: 'Management fee a buyer will assume', value: '5% of revenue' },
          ],
          working: [
            { line: '$1,068,000 − $31,000 + $22,000', result: '$1,059,000 of revenue' },
            { line: '$842,000 − $140,000 + $88,000 − $19,500', result: '$770,500 of expense' },
            { line: '$1,059,000 × 5%', result: '$52,950 of fee' },
            { line: '$1,059,000 − $770,500 − $52,950', result: '$235,550 of income' },
            { line: '$235,550 ÷ $1,059,000', result: '22.2% margin' },
          ],
          conclusion:
            'The owner thought in receipts less payments, $226,000. The figure is close and its parts are not: a buyer will ask about each, and an owner who brings them first is believed about the rest.',
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Add back what ends with you, and nothing else. A brother-in-law who mows for nothing is a cost the buyer will have, so put it in.',
        },
      ],
    },
    {
      id: 'reports',
      heading: 'Seven reports to save as spreadsheets',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Profit and loss by month',
              text: 'Three full years and the current one, accrual if you can.',
            },
            {
              title: 'Balance sheet at each year’s end',
              text: 'Deposits of residents must agree with what you hold.',
            },
            {
              title: 'General ledger detail',
              text: 'For diligence, later. It names people: check it before it leaves.',
            },
            {
              title: 'Sales by customer, summary',
              text: 'Turned into a rent roll, with numbers instead of names.',
            },
            { title: 'Receivables aging', text: 'By bucket.' },
            { title: 'Payroll summary by employee', text: 'With positions instead of names.' },
            {
              title: 'Reconciliation reports',
              text: 'Twelve months of bank reconciliations say more about your books than any letter.',
            },
          ],
        },
      ],
    },
    {
      id: 'two',
      heading: 'Two houses, one file',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Use classes or locations, one for each license, and allocate what is shared by a rule that you can say in a sentence: the administrator by beds, insurance by policy, food by resident days. If the real estate sits in another company than the operation, show the rent between them and then remove it. A buyer of both pays for what is left.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'License of the software',
              text: 'Number of users and of classes depend on the plan; an accountant’s access is usually free.',
            },
            {
              term: 'Health information',
              text: 'Names of residents with payors are enough to make a ledger sensitive. Memo fields are worse: read them.',
            },
            {
              term: 'If we connected',
              text: 'Read access to reports only, ended by you with one click, and never the bank feed.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask for the connection', to: '/contact' },
    { label: 'Understand cap rates', to: '/help/cap-rates' },
    { label: 'For sellers', to: '/for-sellers' },
  ],
};
