import type { LessonTexts } from '../course.ts';

export const changeOfOwnershipAndLicensingLessons: LessonTexts = {
  'what-is-licensed': [
    {
      kind: 'text',
      paragraphs: [
        'A license to run a community is given to an operator for one address. It is not part of the building, and it cannot be sold with it. When the operator changes, the new one applies for a license of its own. Regulators call this a change of ownership, or CHOW, even when the real estate stays with the same owner.',
        'Three parties can be involved. The **property owner** holds the deed. The **operator** holds the license and answers for the care. A **manager** runs the community for a fee under a contract. In many deals the owner and the operator are two companies with the same parents, connected by a lease. Find out first which of them changes. A sale of the real estate under a lease that continues may need only a notice. A new operator needs an application.',
        'Names of licenses differ by state, and so do the limits of what a license allows.',
      ],
    },
    {
      kind: 'table',
      caption: 'What assisted living is called',
      columns: [{ label: 'State' }, { label: 'License' }],
      rows: [
        ['California', 'Residential care facility for the elderly (RCFE)'],
        ['Florida', 'Assisted living facility, with specialty licenses such as LNS, ECC, and LMH'],
        ['Texas', 'Assisted living, Type A or Type B by ability to evacuate'],
        ['New York', 'Assisted living residence, enhanced, or special needs'],
        ['Pennsylvania', 'Personal care home or assisted living residence'],
        ['Ohio', 'Residential care facility'],
        ['North Carolina', 'Adult care home'],
        ['Illinois', 'Supportive living facility, among others'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'In Texas, a community that advertises care for Alzheimer’s disease needs Type B. Independent living and active adult communities are often not licensed at all, because they offer housing and services but no care. Confirm it before you assume it: a community that helps residents with medication has usually crossed the line.',
        'Skilled nursing needs two things: the state license, and certification for Medicare and Medicaid if it wants to be paid by them. The second follows its own forms and its own calendar.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Read the license on the wall. Compare the name of the licensee, the number of beds, and the level of care with the offering memorandum. A difference is a question for the first week, not the last.',
    },
  ],
  'two-contracts': [
    {
      kind: 'text',
      paragraphs: [
        'A sale of an operating community usually has two contracts. The **purchase and sale agreement**, or PSA, sells the real estate: land, building, and often furniture. The **operations transfer agreement**, or OTA, hands over the business: residents’ agreements, employees, vendor contracts, records, deposits, and the steps until the new license is issued.',
        'They are signed by different parties. Owners sign the PSA, operators sign the OTA. Each refers to the other, so that neither closes alone. If the license is refused, the buyer should not be left with a building that it may not operate.',
      ],
    },
    {
      kind: 'table',
      caption: 'Where a subject belongs',
      columns: [{ label: 'Subject' }, { label: 'Contract' }],
      rows: [
        ['Price, title, survey, environmental report', 'PSA'],
        ['License as a condition of closing', 'Both'],
        ['Resident agreements and deposits', 'OTA'],
        ['Employees, accrued paid time off', 'OTA'],
        ['Payor agreements and provider numbers', 'OTA'],
        ['Liability for claims before closing', 'Both'],
        ['Records, including medical records', 'OTA'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Four clauses of the OTA deserve the most time. The first is the **cut-off**: the moment, usually midnight, at which income and costs change sides. The second is **accounts receivable**: the seller keeps what it earned, and the buyer forwards what arrives by mistake. The third is **employees**: who ends their employment, who hires them, and who pays the vacation they have earned. The fourth is **records**: the buyer needs them from the first minute, and the seller needs access to them for years.',
        'Some states accept an **interim arrangement** while the application is pending: the seller’s license stays in force, and the buyer’s company manages the community under it. It can save a closing date. It also means that the seller answers for what the buyer does, so both sides need insurance and indemnity for that time. Ask the regulator before you promise it. Other states forbid it.',
        'Keep a list of every consent the deal needs: lender, landlord, franchise, payors, regulator. Each line has a person and a date. Most closings that slip do so because of one consent without an owner.',
      ],
    },
  ],
  'the-application': [
    {
      kind: 'text',
      paragraphs: [
        'The application answers one question: may this company care for these people at this address? Regulators read who controls it, who will run it, whether it has money, and what its other communities look like.',
      ],
    },
    {
      kind: 'list',
      items: [
        '**Ownership chart.** Every company and person above the licensee, up to the individuals, with percentages. It has to match the lender’s chart.',
        '**Disclosure.** Licenses held elsewhere, denials, revocations, and judgments. Background checks of owners and of the administrator.',
        '**Administrator.** A named person with the license or training that the state asks for, available from the first day.',
        '**Right to the building.** The PSA, a lease, or both, often unsigned copies at first.',
        '**Money.** A budget, a bank letter, or a bond, as the state requires.',
        '**Policies.** Admission, medication, emergency, infection control, complaints, and staffing.',
        '**Fire and building approvals.** Recent inspections, and the evacuation plan.',
        '**Floor plan and capacity.** The same number of beds as the present license, unless you ask for a change.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'An application is complete when nothing is missing and nothing contradicts anything else. Regulators rarely reject a buyer. They return packages: a name spelled in two ways, a percentage that adds up to 99, an administrator whose certificate has expired. Each return costs a place in the queue. Let someone who did not write the package read it from the first page to the last.',
        'Surveys of the buyer’s other communities count. Download them before the regulator does. If one has a serious citation, explain in a cover letter what happened, what was corrected, and when it was verified.',
        'Ask for a change of capacity or level of care **after** the transfer if you can. A plain transfer is a known procedure. A transfer with a new memory care wing is two procedures, and the slower one sets the date.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Call the licensing office before you file. Ask how many weeks a complete transfer takes this month, and which three mistakes they see most. Write down the name and the day.',
    },
  ],
  'notice-and-waiting': [
    {
      kind: 'text',
      paragraphs: [
        'A license commonly takes 30 to more than 90 days, and longer in busy states. Some brokers see six to twelve months there. Third-party reports take four to six weeks, and the lender’s approval runs beside them. The license is therefore the longest line in most calendars, and everything else should be planned backward from it.',
      ],
    },
    {
      kind: 'example',
      title: 'A calendar in weeks',
      given: [
        { label: 'Application complete after the contract', value: '2 weeks' },
        { label: 'Estimate of the licensing office', value: '12 weeks' },
        { label: 'Reports and loan after the contract', value: '10 weeks' },
        { label: 'Notice to residents', value: '5 weeks' },
      ],
      working: [
        { line: '2 + 12', result: '14' },
        { line: '14 − 10', result: '4' },
        { line: '14 − 5', result: '9' },
      ],
      conclusion:
        'The license is expected in week 14, the loan has 4 weeks of slack, and the notice goes out by week 9. Filing one week later moves the closing by one week. A late appraisal does not, unless it uses up four.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Where a state requires notice, residents and families hear of the transfer one or two months ahead. Say who takes over and when, what stays the same, who answers questions, and what happens to their agreement and deposit. Send it on the same day to everyone, and have the administrator in the building that day. Staff should hear it first, in person, on the same morning. A rumor costs more than a letter.',
        'Notice ends confidentiality. Give it only when the conditions that you do not control are met: financing approved, license in its last review. If a sale fails after the notice, families remember it in the next one.',
        'While you wait, keep a weekly call with the regulator’s reviewer, and one log of what was asked and answered. Train the people who will enter the first data. Test payroll with real names. Prepare the letters to payors. Waiting time is the only time in which nothing is urgent.',
        'Agree on a date after which either side may leave, and on what extends it. A typical clause extends the closing as long as the application is pending and the buyer answers the regulator promptly. Without it, a slow office ends the deal for both.',
      ],
    },
  ],
  'after-closing': [
    {
      kind: 'text',
      paragraphs: [
        'On the first day residents should notice three things: a new name on the letter, the same faces at breakfast, and medication on time. Everything else can be wrong for a day and be repaired.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Midnight',
          text: 'Count cash, controlled medication, and deposits with both sides present. Both sign.',
        },
        {
          title: 'First morning',
          text: 'License posted, emergency contacts replaced, administrator introduced, insurance in force.',
        },
        {
          title: 'First week',
          text: 'Employees enrolled, vendors moved, background checks on file, keys and passwords changed.',
        },
        {
          title: 'First month',
          text: 'Residents’ agreements confirmed, first statements sent and explained, complaints read daily.',
        },
        {
          title: 'True-up',
          text: 'Rents, invoices, utilities, and paid time off settled between buyer and seller.',
          takes: 'Often 60 to 90 days after closing',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'The **true-up** settles what was unknown at midnight. Rent that residents paid ahead belongs to the buyer from the cut-off on. Invoices that arrive later for earlier weeks belong to the seller. Deposits move in full, with a list by resident that both sides signed. Paid time off moves as the OTA says, usually as a credit to the buyer, because the buyer will grant it.',
      ],
    },
    {
      kind: 'example',
      title: 'Proration of one rent',
      given: [
        { label: 'Rent paid for a month of 31 days', value: '$6,200' },
        { label: 'Cut-off', value: 'End of day 20' },
      ],
      working: [
        { line: '$6,200 ÷ 31', result: '$200' },
        { line: '31 − 20', result: '11' },
        { line: '11 × $200', result: '$2,200' },
      ],
      conclusion:
        'The buyer is credited $2,200. Do it by resident, not for the building: move-outs and new rates make an average wrong.',
    },
    {
      kind: 'text',
      paragraphs: [
        'Expect a survey. Many regulators visit a community within months of a transfer. Treat it as planned: walk the building with the state’s checklist in week four, and correct what you find while it is still the first month.',
        'Keep the seller’s phone number. The person who knows why the boiler has two switches left with a box of desk plants, and answers gladly if the transfer was fair.',
      ],
    },
  ],
};
