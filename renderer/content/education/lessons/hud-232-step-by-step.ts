import type { LessonTexts } from '../course.ts';

export const hud232StepByStepLessons: LessonTexts = {
  programs: [
    {
      kind: 'text',
      paragraphs: [
        'Section 232 of the National Housing Act lets HUD insure loans for residential care: skilled nursing, assisted living, memory care, and board and care. HUD does not lend. A private lender makes the loan, and HUD insures it against default. In return the borrower pays a premium, accepts the program’s rules, and waits longer than with a bank.',
        'What you get is a loan that is **fixed** for its whole term, **fully amortizing**, **non-recourse**, and **assumable**. It cannot balloon, and it can be sold with the building. For an owner who wants to hold a stable community for a long time, few loans compete.',
      ],
    },
    {
      kind: 'table',
      caption: 'Three programs',
      columns: [{ label: 'Program' }, { label: 'For' }, { label: 'Longest term' }],
      rows: [
        ['232 new construction', 'Building or substantial rehabilitation', '40 years'],
        ['232/223(f)', 'Purchase or refinance of an existing community', '35 years'],
        [
          '232/223(a)(7)',
          'Refinance of a loan that HUD already insures',
          'As the existing program allows',
        ],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Most buyers meet **223(f)**. Its term ends after 35 years at the latest, and earlier in an old building: no loan outlasts three quarters of the building’s remaining life. The building must be at least three years old and care for 20 or more residents. Loan-to-value goes to 80 percent for a for-profit borrower and 85 percent for a non-profit one.',
        '**New construction** runs 40 years. Loan-to-value is 80 percent for skilled nursing and 75 percent for assisted living and board and care, with five points more for non-profits.',
        '**223(a)(7)** is the simple sibling for owners who already have such a loan and want a lower rate. Coverage and reports are lighter.',
        'The program fits a stabilized community with a clean survey history and an owner who plans to stay. It fits badly if you need to close within two months, if occupancy is still rising, or if you intend to sell within a few years. In those cases buyers use a bridge loan first and refinance once the income has been steady for a while.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Ask three questions before anything else: is it three years old, does it care for 20 residents, and did it earn this income for at least a year?',
    },
  ],
  sizing: [
    {
      kind: 'text',
      paragraphs: [
        'The loan is the **least** of three tests: what the income can carry, a share of the value, and a share of the cost. Compute all three each time, because people remember the one that pleases them.',
        'The first is **coverage**. The income must be 1.45 times the debt service. Debt service includes the annual mortgage insurance premium, which many calculations forget. With a constant payment, the loan is income divided by 1.45, divided by the sum of the mortgage constant and the premium.',
        'The second is **loan-to-value**, 80 percent under 223(f). The third is **cost**: 85 percent of the price in a purchase, or 100 percent of the debt to be replaced in a refinance.',
      ],
    },
    {
      kind: 'example',
      title: 'An invented purchase under 223(f)',
      given: [
        { label: 'Net operating income', value: '$1,450,000' },
        { label: 'Coverage', value: '1.45' },
        { label: 'Mortgage constant at 6% over 35 years', value: '7.49228%' },
        { label: 'Annual premium', value: '0.65%' },
        { label: 'Appraised value', value: '$18,000,000' },
        { label: 'Price', value: '$17,500,000' },
      ],
      working: [
        { line: '$1,450,000 ÷ 1.45', result: '$1,000,000' },
        { line: '$18,000,000 × 80%', result: '$14,400,000' },
        { line: '$17,500,000 × 85%', result: '$14,875,000' },
      ],
      conclusion:
        'Debt service can be $1,000,000 a year. Divided by the constant and the premium together, 8.14228 percent, it carries about $13,347,000. Coverage is the least of the three, so it sets the loan.',
    },
    {
      kind: 'text',
      paragraphs: [
        'In this example the equity is the price less about $13.3 million, plus costs, not 15 percent of the price. A buyer who planned with 85 percent is short by about $1.5 million. That is the most common surprise of the program.',
        'Which income counts? The lender restates it: a management fee at market, reserves for replacement, taxes as they will be after the sale, and no income that is not proven by a year of statements. Expect occupancy to be capped and one-time savings to be removed. Restate it yourself before you offer.',
        'Two levers change the result more than negotiation: the interest rate and the income. A rate that falls by half a point lowers the constant and raises the coverage loan. A higher appraisal does nothing while coverage binds.',
      ],
    },
    {
      kind: 'task',
      task: 'size_loan',
      text: 'Size a bank loan with the same two tests. The figures are invented and change with each attempt.',
    },
  ],
  'the-file': [
    {
      kind: 'text',
      paragraphs: [
        'A HUD file describes a building, an operator, and a borrower. Each part is underwritten, and each is returned if it contradicts another. The lender assembles it and answers for it.',
      ],
    },
    {
      kind: 'table',
      caption: 'What the file contains',
      columns: [{ label: 'Part' }, { label: 'Documents' }],
      rows: [
        [
          'Building',
          'Appraisal, property condition and needs assessment, Phase I environmental report, title, survey',
        ],
        [
          'Operator',
          'Licenses, surveys with corrections, staffing, census by payor, three years of statements',
        ],
        [
          'Borrower',
          'Ownership chart, financial statements, other communities, credit, litigation',
        ],
        [
          'Insurance',
          'Property, and professional liability of $1 million per claim and $3 million in total',
        ],
        ['Contracts', 'Lease or management agreement, purchase agreement'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The **needs assessment** looks at repairs due now and over many years. Repairs that are critical must be done before or soon after closing. The rest become an annual deposit to the reserve, which lowers what the income can carry. Order it early: a roof in year three changes the loan.',
        'The **Phase I** report asks what was on the site before. Dry cleaners, fuel tanks, and fill are common findings. A second phase takes weeks. Do not discover it after the rate is locked.',
        '**Surveys** are read for patterns rather than single citations. A community that had actual harm or immediate jeopardy in recent years needs a written account of what changed. A community on the Special Focus list will rarely pass.',
        '**Professional liability** is the part that stops many files. Check the limits, the deductible, the losses of several years, and whether a policy is shared among communities. Ask the insurer for the loss runs in the first week, because they take longest.',
        'The operator’s **risk management** is underwritten too: how incidents are recorded, who reads them, and what follows. A program that exists on paper only is easy to see, since its records stop.',
      ],
    },
    {
      kind: 'list',
      items: [
        'Name one person who owns the file and answers within a day.',
        'Number every document and keep the list of what is missing.',
        'Use the same names, percentages, and unit counts in every form.',
      ],
    },
  ],
  'living-with-it': [
    {
      kind: 'text',
      paragraphs: [
        'At closing the borrower pays an **upfront premium**, commonly quoted as one percent of the loan. In the example of the second lesson that is about $133,000. The **annual premium** follows each year, commonly 0.65 percent under 223(f) and 0.77 percent for new construction. Both buy the insurance that makes the loan non-recourse and long.',
        'Money is then held in **reserves and escrows**: taxes, insurance, and replacement. They belong to the borrower, but withdrawals need approval. Plan the cash of the first year without them.',
      ],
    },
    {
      kind: 'example',
      title: 'Premiums of an invented loan',
      given: [
        { label: 'Loan', value: '$13,000,000' },
        { label: 'Upfront premium', value: '1%' },
        { label: 'Annual premium', value: '0.65%' },
      ],
      working: [
        { line: '$13,000,000 × 1%', result: '$130,000' },
        { line: '$13,000,000 × 0.65%', result: '$84,500' },
      ],
      conclusion:
        'Compare it with a bank loan over the years you intend to hold. The premium is the price of a fixed rate and of sleeping well.',
    },
    {
      kind: 'text',
      paragraphs: [
        'If several communities of one owner are financed, HUD may ask for a **master lease**, commonly from three communities or $15 million on. It lets a strong building support a weak one. It also means that you cannot sell one of them without asking. Decide before the second loan whether you want that.',
        'Distributions to owners, changes of the operator, and changes of ownership need consent. So do larger alterations. Keep the calendar of reports: annual statements, reserve requests, survey results. A late report is recorded, and the next request takes longer.',
        'When you **sell**, the loan can be assumed. A buyer takes over the rate and the remaining term, pays the difference to the price in equity, and is underwritten as a new borrower. If rates have risen since, an old loan is worth money, and the offering memorandum should say so on its first page. If they have fallen, look at prepayment terms first: many loans carry a penalty that falls each year.',
        'One habit is worth more than any clause: speak to the servicer before you need something. A request with its reason, its budget, and a photograph is approved faster than one with a deadline.',
      ],
    },
  ],
};
