import type { LessonTexts } from '../course.ts';

export const readingAT12Lessons: LessonTexts = {
  'the-document': [
    {
      kind: 'text',
      paragraphs: [
        'A T-12 is a profit and loss statement of the last twelve months with one column per month and a total. It is the document that most prices are argued from. It is also prepared by the party who wants the highest price, so read it as a claim that you can check.',
        'It is not an audit. It shows what was booked in each month. Whether the revenue was collected, the invoices were complete, and the owner’s truck belongs to the community are questions for other documents.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Check the period',
          text: 'Twelve full months, the last of which has ended. A statement through September that reaches you in December hides a quarter.',
        },
        {
          title: 'Check the sums',
          text: 'Add the months of three lines. If a total differs, ask for the file from the accounting system instead of a typed sheet.',
        },
        {
          title: 'Check the basis',
          text: 'Accrual books an expense when it arises, cash books it when it is paid. On a cash basis, a year can hold eleven or thirteen payrolls.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Then ask for three companions. The **census by day or month** explains revenue. The **payroll report by position** explains labor. The **general ledger** explains single entries. With these, most questions can be answered without a call.',
        'Look for the shape before the size. Put the twelve months of total revenue in a line. A slow rise suggests a building that fills. A jump suggests a rate increase, a new payor, or an entry that belongs elsewhere. A dip suggests an outbreak, a sprinkler that broke, or a director who left. Do the same with total expenses. Note the months in which the two lines move in opposite directions, because your first questions are about them.',
        'Last, annualize with care. The final three months times four is called a T-3. It shows the current rate of a building that is filling, and it exaggerates a good season. Show both figures and say which one you use.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Exercise: take any statement you have and run the three checks. Write down how long they took. Five minutes is good.',
    },
  ],
  revenue: [
    {
      kind: 'text',
      paragraphs: ['Split revenue into four parts, because each behaves in its own way.'],
    },
    {
      kind: 'table',
      caption: 'Four parts of revenue',
      columns: [{ label: 'Part' }, { label: 'Driven by' }, { label: 'Typical trap' }],
      rows: [
        ['Base rent', 'Occupied units and rates', 'Concessions booked as an expense'],
        ['Care charges', 'Residents’ needs', 'A reassessment just before the sale'],
        ['Community fees', 'Move-ins', 'Treated as if they came every month'],
        ['Other', 'Guests, second occupants, services', 'Insurance or tax refunds'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Start with base rent. Divide it by occupied units in each month. The result should be smooth, with one step when rates increase. If it jumps around, the census and the ledger count different things. Find out which before you go on.',
        'Care charges follow the needs of residents. A rise may be real, since residents age, or it may come from a round of reassessments shortly before marketing. Ask for the date of the last assessment of each resident, without names. Care revenue that rises while care hours stay flat will not last: either the hours catch up or families object.',
        'Community fees are paid once, at move-in. They are real income, but they depend on turnover. A building that fills collects many of them, and after it is full it collects only those of replacements.',
      ],
    },
    {
      kind: 'example',
      title: 'Fees after the building is full',
      given: [
        { label: 'Move-ins in the last year', value: '48' },
        { label: 'Of which replaced a move-out', value: '30' },
        { label: 'Fee', value: '$3,500' },
      ],
      working: [
        { line: '48 × $3,500', result: '$168,000' },
        { line: '30 × $3,500', result: '$105,000' },
        { line: '$168,000 − $105,000', result: '$63,000' },
      ],
      conclusion:
        'Of the $168,000 on the statement, $63,000 came from filling empty units. A buyer of the full building should not pay for it.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Now tie revenue to the bank. Take one month, and compare billed revenue with deposits and with the aging report. Balances older than 90 days are often lost. If bad debt is absent from the expenses, the community either collects everything, which is rare, or has not written anything off yet.',
        'At the end you should be able to say in one sentence what one occupied unit pays in a normal month, and why.',
      ],
    },
  ],
  expenses: [
    {
      kind: 'text',
      paragraphs: [
        'Read expenses twice: first for what is there, then for what is not.',
        'On the first reading, begin with labor. Add wages, payroll taxes, benefits, and agency staff of all departments. Divide by revenue, and divide the hours by resident days. Compare both with the same building a year earlier before you compare with another building. A fall in labor during the months before a sale is the entry to question first. Positions left open do not cost anything, until the buyer fills them.',
      ],
    },
    {
      kind: 'list',
      items: [
        '**Repairs.** A quiet year after three expensive ones can mean that work was deferred.',
        '**Marketing.** It is easy to cut, and the effect on move-ins shows half a year later.',
        '**Food.** Check cost per resident day, because the total hides a falling census.',
        '**Utilities.** Look at the same season of the previous year.',
        '**Insurance.** The premium of the last renewal, not the average of two policies.',
        '**Property tax.** Many states reassess after a sale. Estimate the tax at your price.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'On the second reading, look for costs that a buyer will have and this owner does not. An owner who manages the building may pay no **management fee**. A family that owns the land pays no ground rent. A community without **replacement reserves** still has carpets that wear out. The director may be the owner’s daughter and work for half of the market salary. Each of these makes the statement look better than the building.',
        'The reverse exists too: the owner’s car, a family phone plan, a lawsuit that has ended, a one-time consultant. They make the building look worse. A fair reader corrects both.',
      ],
    },
    {
      kind: 'example',
      title: 'Two costs that are not on the statement',
      given: [
        { label: 'Revenue', value: '$4,200,000' },
        { label: 'Market management fee', value: '5%' },
        { label: 'Units', value: '64' },
        { label: 'Reserves per unit', value: '$350' },
      ],
      working: [
        { line: '$4,200,000 × 5%', result: '$210,000' },
        { line: '64 × $350', result: '$22,400' },
        { line: '$210,000 + $22,400', result: '$232,400' },
      ],
      conclusion:
        'An owner-managed statement without reserves overstates NOI by $232,400 in this invented case.',
    },
  ],
  adjustments: [
    {
      kind: 'text',
      paragraphs: [
        'Normalizing means restating the year as a typical buyer would have had it. The method matters less than the discipline: every change is one line with an amount, a direction, a reason, and a source. A single figure called “adjusted EBITDA” convinces no one.',
      ],
    },
    {
      kind: 'table',
      caption: 'A ledger in its simplest form',
      columns: [
        { label: 'Adjustment' },
        { label: 'Effect on NOI', isNumber: true },
        { label: 'Source' },
      ],
      rows: [
        ['Management fee from 3% to 5%', '−$100,000', 'Contract of a comparable building'],
        ['Replacement reserves', '−$21,000', '60 units at $350'],
        ['Owner’s salary removed', '+$85,000', 'Payroll report'],
        ['Market salary of a director added', '−$110,000', 'Two current job postings'],
        ['Settled lawsuit removed', '+$40,000', 'General ledger, one entry'],
        ['Property tax at the new value', '−$32,000', 'Assessor’s rate'],
      ],
      source: 'An invented community with $5,000,000 of revenue.',
    },
    {
      kind: 'example',
      title: 'The sum of the ledger',
      given: [{ label: 'NOI on the statement', value: '$1,350,000' }],
      working: [
        { line: '$85,000 + $40,000', result: '$125,000' },
        { line: '$100,000 + $21,000 + $110,000 + $32,000', result: '$263,000' },
        { line: '$1,350,000 + $125,000 − $263,000', result: '$1,212,000' },
      ],
      conclusion: 'Six lines take a tenth off the reported figure. None of them is unusual.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Three rules keep a ledger honest. **Correct in both directions.** If you remove the owner’s salary, add the salary of the person who will do the job. **Don’t adjust for plans.** A rate increase that has been announced in writing and takes effect next month may be shown, clearly marked. Residents you hope to attract belong in the projection, not in the history. **Separate once from often.** A cost called non-recurring that appears in three of the last four years recurs.',
        'Agency labor deserves its own thought. The hours have to be worked by someone. Only the difference between the agency’s rate and the full cost of an employee can be removed, and only after people have been hired.',
        'Show the ledger to the other side early. Most disputes concern two lines, and it is better to find them before the letter of intent than after the inspection.',
      ],
    },
  ],
  value: [
    {
      kind: 'text',
      paragraphs: [
        'With an adjusted NOI, value is one division: NOI divided by the cap rate. The hard part is the rate. It expresses what buyers accept for this care type, age, and place. CBRE’s survey for the second half of 2024 showed 6.5 percent for class A active adult and 7.6 percent for class A assisted living outside the core, and an average of 9.5 percent for freestanding memory care. Skilled nursing trades around 13 percent.',
      ],
    },
    {
      kind: 'example',
      title: 'One NOI at three rates',
      given: [
        { label: 'Adjusted NOI', value: '$1,212,000' },
        { label: 'Units', value: '60' },
      ],
      working: [
        { line: '$1,212,000 ÷ 7%', result: '$17,314,286' },
        { line: '$1,212,000 ÷ 7.5%', result: '$16,160,000' },
        { line: '$1,212,000 ÷ 8%', result: '$15,150,000' },
        { line: '$16,160,000 ÷ 60', result: '$269,333 a unit' },
      ],
      conclusion:
        'One percentage point moves the price by more than two million dollars. The adjustments of the previous lesson moved it by about as much.',
    },
    {
      kind: 'text',
      paragraphs: [
        'A price also has to carry a loan. The debt service coverage ratio, DSCR, is NOI divided by annual debt service. A HUD-232 loan requires 1.45. The lender also limits the loan to a share of value. The loan is the smallest amount that passes every test.',
      ],
    },
    {
      kind: 'example',
      title: 'Which test limits the loan',
      given: [
        { label: 'Adjusted NOI', value: '$1,212,000' },
        { label: 'Required coverage', value: '1.45' },
        { label: 'Annual debt service per dollar of loan', value: '8.1%' },
        { label: 'Value', value: '$16,160,000' },
        { label: 'Loan to value', value: '75%' },
      ],
      working: [
        { line: '$1,212,000 ÷ 1.45', result: '$835,862' },
        { line: '$835,862 ÷ 8.1%', result: '$10,319,284' },
        { line: '$16,160,000 × 75%', result: '$12,120,000' },
      ],
      conclusion:
        'Coverage allows $10.3 million and value $12.1 million, so coverage decides. The buyer needs more equity than the loan-to-value figure suggests.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Present the result as a range with its reasons: the adjusted NOI, the rate and its evidence, the price per unit against recent sales, and the loan. Add the figure on which you are least sure and what would change it. That page is what a partner, a lender, or a seller can discuss.',
        'You can build the same chain in the product: enter the statement in the [valuation calculator](/valuation-calculator) and change one adjustment at a time.',
      ],
    },
    {
      kind: 'exercise',
      calculator: 'valuation',
      text: 'Enter 60 units, a cap rate of 7.5 percent, and revenue and expenses that leave an NOI of about $1.2 million. Then change only the cap rate and watch the value.',
    },
    {
      kind: 'task',
      task: 'underwrite',
      text: 'Your own community: work from its revenue to its NOI, its value, and the value per unit. The figures are invented.',
    },
  ],
};
