import type { FaqCategory } from './faqCategory.ts';

export const operating: FaqCategory = {
  id: 'operating',
  heading: 'Operating',
  questions: [
    {
      question: 'Who may open the operations area?',
      answer:
        'People with the operator role, administrators of the exchange, and pilot users who test it. The menu hides it from everybody else and the database refuses them, so a guessed address shows nothing. If you operate communities and do not see it, ask support for the role and name the license holder for whom you act.',
    },
    {
      question: 'Is Haven Exchange an electronic health record?',
      answer:
        'No. It is made for the business side of a community: properties, units, census, staff, inspections, finances. Charts, medication orders and billing to Medicare stay in the clinical system your team uses. Put no more about a resident’s health into notes or messages than the task in hand needs.',
    },
    {
      question: 'How is occupancy counted?',
      answer:
        'Say which one you mean, since three are in use. Physical occupancy divides occupied units by available ones; financial occupancy counts paid units; census counts people. A private room weighs one, a place in a shared room a half, and a second occupant nothing in unit terms. Use one definition for all your communities, or comparison is worthless.',
    },
    {
      question: 'Which figures should I look at every week?',
      answer:
        'Move-ins, move-outs with their reasons, tours, inquiries answered within the hour, open shifts with agency hours, overdue assessments, receivables past sixty days, and incidents. Eight numbers fit on one page and each has somebody who answers for it. Monthly statements come too late to change the month they describe.',
    },
    {
      question: 'How do I prepare for a sale without telling anybody?',
      answer:
        'Do what a good year needs anyway. Close the books by the tenth, reassess everybody who is due, file surveys with their corrections, list contracts with their end dates, renew what lapses. None of that raises questions. When a buyer comes, you have a data room and not a project, and your administrator hears it from you.',
    },
    {
      question: 'What changes for staff when a community is sold?',
      answer:
        'Usually the employer. The seller ends employment at closing and the buyer offers jobs to those it keeps, with leave either paid out or credited. The operations transfer agreement says which. Large changes may need notice under federal or state law. Tell people in one meeting with both sides present and with the answers about pay and leave in hand.',
    },
    {
      question: 'Does a new owner mean a new license?',
      answer:
        'Nearly always when the operator changes, and in many states when control of the operator does. Read the statute on what counts: some ask for approval above a percentage of ownership. Medicare and Medicaid have separate notices for nursing facilities. Waivers and bed rights may not move by themselves, so list each one in the application.',
    },
    {
      question: 'What does a survey mean for a deal?',
      answer:
        'A single ordinary citation means little; a pattern means price or patience. Immediate jeopardy, a denial of payment, a civil penalty still open or a place on the Special Focus list changes financing, insurance and sometimes the date of licensure. Give bidders the form, the correction and the revisit together. Half a file reads worse than a bad one.',
    },
  ],
};
