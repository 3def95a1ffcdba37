import type { FaqCategory } from './faqCategory.ts';

export const operating: FaqCategory = {
  id: 'operating',
  heading: 'Operating',
  questions: [
    {
      question: 'Who can open the operations area?',
      answer:
        'Members with the operator role, administrators of the exchange, and pilot users who test it. The menu hides it from everyone else and the database denies them access, so guessing the address shows nothing. If you operate communities and do not see it, ask support for the role and name the license holder you act for.',
    },
    {
      question: 'Is Haven Exchange an electronic health record?',
      answer:
        'It has the records of assisted living and memory care: census, assessments, care plans, charting, medications and incidents, with an access log. It does not send claims to Medicare or Medicaid, submit MDS assessments, or exchange orders with pharmacies; nursing facilities keep a certified system for those. Do not put a resident’s health into messages or listing notes.',
    },
    {
      question: 'How is occupancy counted?',
      answer:
        'Three definitions are in use, so say which one you mean. Physical occupancy divides occupied units by available units. Financial occupancy counts paid units. Census counts people. In unit terms, a private room counts as one, a place in a shared room as a half, and a second occupant as nothing. Use one definition for all your communities, or they cannot be compared.',
    },
    {
      question: 'Which figures should I review every week?',
      answer:
        'Move-ins, move-outs with reasons, tours, inquiries answered within the hour, open shifts with agency hours, overdue assessments, receivables past sixty days, and incidents. Eight figures fit on one page, and each should have a person responsible for it. Monthly statements come too late to change the month they describe.',
    },
    {
      question: 'How do I prepare for a sale confidentially?',
      answer:
        'Do what a good year needs anyway. Close the books by the tenth, reassess everybody who is due, file surveys with their corrections, list contracts with their end dates, renew what lapses. None of that raises questions. When a buyer comes, you have a data room and not a project, and your administrator hears it from you.',
    },
    {
      question: 'What changes for staff when a community is sold?',
      answer:
        'Usually the employer. The seller ends employment at closing and the buyer offers jobs to the staff it keeps, with leave either paid out or credited. The operations transfer agreement specifies which. Large changes may require notice under federal or state law. Announce the sale in one meeting with both sides present, and be ready to answer questions about pay and leave.',
    },
    {
      question: 'Does a new owner mean a new license?',
      answer:
        'Nearly always when the operator changes, and in many states when control of the operator changes. Check the statute for what counts, because some require approval above a percentage of ownership. Medicare and Medicaid have separate notices for nursing facilities. Waivers and bed rights may not transfer automatically, so list each one in the application.',
    },
    {
      question: 'What does a survey mean for a deal?',
      answer:
        'A single ordinary citation matters little. A pattern affects price or timing. Immediate jeopardy, a denial of payment, an open civil penalty or a place on the Special Focus list changes financing, insurance and sometimes the licensure date. Give bidders the form, the correction and the revisit together. An incomplete file looks worse than a bad one.',
    },
    {
      question: 'How do buyers get figures without resident names?',
      answer:
        'The director opens For buyers in Analytics and sends them. The package has a rent roll without names, birth dates, unit numbers or notes, twelve months from the ledger, staffing and surveys. Its totals equal billing to the cent, and payors with fewer than five residents are joined. It appears in a deal room or a listing only after the listing owner has accepted it.',
    },
    {
      question: 'How do vendor invoices reach my books?',
      answer:
        'A vendor sends an invoice from a finished work order or a received purchase order. You find it under [Purchasing](/operator/procurement), Invoices. People approve it within the limits that you set. An invoice that differs from the order or the receipt says so and needs a reason. An approved invoice is posted to the ledger once, counts against the budget, and can be paid online or recorded as a check or transfer. Yearly totals for 1099 forms come from these payments.',
    },
    {
      question: 'What does closing a month change?',
      answer:
        'Entries of a closed month can no longer change. A correction becomes an entry of the open month, so reports that a lender or owner has already read stay the same. Check the trial balance and the list of open items first, then close the month in Financials. Reopening one needs a reason and is recorded.',
    },
    {
      question: 'How do work orders reach the right person?',
      answer:
        'Anyone who scans the QR label of a unit or asset can report a problem without an account. Residents’ families and staff use [Work orders](/operator/maintenance). You set priority and assignee: an employee, or a vendor of the marketplace, who accepts the order, records costs and photos, and signs if the order requires it. Preventive schedules create their orders by date or meter reading, once each.',
    },
    {
      question: 'Which operator screens work without a connection?',
      answer:
        'Charting, the medication pass, inspections and mock surveys, the work orders of a phone with photos, the evacuation roster, and head counts. Entries wait on the device, and the screen shows how many. They are sent when the connection returns, and two people’s entries about the same thing are shown side by side.',
    },
    {
      question: 'What happens when a credential lapses?',
      answer:
        'The employee and the managers are notified 60, 30, and 7 days before and on the day. A credential that blocks shifts stops assignment and publishing until a new one is verified. Which credentials a position needs, and which of them block, is set in [Staff](/operator/staff) under Compliance.',
    },
    {
      question: 'Can a dish be served against an allergy or a diet?',
      answer:
        'Not silently. Each order and each serving is checked against the resident’s record at that moment. A conflict stops it, and only a nurse can override it with a reason, which is kept under Overrides. Substances that no rule can match show a warning that someone acknowledges by name.',
    },
    {
      question: 'Does Haven Exchange send claims to payers?',
      answer:
        'No. [Claims](/operator/billing-claims) builds 837 files from posted charges and lists what is missing. You upload the file to your clearinghouse or payer, and import the acknowledgments and the 835 remittance, which post payments and adjustments. Acceptance is the payer’s decision.',
    },
    {
      question: 'Who is notified of an alert at night?',
      answer:
        'The owner of its rule. During that person’s quiet hours the alert appears in the product, and the email waits until they end. If it is not acknowledged in time, it escalates to the next person. An alert is raised once and again only after it was resolved.',
    },
    {
      question: 'How is the occupancy forecast made?',
      answer:
        'From your own months, by the method that would have been most accurate for the last six: unchanged, a line, or a season. [Insights](/operator/ai-insights) names the method and shows how far its earlier forecasts were off. With too few months there is no forecast.',
    },
    {
      question: 'Can closed months go to QuickBooks Online by themselves?',
      answer:
        'Yes. An administrator sets up QuickBooks Online under [connections](/integrations/connections) with an Intuit app of your own, and chooses communities and the first month. Entries of closed months follow within an hour, each once, with a number that starts with HX. Accounts are found by the QuickBooks names under Accounts of the ledger. The log names every entry that QuickBooks refused, and why.',
    },
  ],
};
