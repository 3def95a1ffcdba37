-- Generated from renderer/content/education and supabase/education by `node build/courses.ts`. Do not edit.
-- The courses that a new database has. The same content again changes nothing.

select private.publish_course($course$
{
 "slug": "change-of-ownership-and-licensing",
 "title": "Change of ownership and licensing",
 "summary": "The license decides the closing date. Learn who needs it, what the application asks for, and how to plan around it.",
 "category": "transactions",
 "level": "intermediate",
 "minutes": 29,
 "valid_months": 24,
 "revised_on": "2026-11-28",
 "quiz_questions": 8,
 "passing_percent": 80,
 "attempts_per_day": 3,
 "lessons": [
  {
   "id": "what-is-licensed",
   "title": "What is licensed, and who holds it",
   "minutes": 4,
   "summary": "License names by state, and why the operator holds the license rather than the building.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A license to run a community is given to an operator for one address. It is not part of the building, and it cannot be sold with it. When the operator changes, the new one applies for a license of its own. Regulators call this a change of ownership, or CHOW, even when the real estate stays with the same owner.",
      "Three parties can be involved. The **property owner** holds the deed. The **operator** holds the license and answers for the care. A **manager** runs the community for a fee under a contract. In many deals the owner and the operator are two companies with the same parents, connected by a lease. Find out first which of them changes. A sale of the real estate under a lease that continues may need only a notice. A new operator needs an application.",
      "Names of licenses differ by state, and so do the limits of what a license allows."
     ]
    },
    {
     "kind": "table",
     "caption": "What assisted living is called",
     "columns": [
      {
       "label": "State"
      },
      {
       "label": "License"
      }
     ],
     "rows": [
      [
       "California",
       "Residential care facility for the elderly (RCFE)"
      ],
      [
       "Florida",
       "Assisted living facility, with specialty licenses such as LNS, ECC, and LMH"
      ],
      [
       "Texas",
       "Assisted living, Type A or Type B by ability to evacuate"
      ],
      [
       "New York",
       "Assisted living residence, enhanced, or special needs"
      ],
      [
       "Pennsylvania",
       "Personal care home or assisted living residence"
      ],
      [
       "Ohio",
       "Residential care facility"
      ],
      [
       "North Carolina",
       "Adult care home"
      ],
      [
       "Illinois",
       "Supportive living facility, among others"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "In Texas, a community that advertises care for Alzheimer’s disease needs Type B. Independent living and active adult communities are often not licensed at all, because they offer housing and services but no care. Confirm it before you assume it: a community that helps residents with medication has usually crossed the line.",
      "Skilled nursing needs two things: the state license, and certification for Medicare and Medicaid if it wants to be paid by them. The second follows its own forms and its own calendar."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Read the license on the wall. Compare the name of the licensee, the number of beds, and the level of care with the offering memorandum. A difference is a question for the first week, not the last."
    }
   ]
  },
  {
   "id": "two-contracts",
   "title": "Two contracts, one closing",
   "minutes": 4,
   "summary": "What the purchase agreement sells, and what the operations transfer agreement hands over.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A sale of an operating community usually has two contracts. The **purchase and sale agreement**, or PSA, sells the real estate: land, building, and often furniture. The **operations transfer agreement**, or OTA, hands over the business: residents’ agreements, employees, vendor contracts, records, deposits, and the steps until the new license is issued.",
      "They are signed by different parties. Owners sign the PSA, operators sign the OTA. Each refers to the other, so that neither closes alone. If the license is refused, the buyer should not be left with a building that it may not operate."
     ]
    },
    {
     "kind": "table",
     "caption": "Where a subject belongs",
     "columns": [
      {
       "label": "Subject"
      },
      {
       "label": "Contract"
      }
     ],
     "rows": [
      [
       "Price, title, survey, environmental report",
       "PSA"
      ],
      [
       "License as a condition of closing",
       "Both"
      ],
      [
       "Resident agreements and deposits",
       "OTA"
      ],
      [
       "Employees, accrued paid time off",
       "OTA"
      ],
      [
       "Payor agreements and provider numbers",
       "OTA"
      ],
      [
       "Liability for claims before closing",
       "Both"
      ],
      [
       "Records, including medical records",
       "OTA"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Four clauses of the OTA deserve the most time. The first is the **cut-off**: the moment, usually midnight, at which income and costs change sides. The second is **accounts receivable**: the seller keeps what it earned, and the buyer forwards what arrives by mistake. The third is **employees**: who ends their employment, who hires them, and who pays the vacation they have earned. The fourth is **records**: the buyer needs them from the first minute, and the seller needs access to them for years.",
      "Some states accept an **interim arrangement** while the application is pending: the seller’s license stays in force, and the buyer’s company manages the community under it. It can save a closing date. It also means that the seller answers for what the buyer does, so both sides need insurance and indemnity for that time. Ask the regulator before you promise it. Other states forbid it.",
      "Keep a list of every consent the deal needs: lender, landlord, franchise, payors, regulator. Each line has a person and a date. Most closings that slip do so because of one consent without an owner."
     ]
    }
   ]
  },
  {
   "id": "the-application",
   "title": "The application",
   "minutes": 5,
   "summary": "Who is disclosed, what regulators read, and how to file a package that is not returned.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "The application answers one question: may this company care for these people at this address? Regulators read who controls it, who will run it, whether it has money, and what its other communities look like."
     ]
    },
    {
     "kind": "list",
     "items": [
      "**Ownership chart.** Every company and person above the licensee, up to the individuals, with percentages. It has to match the lender’s chart.",
      "**Disclosure.** Licenses held elsewhere, denials, revocations, and judgments. Background checks of owners and of the administrator.",
      "**Administrator.** A named person with the license or training that the state asks for, available from the first day.",
      "**Right to the building.** The PSA, a lease, or both, often unsigned copies at first.",
      "**Money.** A budget, a bank letter, or a bond, as the state requires.",
      "**Policies.** Admission, medication, emergency, infection control, complaints, and staffing.",
      "**Fire and building approvals.** Recent inspections, and the evacuation plan.",
      "**Floor plan and capacity.** The same number of beds as the present license, unless you ask for a change."
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "An application is complete when nothing is missing and nothing contradicts anything else. Regulators rarely reject a buyer. They return packages: a name spelled in two ways, a percentage that adds up to 99, an administrator whose certificate has expired. Each return costs a place in the queue. Let someone who did not write the package read it from the first page to the last.",
      "Surveys of the buyer’s other communities count. Download them before the regulator does. If one has a serious citation, explain in a cover letter what happened, what was corrected, and when it was verified.",
      "Ask for a change of capacity or level of care **after** the transfer if you can. A plain transfer is a known procedure. A transfer with a new memory care wing is two procedures, and the slower one sets the date."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Call the licensing office before you file. Ask how many weeks a complete transfer takes this month, and which three mistakes they see most. Write down the name and the day."
    }
   ]
  },
  {
   "id": "notice-and-waiting",
   "title": "Notice and waiting",
   "minutes": 4,
   "summary": "Plan the weeks between filing and closing, and tell residents at the right time.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A license commonly takes 30 to more than 90 days, and longer in busy states. Some brokers see six to twelve months there. Third-party reports take four to six weeks, and the lender’s approval runs beside them. The license is therefore the longest line in most calendars, and everything else should be planned backward from it."
     ]
    },
    {
     "kind": "example",
     "title": "A calendar in weeks",
     "given": [
      {
       "label": "Application complete after the contract",
       "value": "2 weeks"
      },
      {
       "label": "Estimate of the licensing office",
       "value": "12 weeks"
      },
      {
       "label": "Reports and loan after the contract",
       "value": "10 weeks"
      },
      {
       "label": "Notice to residents",
       "value": "5 weeks"
      }
     ],
     "working": [
      {
       "line": "2 + 12",
       "result": "14"
      },
      {
       "line": "14 − 10",
       "result": "4"
      },
      {
       "line": "14 − 5",
       "result": "9"
      }
     ],
     "conclusion": "The license is expected in week 14, the loan has 4 weeks of slack, and the notice goes out by week 9. Filing one week later moves the closing by one week. A late appraisal does not, unless it uses up four."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Where a state requires notice, residents and families hear of the transfer one or two months ahead. Say who takes over and when, what stays the same, who answers questions, and what happens to their agreement and deposit. Send it on the same day to everyone, and have the administrator in the building that day. Staff should hear it first, in person, on the same morning. A rumor costs more than a letter.",
      "Notice ends confidentiality. Give it only when the conditions that you do not control are met: financing approved, license in its last review. If a sale fails after the notice, families remember it in the next one.",
      "While you wait, keep a weekly call with the regulator’s reviewer, and one log of what was asked and answered. Train the people who will enter the first data. Test payroll with real names. Prepare the letters to payors. Waiting time is the only time in which nothing is urgent.",
      "Agree on a date after which either side may leave, and on what extends it. A typical clause extends the closing as long as the application is pending and the buyer answers the regulator promptly. Without it, a slow office ends the deal for both."
     ]
    }
   ]
  },
  {
   "id": "after-closing",
   "title": "The first weeks and the true-up",
   "minutes": 4,
   "summary": "What changes on day one, and how both sides settle afterward.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "On the first day residents should notice three things: a new name on the letter, the same faces at breakfast, and medication on time. Everything else can be wrong for a day and be repaired."
     ]
    },
    {
     "kind": "steps",
     "steps": [
      {
       "title": "Midnight",
       "text": "Count cash, controlled medication, and deposits with both sides present. Both sign."
      },
      {
       "title": "First morning",
       "text": "License posted, emergency contacts replaced, administrator introduced, insurance in force."
      },
      {
       "title": "First week",
       "text": "Employees enrolled, vendors moved, background checks on file, keys and passwords changed."
      },
      {
       "title": "First month",
       "text": "Residents’ agreements confirmed, first statements sent and explained, complaints read daily."
      },
      {
       "title": "True-up",
       "text": "Rents, invoices, utilities, and paid time off settled between buyer and seller.",
       "takes": "Often 60 to 90 days after closing"
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "The **true-up** settles what was unknown at midnight. Rent that residents paid ahead belongs to the buyer from the cut-off on. Invoices that arrive later for earlier weeks belong to the seller. Deposits move in full, with a list by resident that both sides signed. Paid time off moves as the OTA says, usually as a credit to the buyer, because the buyer will grant it."
     ]
    },
    {
     "kind": "example",
     "title": "Proration of one rent",
     "given": [
      {
       "label": "Rent paid for a month of 31 days",
       "value": "$6,200"
      },
      {
       "label": "Cut-off",
       "value": "End of day 20"
      }
     ],
     "working": [
      {
       "line": "$6,200 ÷ 31",
       "result": "$200"
      },
      {
       "line": "31 − 20",
       "result": "11"
      },
      {
       "line": "11 × $200",
       "result": "$2,200"
      }
     ],
     "conclusion": "The buyer is credited $2,200. Do it by resident, not for the building: move-outs and new rates make an average wrong."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Expect a survey. Many regulators visit a community within months of a transfer. Treat it as planned: walk the building with the state’s checklist in week four, and correct what you find while it is still the first month.",
      "Keep the seller’s phone number. The person who knows why the boiler has two switches left with a box of desk plants, and answers gladly if the transfer was fair."
     ]
    }
   ]
  }
 ],
 "questions": [
  {
   "lesson": "what-is-licensed",
   "prompt": "Who holds the license of an assisted living community?",
   "choices": [
    "The operator, for one address",
    "The building, under any owner",
    "The lender until the loan is repaid",
    "The administrator as a person"
   ],
   "explanation": "A license is given to an operator for one address and cannot be sold with the building."
  },
  {
   "lesson": "what-is-licensed",
   "prompt": "The real estate is sold, and the same operator continues under its lease. What is likely?",
   "choices": [
    "A notice to the regulator may be enough",
    "Every resident needs a new assessment",
    "The license ends on the day of the sale",
    "The operator has to apply as if it were new in every state"
   ],
   "explanation": "The operator does not change, so many states ask only for a notice."
  },
  {
   "lesson": "what-is-licensed",
   "prompt": "Which license does a Texas community need to advertise care for Alzheimer’s disease?",
   "choices": [
    "Type B",
    "Type A",
    "RCFE",
    "None"
   ],
   "explanation": "Advertised Alzheimer’s care needs Type B in Texas."
  },
  {
   "lesson": "what-is-licensed",
   "prompt": "What does a skilled nursing facility need besides its state license to be paid by Medicare?",
   "choices": [
    "Certification for Medicare",
    "A Type B license",
    "A management contract",
    "A bond from its lender"
   ],
   "explanation": "Medicare and Medicaid certification follows its own forms and calendar."
  },
  {
   "lesson": "two-contracts",
   "prompt": "Which contract hands over resident agreements and deposits?",
   "choices": [
    "The operations transfer agreement",
    "The purchase and sale agreement",
    "The listing agreement",
    "The loan agreement"
   ],
   "explanation": "The OTA hands over the business; the PSA sells the real estate."
  },
  {
   "lesson": "two-contracts",
   "prompt": "Why do the PSA and the OTA refer to each other?",
   "choices": [
    "So that neither closes alone",
    "So that one broker is paid for both",
    "Because the lender drafts them",
    "Because the regulator signs both"
   ],
   "explanation": "Otherwise a buyer could own a building that it may not operate."
  },
  {
   "lesson": "two-contracts",
   "prompt": "What is the risk for the seller in an interim arrangement under its license?",
   "choices": [
    "It answers for what the buyer does",
    "It loses the purchase price",
    "It must repay the residents’ deposits twice",
    "It has none"
   ],
   "explanation": "The seller’s license stays in force, so both sides need insurance and indemnity."
  },
  {
   "lesson": "the-application",
   "prompt": "Why are applications most often delayed?",
   "choices": [
    "They are incomplete or contradict themselves and are returned",
    "Regulators reject most buyers",
    "Residents vote against the buyer",
    "The appraisal is missing"
   ],
   "explanation": "A return costs a place in the queue. Neither the loan nor the appraisal is needed."
  },
  {
   "lesson": "the-application",
   "prompt": "How far up does the ownership chart have to go?",
   "choices": [
    "Up to the individuals, with percentages",
    "To the licensee only",
    "To companies with more than half",
    "To the manager"
   ],
   "explanation": "It lists every company and person, and it has to match the lender’s chart."
  },
  {
   "lesson": "the-application",
   "prompt": "When should you ask for more beds or a new level of care?",
   "choices": [
    "After the transfer, if you can",
    "Together with the transfer",
    "Before the contract",
    "In the notice to residents"
   ],
   "explanation": "Two procedures at once take as long as the slower one."
  },
  {
   "lesson": "notice-and-waiting",
   "prompt": "How long does a license commonly take?",
   "choices": [
    "30 to more than 90 days, longer in busy states",
    "One week once the loan is approved",
    "Always exactly 60 days",
    "Two years"
   ],
   "explanation": "Some brokers see six to twelve months in busy states."
  },
  {
   "lesson": "notice-and-waiting",
   "prompt": "The application is filed in week 2 and takes 12 weeks. The loan takes 10 weeks from the contract. How much slack does the loan have?",
   "choices": [
    "4 weeks",
    "2 weeks",
    "10 weeks",
    "None"
   ],
   "explanation": "The license is expected in week 14; 14 minus 10 leaves 4 weeks."
  },
  {
   "lesson": "notice-and-waiting",
   "prompt": "Who should hear about the sale first on the day of the notice?",
   "choices": [
    "The staff, in person",
    "Competitors, by press release",
    "Vendors, by email",
    "Residents, by a sign at the door"
   ],
   "explanation": "Staff hear it in person on the same morning, because a rumor costs more than a letter."
  },
  {
   "lesson": "after-closing",
   "prompt": "A resident paid $6,200 for a month of 31 days. The cut-off is the end of day 20. What is the buyer’s credit?",
   "choices": [
    "$2,200",
    "$4,000",
    "$3,100",
    "$2,000"
   ],
   "explanation": "$200 a day for the 11 remaining days."
  },
  {
   "lesson": "after-closing",
   "prompt": "An invoice for the weeks before closing arrives after it. Who pays?",
   "choices": [
    "The seller",
    "The buyer",
    "The residents",
    "The person who opened it"
   ],
   "explanation": "Costs follow the cut-off, and the true-up settles invoices that arrive later."
  }
 ]
}
$course$);

select private.publish_course($course$
{
 "slug": "confidential-marketing-of-a-community",
 "title": "Confidential marketing of a community",
 "summary": "Find buyers without telling staff, families, or competitors. Learn what identifies a community and who learns what when.",
 "category": "transactions",
 "level": "introductory",
 "minutes": 24,
 "valid_months": null,
 "revised_on": "2026-11-28",
 "quiz_questions": 8,
 "passing_percent": 80,
 "attempts_per_day": 3,
 "lessons": [
  {
   "id": "what-gives-it-away",
   "title": "What gives a community away",
   "minutes": 4,
   "summary": "Why secrecy matters, and which details identify a building.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A community is worth what its people make of it. If staff hear of a sale from a stranger, some look for other work. If families hear it, some wait with a move-in. If competitors hear it, they tell both. None of this helps a buyer, so both sides of a sale want it quiet until they can say something definite.",
      "Confidential does not mean secret from those who must be told. Regulators, lenders, and, at the right time, residents and employees have rights. It means that everyone learns it from you, in the right order.",
      "A community is identified by combinations. One detail is harmless. Three together name the building."
     ]
    },
    {
     "kind": "table",
     "caption": "How to say it instead",
     "columns": [
      {
       "label": "Gives it away"
      },
      {
       "label": "Say"
      }
     ],
     "rows": [
      [
       "The only assisted living in its town",
       "A small city in the Midwest"
      ],
      [
       "82 units, built in 1997",
       "75 to 90 units, late 1990s"
      ],
      [
       "Photograph of the entrance",
       "A drawing, or a room without a view"
      ],
      [
       "“Award winner three years in a row”",
       "“Good reputation in its market”"
      ],
      [
       "Exact occupancy of the federal file",
       "A rounded figure with its month"
      ],
      [
       "Name of the management company",
       "“Regional operator with several communities”"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Files give away more than sentences. A PDF stores its author and the name of its folder. A photograph stores the place where it was taken. A spreadsheet keeps hidden sheets. A rent roll with initials and room numbers identifies residents to anyone who knows the building. Clean each file, then open the cleaned copy and look again.",
      "Test the result on a colleague who knows the state. Give them five minutes and a search engine. If they find it, so will a competitor. Change one detail at a time until they don’t.",
      "Finally, keep your own circle small. Write down who knows: owner, broker, attorney, accountant, perhaps the administrator. Each name has a date. When something leaks, the list is where you start."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Take a listing that you know and search for its unit count, its year, and its state. Count the minutes until you have the name."
    }
   ]
  },
  {
   "id": "teaser-and-agreement",
   "title": "Teaser and agreement",
   "minutes": 4,
   "summary": "Write one page that interests buyers, and an agreement they will sign.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "The **teaser** is one page without a name. A buyer decides with it whether to sign an agreement. It needs eight facts and no adjectives."
     ]
    },
    {
     "kind": "list",
     "items": [
      "Care types and the range of units or beds.",
      "Region, not city, and the kind of place.",
      "Decade of construction, and the last large renovation.",
      "Occupancy, rounded, with its month.",
      "Payor mix in shares.",
      "Revenue and income as ranges, with the period.",
      "What is offered: property, operations, or both, and whether the manager can stay.",
      "What the seller wants to know from a buyer, and by when."
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Say how the income was adjusted, even in a range. “Before a management fee” or “after a five percent fee and reserves” saves both sides a wrong guess. Buyers remember a broker whose teaser was true.",
      "The **confidentiality agreement** comes next. A short one is signed within a day, a long one goes to counsel for two weeks. It needs to name who is bound, including partners and lenders; what is confidential, including the fact of the sale; what may be done with documents; which people the buyer may not contact; and how long it lasts. Two years are common. It should also say that the buyer will not hire the community’s employees for a time.",
      "The rule about contact deserves its own paragraph. A buyer does not call the administrator, does not visit as a visitor, and does not ask the regulator about the building. All questions go to the broker. Most leaks begin with a friendly call.",
      "Read what comes back. Buyers change terms, and some changes matter: a shorter period, a missing affiliate, a right to keep copies. Keep the signed version with the name and the capacity of the person who signed. An agreement with a company that owns nothing protects no one, so ask who stands behind it.",
      "Only after signing does the buyer receive the **memorandum** with name and address. Send it to a person, with their name on each page. A page with a name on it is copied less."
     ]
    }
   ]
  },
  {
   "id": "the-buyer-list",
   "title": "The buyer list",
   "minutes": 4,
   "summary": "Which buyers to approach, in which order, and which to leave out.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A sale does not need many buyers. It needs the right ten, approached in the right order. Four to seven letters of intent are a good result for a single community, and they usually come from fewer than thirty conversations.",
      "Start with what the building needs. A community with rising occupancy and an old kitchen needs an operator with capital. A stable one with a tired owner suits a regional group or a fund with a manager. A small one in a rural place is often bought by someone who lives within an hour. Write the profile before you write names."
     ]
    },
    {
     "kind": "table",
     "caption": "Four groups of buyers",
     "columns": [
      {
       "label": "Group"
      },
      {
       "label": "Strength"
      },
      {
       "label": "Check"
      }
     ],
     "rows": [
      [
       "Regional operators",
       "Know the state and its license",
       "Capital, and capacity of their team"
      ],
      [
       "Owners with a manager",
       "Quick decisions",
       "Which operator, and its surveys"
      ],
      [
       "Funds and trusts",
       "Money, certainty",
       "Minimum size, committee dates"
      ],
      [
       "Local buyers",
       "Care about the place",
       "Financing and experience"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Then **exclude**. The direct competitor across the street learns everything from a rent roll. So does a company that is hiring your administrator. Ask the owner for names that must not be approached, and for those that must be asked last. Write down the reason, since someone will ask.",
      "Approach in waves. The first wave is five buyers you trust, with a week of lead. What they ask shows what the teaser lacks. Correct it, then write to the rest on one day, so that all have the same time.",
      "**Qualify** before you name the building: proof of funds, the operator they would use, two deals they closed, and who decides. A buyer who cannot answer these four will not answer the lender either.",
      "Log every contact: who, when, what was sent, which version. It settles fee disputes, it shows the owner that you work, and it is the only way to know who had the page that appeared somewhere else. Tell the owner weekly what happened, in numbers: approached, signed, read, asked, offered."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "If two buyers ask the same question, the answer belongs in the memorandum. Answer it to everyone on the same day."
    }
   ]
  },
  {
   "id": "rooms-and-visits",
   "title": "Deal rooms and visits",
   "minutes": 4,
   "summary": "Release documents in stages, protect residents’ data, and tour without a rumor.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A **deal room** releases documents in stages. The stage depends on what a buyer has done, not on how often they call."
     ]
    },
    {
     "kind": "steps",
     "steps": [
      {
       "title": "After the agreement",
       "text": "Memorandum, T-12 by month, occupancy by month, unit mix, summary of surveys."
      },
      {
       "title": "After a letter of intent",
       "text": "Rent roll without names, staffing by position, contracts, capital history, loss runs."
      },
      {
       "title": "After the contract",
       "text": "Payroll by position, resident agreements as forms, licenses, environmental and title work."
      },
      {
       "title": "Shortly before closing",
       "text": "Personal data that the operator needs to continue care, under the rules that protect it."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Residents’ data is the line that must not move. Health information is protected by law, and a buyer does not need a name to value a room. Replace names by numbers, and keep the key outside the room. The same holds for employees: positions, hours, and wages are enough until the contract.",
      "Watch who opens what. A buyer who reads the loss runs twice is serious. A buyer who downloads everything in ten minutes and asks nothing may be collecting. Watermarks with the reader’s name make a leak traceable and, more often, prevent it.",
      "**Visits** are the moment of risk. Choose a time with few visitors. Give a truthful reason that fits: an insurance walk, an appraisal, a meeting with an owner’s partner. Never invent a family that looks for a room. Limit the group to three people, and let the administrator lead if they know. If they don’t, let the owner lead, as on every other day.",
      "Have a plan for **the day it gets out**, because it may. In the first hour, the owner calls the administrator. Together they meet the staff of the shift, then the families’ council. The message is short and true: the owner is considering options, nothing has been decided, care and staff continue, and they will hear first from us. Put the same sentences on one page for the reception desk. Then tell every buyer what happened, so that no one fills the silence.",
      "After the sale, close the room, ask for the return or destruction of copies, and keep the log. The next owner of the community will be grateful for it, and so will you when someone asks."
     ]
    }
   ]
  }
 ],
 "questions": [
  {
   "lesson": "what-gives-it-away",
   "prompt": "Which description is the least likely to identify a community?",
   "choices": [
    "75 to 90 units, late 1990s, a small city in the Midwest",
    "82 units, built in 1997, the only assisted living in town",
    "82 units with three awards in a row",
    "A photograph of the entrance without the sign"
   ],
   "explanation": "Ranges and regions leave several buildings possible."
  },
  {
   "lesson": "what-gives-it-away",
   "prompt": "What can a photograph give away besides what it shows?",
   "choices": [
    "The place where it was taken, stored in the file",
    "The buyer’s name",
    "The price",
    "Nothing"
   ],
   "explanation": "Clean each file, then open the cleaned copy and look again."
  },
  {
   "lesson": "what-gives-it-away",
   "prompt": "How do you test whether a teaser is anonymous?",
   "choices": [
    "Give it to a colleague who knows the state for five minutes",
    "Send it to the competitor next door",
    "Count its adjectives",
    "Ask a resident"
   ],
   "explanation": "If a colleague with a search engine finds it, a competitor will too."
  },
  {
   "lesson": "teaser-and-agreement",
   "prompt": "Which statement belongs on a teaser?",
   "choices": [
    "Income after a five percent fee and reserves, as a range",
    "The street address",
    "The administrator’s phone number",
    "The names of long-term residents"
   ],
   "explanation": "Saying how the income was adjusted saves both sides a wrong guess."
  },
  {
   "lesson": "teaser-and-agreement",
   "prompt": "What should the agreement say about contact?",
   "choices": [
    "All questions go to the broker",
    "The buyer may call the administrator once",
    "The buyer may visit as a visitor",
    "Nothing, it is obvious"
   ],
   "explanation": "Most leaks begin with a friendly call to the community."
  },
  {
   "lesson": "teaser-and-agreement",
   "prompt": "When does a buyer learn the name of the community?",
   "choices": [
    "After signing the agreement",
    "With the teaser",
    "At the closing",
    "Never"
   ],
   "explanation": "The memorandum with name and address follows the signed agreement."
  },
  {
   "lesson": "teaser-and-agreement",
   "prompt": "Why ask who stands behind the company that signs?",
   "choices": [
    "An agreement with a company that owns nothing protects no one",
    "To compute the broker’s fee",
    "The regulator requires it",
    "To shorten the memorandum"
   ],
   "explanation": "Someone able to answer for a breach has to be bound."
  },
  {
   "lesson": "the-buyer-list",
   "prompt": "What comes first when you build a buyer list?",
   "choices": [
    "The profile of what the building needs",
    "Every name in the address book",
    "The competitor across the street",
    "A press release"
   ],
   "explanation": "Write the profile before you write names."
  },
  {
   "lesson": "the-buyer-list",
   "prompt": "Which group should usually be left out or asked last?",
   "choices": [
    "The direct competitor across the street",
    "Regional operators",
    "Funds with a minimum size that fits",
    "Owners with a manager"
   ],
   "explanation": "A competitor learns everything from a rent roll."
  },
  {
   "lesson": "the-buyer-list",
   "prompt": "How many letters of intent are a good result for a single community?",
   "choices": [
    "Four to seven",
    "Fifty",
    "One hundred",
    "None"
   ],
   "explanation": "They usually come from fewer than thirty conversations."
  },
  {
   "lesson": "the-buyer-list",
   "prompt": "Why approach five trusted buyers a week before the rest?",
   "choices": [
    "Their questions show what the teaser lacks",
    "They pay a lower fee",
    "The law requires it",
    "They set the price"
   ],
   "explanation": "Correct the teaser, then write to the rest on one day."
  },
  {
   "lesson": "rooms-and-visits",
   "prompt": "When does a buyer need the names of residents?",
   "choices": [
    "Shortly before closing, to continue care",
    "With the memorandum",
    "After the first call",
    "To value a room"
   ],
   "explanation": "Names are replaced by numbers until the operator needs them for care."
  },
  {
   "lesson": "rooms-and-visits",
   "prompt": "Which reason for a visit is acceptable?",
   "choices": [
    "A truthful one that fits, such as an appraisal",
    "A family that looks for a room, invented",
    "A surprise survey",
    "A delivery"
   ],
   "explanation": "Never invent a family. A true reason that fits is enough."
  },
  {
   "lesson": "rooms-and-visits",
   "prompt": "The news gets out. What happens in the first hour?",
   "choices": [
    "The owner calls the administrator, and they meet the staff of the shift",
    "The broker publishes the price",
    "The deal room is opened to everyone",
    "Nothing until the closing"
   ],
   "explanation": "Staff hear a short and true message first, then the families’ council."
  }
 ]
}
$course$);

select private.publish_course($course$
{
 "slug": "hud-232-step-by-step",
 "title": "HUD-232 step by step",
 "summary": "Long, fixed, non-recourse debt for senior care. Learn which program fits, how the loan is sized, and what the file needs.",
 "category": "finance",
 "level": "intermediate",
 "minutes": 25,
 "valid_months": 24,
 "revised_on": "2026-11-30",
 "quiz_questions": 8,
 "passing_percent": 80,
 "attempts_per_day": 3,
 "lessons": [
  {
   "id": "programs",
   "title": "Programs and who they fit",
   "minutes": 4,
   "summary": "New construction, purchase or refinance, and the refinance of a HUD loan.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Section 232 of the National Housing Act lets HUD insure loans for residential care: skilled nursing, assisted living, memory care, and board and care. HUD does not lend. A private lender makes the loan, and HUD insures it against default. In return the borrower pays a premium, accepts the program’s rules, and waits longer than with a bank.",
      "What you get is a loan that is **fixed** for its whole term, **fully amortizing**, **non-recourse**, and **assumable**. It cannot balloon, and it can be sold with the building. For an owner who wants to hold a stable community for a long time, few loans compete."
     ]
    },
    {
     "kind": "table",
     "caption": "Three programs",
     "columns": [
      {
       "label": "Program"
      },
      {
       "label": "For"
      },
      {
       "label": "Longest term"
      }
     ],
     "rows": [
      [
       "232 new construction",
       "Building or substantial rehabilitation",
       "40 years"
      ],
      [
       "232/223(f)",
       "Purchase or refinance of an existing community",
       "35 years"
      ],
      [
       "232/223(a)(7)",
       "Refinance of a loan that HUD already insures",
       "As the existing program allows"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Most buyers meet **223(f)**. Its term ends after 35 years at the latest, and earlier in an old building: no loan outlasts three quarters of the building’s remaining life. The building must be at least three years old and care for 20 or more residents. Loan-to-value goes to 80 percent for a for-profit borrower and 85 percent for a non-profit one.",
      "**New construction** runs 40 years. Loan-to-value is 80 percent for skilled nursing and 75 percent for assisted living and board and care, with five points more for non-profits.",
      "**223(a)(7)** is the simple sibling for owners who already have such a loan and want a lower rate. Coverage and reports are lighter.",
      "The program fits a stabilized community with a clean survey history and an owner who plans to stay. It fits badly if you need to close within two months, if occupancy is still rising, or if you intend to sell within a few years. In those cases buyers use a bridge loan first and refinance once the income has been steady for a while."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Ask three questions before anything else: is it three years old, does it care for 20 residents, and did it earn this income for at least a year?"
    }
   ]
  },
  {
   "id": "sizing",
   "title": "Size the loan",
   "minutes": 5,
   "summary": "Three tests, one worked example, and why coverage usually decides.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "The loan is the **least** of three tests: what the income can carry, a share of the value, and a share of the cost. Compute all three each time, because people remember the one that pleases them.",
      "The first is **coverage**. The income must be 1.45 times the debt service. Debt service includes the annual mortgage insurance premium, which many calculations forget. With a constant payment, the loan is income divided by 1.45, divided by the sum of the mortgage constant and the premium.",
      "The second is **loan-to-value**, 80 percent under 223(f). The third is **cost**: 85 percent of the price in a purchase, or 100 percent of the debt to be replaced in a refinance."
     ]
    },
    {
     "kind": "example",
     "title": "An invented purchase under 223(f)",
     "given": [
      {
       "label": "Net operating income",
       "value": "$1,450,000"
      },
      {
       "label": "Coverage",
       "value": "1.45"
      },
      {
       "label": "Mortgage constant at 6% over 35 years",
       "value": "7.49228%"
      },
      {
       "label": "Annual premium",
       "value": "0.65%"
      },
      {
       "label": "Appraised value",
       "value": "$18,000,000"
      },
      {
       "label": "Price",
       "value": "$17,500,000"
      }
     ],
     "working": [
      {
       "line": "$1,450,000 ÷ 1.45",
       "result": "$1,000,000"
      },
      {
       "line": "$18,000,000 × 80%",
       "result": "$14,400,000"
      },
      {
       "line": "$17,500,000 × 85%",
       "result": "$14,875,000"
      }
     ],
     "conclusion": "Debt service can be $1,000,000 a year. Divided by the constant and the premium together, 8.14228 percent, it carries about $13,347,000. Coverage is the least of the three, so it sets the loan."
    },
    {
     "kind": "text",
     "paragraphs": [
      "In this example the equity is the price less about $13.3 million, plus costs, not 15 percent of the price. A buyer who planned with 85 percent is short by about $1.5 million. That is the most common surprise of the program.",
      "Which income counts? The lender restates it: a management fee at market, reserves for replacement, taxes as they will be after the sale, and no income that is not proven by a year of statements. Expect occupancy to be capped and one-time savings to be removed. Restate it yourself before you offer.",
      "Two levers change the result more than negotiation: the interest rate and the income. A rate that falls by half a point lowers the constant and raises the coverage loan. A higher appraisal does nothing while coverage binds."
     ]
    },
    {
     "kind": "task",
     "task": "size_loan",
     "text": "Size a bank loan with the same two tests. The figures are invented and change with each attempt."
    }
   ]
  },
  {
   "id": "the-file",
   "title": "Build the file",
   "minutes": 4,
   "summary": "Reports, insurance, and the people behind the borrower.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A HUD file describes a building, an operator, and a borrower. Each part is underwritten, and each is returned if it contradicts another. The lender assembles it and answers for it."
     ]
    },
    {
     "kind": "table",
     "caption": "What the file contains",
     "columns": [
      {
       "label": "Part"
      },
      {
       "label": "Documents"
      }
     ],
     "rows": [
      [
       "Building",
       "Appraisal, property condition and needs assessment, Phase I environmental report, title, survey"
      ],
      [
       "Operator",
       "Licenses, surveys with corrections, staffing, census by payor, three years of statements"
      ],
      [
       "Borrower",
       "Ownership chart, financial statements, other communities, credit, litigation"
      ],
      [
       "Insurance",
       "Property, and professional liability of $1 million per claim and $3 million in total"
      ],
      [
       "Contracts",
       "Lease or management agreement, purchase agreement"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "The **needs assessment** looks at repairs due now and over many years. Repairs that are critical must be done before or soon after closing. The rest become an annual deposit to the reserve, which lowers what the income can carry. Order it early: a roof in year three changes the loan.",
      "The **Phase I** report asks what was on the site before. Dry cleaners, fuel tanks, and fill are common findings. A second phase takes weeks. Do not discover it after the rate is locked.",
      "**Surveys** are read for patterns rather than single citations. A community that had actual harm or immediate jeopardy in recent years needs a written account of what changed. A community on the Special Focus list will rarely pass.",
      "**Professional liability** is the part that stops many files. Check the limits, the deductible, the losses of several years, and whether a policy is shared among communities. Ask the insurer for the loss runs in the first week, because they take longest.",
      "The operator’s **risk management** is underwritten too: how incidents are recorded, who reads them, and what follows. A program that exists on paper only is easy to see, since its records stop."
     ]
    },
    {
     "kind": "list",
     "items": [
      "Name one person who owns the file and answers within a day.",
      "Number every document and keep the list of what is missing.",
      "Use the same names, percentages, and unit counts in every form."
     ]
    }
   ]
  },
  {
   "id": "living-with-it",
   "title": "Closing and life with the loan",
   "minutes": 4,
   "summary": "Premiums, reserves, master leases, and how the loan helps a later sale.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "At closing the borrower pays an **upfront premium**, commonly quoted as one percent of the loan. In the example of the second lesson that is about $133,000. The **annual premium** follows each year, commonly 0.65 percent under 223(f) and 0.77 percent for new construction. Both buy the insurance that makes the loan non-recourse and long.",
      "Money is then held in **reserves and escrows**: taxes, insurance, and replacement. They belong to the borrower, but withdrawals need approval. Plan the cash of the first year without them."
     ]
    },
    {
     "kind": "example",
     "title": "Premiums of an invented loan",
     "given": [
      {
       "label": "Loan",
       "value": "$13,000,000"
      },
      {
       "label": "Upfront premium",
       "value": "1%"
      },
      {
       "label": "Annual premium",
       "value": "0.65%"
      }
     ],
     "working": [
      {
       "line": "$13,000,000 × 1%",
       "result": "$130,000"
      },
      {
       "line": "$13,000,000 × 0.65%",
       "result": "$84,500"
      }
     ],
     "conclusion": "Compare it with a bank loan over the years you intend to hold. The premium is the price of a fixed rate and of sleeping well."
    },
    {
     "kind": "text",
     "paragraphs": [
      "If several communities of one owner are financed, HUD may ask for a **master lease**, commonly from three communities or $15 million on. It lets a strong building support a weak one. It also means that you cannot sell one of them without asking. Decide before the second loan whether you want that.",
      "Distributions to owners, changes of the operator, and changes of ownership need consent. So do larger alterations. Keep the calendar of reports: annual statements, reserve requests, survey results. A late report is recorded, and the next request takes longer.",
      "When you **sell**, the loan can be assumed. A buyer takes over the rate and the remaining term, pays the difference to the price in equity, and is underwritten as a new borrower. If rates have risen since, an old loan is worth money, and the offering memorandum should say so on its first page. If they have fallen, look at prepayment terms first: many loans carry a penalty that falls each year.",
      "One habit is worth more than any clause: speak to the servicer before you need something. A request with its reason, its budget, and a photograph is approved faster than one with a deadline."
     ]
    }
   ]
  }
 ],
 "questions": [
  {
   "lesson": "programs",
   "prompt": "Who lends the money under Section 232?",
   "choices": [
    "A private lender, insured by HUD",
    "HUD itself",
    "The state licensing office",
    "Medicaid"
   ],
   "explanation": "HUD insures the loan against default; a private lender makes it."
  },
  {
   "lesson": "programs",
   "prompt": "Which program fits the purchase of an existing, stabilized community?",
   "choices": [
    "232/223(f)",
    "232 new construction",
    "232/223(a)(7)",
    "None of them"
   ],
   "explanation": "223(f) covers purchase and refinance of existing communities."
  },
  {
   "lesson": "programs",
   "prompt": "How old must a building be for 223(f), and how many residents must it care for?",
   "choices": [
    "Three years and 20 residents",
    "One year and 10 residents",
    "Ten years and 50 residents",
    "Any age and 5 residents"
   ],
   "explanation": "Both are conditions to check before paying for reports."
  },
  {
   "lesson": "programs",
   "prompt": "What is the longest term under 223(f)?",
   "choices": [
    "35 years or 75% of the remaining life, if shorter",
    "40 years in every case",
    "25 years",
    "10 years with a balloon"
   ],
   "explanation": "New construction runs 40 years; 223(f) is limited by the remaining life."
  },
  {
   "lesson": "sizing",
   "prompt": "Which coverage does the income test use?",
   "choices": [
    "1.45",
    "1.11",
    "1.20",
    "2.00"
   ],
   "explanation": "The income must be 1.45 times the debt service."
  },
  {
   "lesson": "sizing",
   "prompt": "What do many calculations forget in the debt service?",
   "choices": [
    "The annual mortgage insurance premium",
    "The purchase price",
    "Depreciation",
    "The broker’s fee"
   ],
   "explanation": "The premium is part of debt service and lowers the loan."
  },
  {
   "lesson": "sizing",
   "prompt": "The tests give $13.3 million by coverage, $14.4 million by value, and $14.9 million by cost. What is the loan?",
   "choices": [
    "$13.3 million",
    "$14.4 million",
    "$14.9 million",
    "The average of the three"
   ],
   "explanation": "The loan is the least of the three tests."
  },
  {
   "lesson": "sizing",
   "prompt": "Coverage binds. What does a higher appraisal change?",
   "choices": [
    "Nothing in the loan amount",
    "It raises the loan by 80% of the difference",
    "It lowers the rate",
    "It removes the premium"
   ],
   "explanation": "Only income and the rate change the coverage test."
  },
  {
   "lesson": "the-file",
   "prompt": "How does the needs assessment affect the loan?",
   "choices": [
    "Annual reserve deposits lower what the income can carry",
    "It replaces the appraisal",
    "It does not affect the loan",
    "It raises the value"
   ],
   "explanation": "Repairs over the years become deposits, and critical ones are done at once."
  },
  {
   "lesson": "the-file",
   "prompt": "Which liability limits does the file commonly need?",
   "choices": [
    "$1 million per claim and $3 million in total",
    "$100,000 per claim",
    "No liability insurance",
    "$15 million per claim"
   ],
   "explanation": "Professional liability of $1 million and $3 million is the usual condition."
  },
  {
   "lesson": "the-file",
   "prompt": "Which document should be requested first because it takes longest?",
   "choices": [
    "Loss runs of the insurer",
    "The floor plan",
    "The menu",
    "The organization’s logo"
   ],
   "explanation": "Loss runs come from the insurer and are needed for several years."
  },
  {
   "lesson": "living-with-it",
   "prompt": "A loan of $13,000,000 has an annual premium of 0.65%. How much is it?",
   "choices": [
    "$84,500",
    "$130,000",
    "$8,450",
    "$65,000"
   ],
   "explanation": "$13,000,000 times 0.65% is $84,500."
  },
  {
   "lesson": "living-with-it",
   "prompt": "What does a master lease change for the owner of several communities?",
   "choices": [
    "One of them cannot be sold without asking",
    "The premium ends",
    "Every loan becomes recourse",
    "Residents sign new agreements"
   ],
   "explanation": "It lets a strong building support a weak one and ties them together."
  },
  {
   "lesson": "living-with-it",
   "prompt": "Rates have risen since the loan was made. What can make it valuable in a sale?",
   "choices": [
    "The buyer can assume it",
    "It can be doubled",
    "It ends at closing without cost",
    "It needs no consent"
   ],
   "explanation": "The buyer takes over rate and term and is underwritten as a new borrower."
  }
 ]
}
$course$);

select private.publish_course($course$
{
 "slug": "infection-control-and-falls",
 "title": "Infection control and falls for caregivers",
 "summary": "Two risks that every shift can reduce: how infection travels, and why residents fall.",
 "category": "operations",
 "level": "introductory",
 "minutes": 28,
 "valid_months": 12,
 "revised_on": "2026-11-22",
 "quiz_questions": 8,
 "passing_percent": 80,
 "attempts_per_day": 3,
 "lessons": [
  {
   "id": "hands",
   "title": "How infection travels, and your hands",
   "minutes": 4,
   "summary": "The chain of infection and the moments to clean your hands.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "An infection needs a chain: a germ, a place where it lives, a way out, a way to travel, a way in, and a person who can become ill. Break one link and it stops. Residents are easy to infect, because age, illness, and thin skin weaken their defenses. The link you control best is how germs travel, and most of them travel on hands.",
      "Standard precautions mean that you treat every resident’s blood, body fluids, broken skin, and mucous membranes as if they could infect you. You do it for everyone, because many people carry germs without any symptoms."
     ]
    },
    {
     "kind": "list",
     "items": [
      "**Before** you touch a resident, even for a moment.",
      "**Before** a clean task, such as giving eye drops or serving food.",
      "**After** contact with blood, urine, stool, saliva, or a wound.",
      "**After** you touch a resident.",
      "**After** you touch the bed, the rail, the walker, or anything near the resident.",
      "**After** you take off gloves. Gloves have holes too small to see, and hands get dirty when you remove them."
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Use an alcohol-based hand rub with at least 60 percent alcohol for most of these moments. It is fast and kinder to your skin. Cover all surfaces, including thumbs and fingertips, and rub until your hands are dry.",
      "Use **soap and water** when your hands are visibly dirty, after the restroom, before you eat, and when a resident has diarrhea. Alcohol does not kill the spores of C. difficile and works poorly against norovirus. Wash for at least 20 seconds, rinse, dry with a paper towel, and turn the tap off with the towel.",
      "Keep nails short. Wear no rings with stones. Cover cuts with a waterproof bandage. If your skin cracks, tell your supervisor, because cracked skin holds more germs and hurts enough to make people skip washing.",
      "Help residents clean their hands too: before meals, after the toilet, and when they come back from a visit. Offer it like a courtesy. Many residents cannot reach the sink alone, and no one asks them."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Count on your next shift how often you clean your hands during one morning routine. Then look at the list again."
    }
   ]
  },
  {
   "id": "protective-equipment",
   "title": "Gloves, gowns, and masks",
   "minutes": 4,
   "summary": "When to wear what, and the order that keeps you clean.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Protective equipment is a barrier between you and what you may touch. Choose it for the task, not for the person. You need no gloves to hold a hand or push a wheelchair. You need them when you expect contact with blood, body fluids, broken skin, or soiled linen."
     ]
    },
    {
     "kind": "table",
     "caption": "What to wear for which task",
     "columns": [
      {
       "label": "Task"
      },
      {
       "label": "Wear"
      }
     ],
     "rows": [
      [
       "Changing a brief, emptying a catheter bag",
       "Gloves"
      ],
      [
       "Washing a resident with diarrhea",
       "Gloves and gown"
      ],
      [
       "Care that may splash",
       "Gloves, gown, mask, eye protection"
      ],
      [
       "Resident with a cough and fever",
       "Mask, plus what the sign on the door says"
      ],
      [
       "Serving meals, walking together",
       "Clean hands"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "A sign at the door adds **transmission-based precautions**. Contact precautions mean gown and gloves for every entry. Droplet precautions mean a mask. Airborne precautions mean a respirator that has been fitted to you, and the nurse decides what happens next. Read the sign each time, since it can change within a shift.",
      "Order matters. Put on the gown first, then the mask, then eye protection, and the gloves last, over the cuffs of the gown. Take off the most contaminated item first: gloves, then eye protection, then the gown, turned inside out. Remove the mask last, by its straps, after you leave the room. Clean your hands after every step in which they may have been soiled, and always at the end."
     ]
    },
    {
     "kind": "list",
     "items": [
      "Change gloves between residents, and between a dirty and a clean task on the same resident.",
      "Never wash gloves or use hand rub on them.",
      "Don’t walk down the hall in gloves. What you touch there is touched by everyone.",
      "Don’t pull a mask under your chin. Throw it away and take a new one.",
      "If a glove tears, stop, remove it, clean your hands, and start again."
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Explain to the resident what you are doing. A gown and a mask frighten people with dementia. Say your name, keep eye contact, and talk while you dress. It takes no extra time, and a calm resident is safer for both of you.",
      "If blood or body fluid reaches your eyes, mouth, or broken skin, or if a needle sticks you: wash the place, tell the nurse at once, and have it recorded. Some treatments work only when they begin within hours."
     ]
    }
   ]
  },
  {
   "id": "outbreaks",
   "title": "Cleaning and outbreaks",
   "minutes": 4,
   "summary": "Surfaces, laundry, and the first hours of a stomach virus or flu.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Germs survive on surfaces for hours or days. The ones that many people touch count most: door handles, rails, call buttons, tables, remote controls, walkers, and faucets. Clean first and disinfect second, because dirt protects germs. Follow the label of the product. It states how long a surface has to stay wet, called **contact time**. A wipe that dries in ten seconds does nothing if the label asks for more.",
      "Handle soiled linen as little as possible. Hold it away from your body, roll it inward, and bag it where it was used. Don’t shake it, and don’t put it on the floor.",
      "An outbreak often begins with two cases that no one connects. Know what is normal for your residents, and report what is not. Report the same day: two residents with vomiting or diarrhea, two with fever and cough, a rash that itches on several people, or any illness that spreads faster than you expect."
     ]
    },
    {
     "kind": "steps",
     "steps": [
      {
       "title": "Keep the resident comfortable and apart",
       "text": "Care for them in their room. Close the door if it is safe for that resident."
      },
      {
       "title": "Tell the nurse or director now",
       "text": "Say who, since when, and which symptoms. Don’t wait for the end of the shift."
      },
      {
       "title": "Change to soap and water",
       "text": "For vomiting or diarrhea, use soap and water for your hands and the disinfectant that your policy names for stomach viruses."
      },
      {
       "title": "Limit movement",
       "text": "Care for well residents first. Don’t share equipment between sick and well residents."
      },
      {
       "title": "Write it down",
       "text": "Name, room, first symptom with time, and what you did. The list shows the pattern."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Stay home when you are ill. With vomiting or diarrhea, you still spread the virus after you feel better, so ask your supervisor when you may return. It is hard to leave your team short. It is harder to care for twenty sick residents with half of the team at home.",
      "Vaccination protects residents who cannot protect themselves. Ask where you can get the flu vaccine each fall, and which others your community offers.",
      "Drinking matters. A resident with diarrhea loses water quickly. Offer small amounts often, and report a dry mouth, dark urine, or new confusion."
     ]
    }
   ]
  },
  {
   "id": "why-residents-fall",
   "title": "Why residents fall",
   "minutes": 4,
   "summary": "Risks in the person, the room, and the schedule, and what you can change today.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "According to the CDC, more than one in four people over 65 fall each year. In a care community the share is higher, since people move in because they need help. A fall can mean a broken hip, a hospital stay, and a fear that keeps a person in a chair. Most falls have several causes, and at least one of them can be changed."
     ]
    },
    {
     "kind": "terms",
     "terms": [
      {
       "term": "In the person",
       "text": "Weak legs, poor balance, poor sight, pain, low blood pressure on standing, urgency to reach the toilet, confusion, an infection, and a previous fall, which is the strongest warning."
      },
      {
       "term": "In the medication",
       "text": "Sleeping pills, drugs for anxiety or psychosis, blood pressure drugs, and any recent change. Report new dizziness or sleepiness."
      },
      {
       "term": "In the room",
       "text": "Wet floors, cords, loose rugs, poor light, a bed that is too high, glasses or a walker out of reach, and shoes without grip."
      },
      {
       "term": "In the schedule",
       "text": "Shift change, the hour before meals, and the night, when a person needs the toilet and no one is near."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Before you leave a room, look around for ten seconds. Call button in reach. Walker and glasses in reach. Bed low, brakes locked. Light on the way to the toilet. Floor dry and clear. Shoes on or beside the bed. Ask: “Do you need the restroom before I go?” Many falls happen on the way there.",
      "Help people to get up slowly. Sit on the edge of the bed, feet on the floor, and wait for a minute. Ask about dizziness. Then stand, wait again, and walk. If the resident’s plan asks for a gait belt or two people, use them each time, and never pull on an arm.",
      "Encourage movement. Sitting all day weakens legs within days. Walk to meals, stand up during television, join the exercise group. Restraints and raised rails do not prevent falls. They cause injuries and are restricted by law.",
      "Know the plan. If a resident’s care plan says something about falls, it was written because of something that happened. If the plan no longer fits, because the person is weaker, more confused, or newly able, tell the nurse today."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Choose one resident of your next shift. Name one risk in each of the four groups, and change one of them."
    }
   ]
  },
  {
   "id": "after-a-fall",
   "title": "After a fall",
   "minutes": 4,
   "summary": "Stay, look, call, record, and then find out why.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "When you find a resident on the floor, your first task is to stay calm and stay there. Call for help without leaving. Don’t lift. A person with a broken hip or a neck injury can be harmed by a well-meant pull."
     ]
    },
    {
     "kind": "steps",
     "steps": [
      {
       "title": "Look and ask",
       "text": "Is the person awake and breathing? Bleeding? In pain? Can they say what happened? Look for a leg that is shorter or turned outward."
      },
      {
       "title": "Call",
       "text": "Call the nurse. Call 911 at once for unconsciousness, trouble breathing, heavy bleeding, severe pain, a possible fracture, or a blow to the head if the resident takes a blood thinner. Follow your community’s policy where it asks for more."
      },
      {
       "title": "Keep warm and still",
       "text": "Cover the person, put something soft under the head if they can move it without pain, and talk to them."
      },
      {
       "title": "Move only when cleared",
       "text": "The nurse or the emergency crew decides. Use the lift or the technique you were trained in."
      },
      {
       "title": "Watch",
       "text": "After a head injury or a fall that no one saw, watch as the nurse tells you. Report headache, vomiting, drowsiness, or new confusion at any time in the next days."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Record the fall during your shift, as long as you remember it. Write what you saw and heard, not what you think. “Found on the left side beside the bed at 2:10, slippers off, floor wet near the sink” helps. “Resident was careless” does not. Name witnesses. Quote the resident’s own words. Never change an entry afterward; add a new one.",
      "The family and the physician get a call as your policy says, and some states require a report within a set time. Maryland, for example, asks for reports within 24 hours. Your director knows the rule for your state.",
      "Then comes the part that prevents the next fall. Within a day, the team asks: What was the resident trying to do? What was different from yesterday? Which of the four groups of risk was involved? What will we change, who does it, and when do we look again? Your observation counts more than any form, because you were there.",
      "A fall is not a reason to blame anyone. Communities where people are afraid to report have fewer reports, and more falls."
     ]
    }
   ]
  }
 ],
 "questions": [
  {
   "lesson": "hands",
   "prompt": "A resident has diarrhea. How do you clean your hands after care?",
   "choices": [
    "With soap and water for at least 20 seconds",
    "With hand rub until dry",
    "Gloves are enough",
    "With a disinfecting wipe for surfaces"
   ],
   "explanation": "Alcohol does not kill C. difficile spores and works poorly against norovirus."
  },
  {
   "lesson": "hands",
   "prompt": "Do you need to clean your hands after you take off gloves?",
   "choices": [
    "Yes, every time",
    "Only if the gloves were torn",
    "Only after contact with blood",
    "No, gloves keep hands clean"
   ],
   "explanation": "Gloves have holes too small to see, and hands get dirty when you remove them."
  },
  {
   "lesson": "hands",
   "prompt": "For which residents do you use standard precautions?",
   "choices": [
    "For every resident",
    "For residents with a sign on the door",
    "For residents with a known infection",
    "For new residents in their first week"
   ],
   "explanation": "Many people carry germs without any symptoms, so the precautions apply to everyone."
  },
  {
   "lesson": "protective-equipment",
   "prompt": "Which item do you put on last?",
   "choices": [
    "Gloves",
    "Gown",
    "Mask",
    "Eye protection"
   ],
   "explanation": "Gloves come last and cover the cuffs of the gown."
  },
  {
   "lesson": "protective-equipment",
   "prompt": "You wash a resident with diarrhea. What do you wear?",
   "choices": [
    "Gloves and gown",
    "Gloves only",
    "A respirator",
    "Nothing special"
   ],
   "explanation": "Your clothes are likely to touch body fluids, so the gown belongs to it."
  },
  {
   "lesson": "protective-equipment",
   "prompt": "A needle sticks you. What do you do first?",
   "choices": [
    "Wash the place and tell the nurse at once",
    "Finish the task, then report it",
    "Cover it and write it down tomorrow",
    "Use hand rub and put on new gloves"
   ],
   "explanation": "Some treatments work only when they begin within hours."
  },
  {
   "lesson": "outbreaks",
   "prompt": "Two residents on your hall vomit during the same shift. What do you do?",
   "choices": [
    "Tell the nurse or director now",
    "Wait for a third case",
    "Report it at the next staff meeting",
    "Ask the families what they ate"
   ],
   "explanation": "Two cases can be the start of an outbreak. The first hours matter most."
  },
  {
   "lesson": "outbreaks",
   "prompt": "What is the contact time of a disinfectant?",
   "choices": [
    "How long the surface has to stay wet",
    "How long the bottle may stay open",
    "How long you have to wear gloves",
    "How long the room has to stay empty"
   ],
   "explanation": "The label states the time. A surface that dries earlier is not disinfected."
  },
  {
   "lesson": "why-residents-fall",
   "prompt": "Which of these is the strongest warning of a fall?",
   "choices": [
    "A previous fall",
    "Gray hair",
    "A new roommate",
    "A quiet voice"
   ],
   "explanation": "Someone who has fallen is more likely to fall again."
  },
  {
   "lesson": "why-residents-fall",
   "prompt": "Before you leave a resident’s room, which question prevents many falls?",
   "choices": [
    "“Do you need the restroom before I go?”",
    "“Did you sleep well?”",
    "“Shall I close the curtains?”",
    "“Who is visiting today?”"
   ],
   "explanation": "Many falls happen on the way to the restroom."
  },
  {
   "lesson": "why-residents-fall",
   "prompt": "A resident wants to get up from bed. What comes first?",
   "choices": [
    "Sit on the edge of the bed and wait for a minute",
    "Stand up quickly to gain momentum",
    "Pull on both arms",
    "Raise the bed as high as possible"
   ],
   "explanation": "Blood pressure can drop on standing. A pause shows dizziness before a fall."
  },
  {
   "lesson": "after-a-fall",
   "prompt": "You find a resident on the floor in pain. What do you not do?",
   "choices": [
    "Lift the resident back into bed",
    "Stay and call for help",
    "Ask what happened",
    "Cover the person with a blanket"
   ],
   "explanation": "A person with a fracture can be harmed by lifting. The nurse or the emergency crew decides."
  },
  {
   "lesson": "after-a-fall",
   "prompt": "A resident who takes a blood thinner hit her head. She feels fine. What do you do?",
   "choices": [
    "Call the nurse and 911",
    "Help her up and check again in an hour",
    "Write a report and go on",
    "Call the family first"
   ],
   "explanation": "Blood thinners make bleeding in the head more likely, also without symptoms at first."
  },
  {
   "lesson": "after-a-fall",
   "prompt": "Which entry is the best record of a fall?",
   "choices": [
    "“Found on left side by the bed at 2:10, slippers off, floor wet”",
    "“Resident was careless again”",
    "“Fell because of the medication”",
    "“Everything fine”"
   ],
   "explanation": "Write what you saw and heard. Opinions and guesses do not help."
  }
 ]
}
$course$);

select private.publish_course($course$
{
 "slug": "reading-a-t-12",
 "title": "Reading a T-12",
 "summary": "Take a trailing-twelve-month statement apart, adjust it, and say what the community earns.",
 "category": "finance",
 "level": "intermediate",
 "minutes": 30,
 "valid_months": 24,
 "revised_on": "2026-11-30",
 "quiz_questions": 6,
 "passing_percent": 80,
 "attempts_per_day": 3,
 "lessons": [
  {
   "id": "the-document",
   "title": "What a T-12 is and is not",
   "minutes": 4,
   "summary": "Twelve columns, who prepared them, and three checks before you read a figure.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A T-12 is a profit and loss statement of the last twelve months with one column per month and a total. It is the document that most prices are argued from. It is also prepared by the party who wants the highest price, so read it as a claim that you can check.",
      "It is not an audit. It shows what was booked in each month. Whether the revenue was collected, the invoices were complete, and the owner’s truck belongs to the community are questions for other documents."
     ]
    },
    {
     "kind": "steps",
     "steps": [
      {
       "title": "Check the period",
       "text": "Twelve full months, the last of which has ended. A statement through September that reaches you in December hides a quarter."
      },
      {
       "title": "Check the sums",
       "text": "Add the months of three lines. If a total differs, ask for the file from the accounting system instead of a typed sheet."
      },
      {
       "title": "Check the basis",
       "text": "Accrual books an expense when it arises, cash books it when it is paid. On a cash basis, a year can hold eleven or thirteen payrolls."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Then ask for three companions. The **census by day or month** explains revenue. The **payroll report by position** explains labor. The **general ledger** explains single entries. With these, most questions can be answered without a call.",
      "Look for the shape before the size. Put the twelve months of total revenue in a line. A slow rise suggests a building that fills. A jump suggests a rate increase, a new payor, or an entry that belongs elsewhere. A dip suggests an outbreak, a sprinkler that broke, or a director who left. Do the same with total expenses. Note the months in which the two lines move in opposite directions, because your first questions are about them.",
      "Last, annualize with care. The final three months times four is called a T-3. It shows the current rate of a building that is filling, and it exaggerates a good season. Show both figures and say which one you use."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Exercise: take any statement you have and run the three checks. Write down how long they took. Five minutes is good."
    }
   ]
  },
  {
   "id": "revenue",
   "title": "Revenue, month by month",
   "minutes": 5,
   "summary": "Separate rent, care, and one-time fees, and tie them to the census.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Split revenue into four parts, because each behaves in its own way."
     ]
    },
    {
     "kind": "table",
     "caption": "Four parts of revenue",
     "columns": [
      {
       "label": "Part"
      },
      {
       "label": "Driven by"
      },
      {
       "label": "Typical trap"
      }
     ],
     "rows": [
      [
       "Base rent",
       "Occupied units and rates",
       "Concessions booked as an expense"
      ],
      [
       "Care charges",
       "Residents’ needs",
       "A reassessment just before the sale"
      ],
      [
       "Community fees",
       "Move-ins",
       "Treated as if they came every month"
      ],
      [
       "Other",
       "Guests, second occupants, services",
       "Insurance or tax refunds"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Start with base rent. Divide it by occupied units in each month. The result should be smooth, with one step when rates increase. If it jumps around, the census and the ledger count different things. Find out which before you go on.",
      "Care charges follow the needs of residents. A rise may be real, since residents age, or it may come from a round of reassessments shortly before marketing. Ask for the date of the last assessment of each resident, without names. Care revenue that rises while care hours stay flat will not last: either the hours catch up or families object.",
      "Community fees are paid once, at move-in. They are real income, but they depend on turnover. A building that fills collects many of them, and after it is full it collects only those of replacements."
     ]
    },
    {
     "kind": "example",
     "title": "Fees after the building is full",
     "given": [
      {
       "label": "Move-ins in the last year",
       "value": "48"
      },
      {
       "label": "Of which replaced a move-out",
       "value": "30"
      },
      {
       "label": "Fee",
       "value": "$3,500"
      }
     ],
     "working": [
      {
       "line": "48 × $3,500",
       "result": "$168,000"
      },
      {
       "line": "30 × $3,500",
       "result": "$105,000"
      },
      {
       "line": "$168,000 − $105,000",
       "result": "$63,000"
      }
     ],
     "conclusion": "Of the $168,000 on the statement, $63,000 came from filling empty units. A buyer of the full building should not pay for it."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Now tie revenue to the bank. Take one month, and compare billed revenue with deposits and with the aging report. Balances older than 90 days are often lost. If bad debt is absent from the expenses, the community either collects everything, which is rare, or has not written anything off yet.",
      "At the end you should be able to say in one sentence what one occupied unit pays in a normal month, and why."
     ]
    }
   ]
  },
  {
   "id": "expenses",
   "title": "Expenses and what is missing",
   "minutes": 5,
   "summary": "Labor, the lines that vanish before a sale, and costs the buyer will have.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Read expenses twice: first for what is there, then for what is not.",
      "On the first reading, begin with labor. Add wages, payroll taxes, benefits, and agency staff of all departments. Divide by revenue, and divide the hours by resident days. Compare both with the same building a year earlier before you compare with another building. A fall in labor during the months before a sale is the entry to question first. Positions left open do not cost anything, until the buyer fills them."
     ]
    },
    {
     "kind": "list",
     "items": [
      "**Repairs.** A quiet year after three expensive ones can mean that work was deferred.",
      "**Marketing.** It is easy to cut, and the effect on move-ins shows half a year later.",
      "**Food.** Check cost per resident day, because the total hides a falling census.",
      "**Utilities.** Look at the same season of the previous year.",
      "**Insurance.** The premium of the last renewal, not the average of two policies.",
      "**Property tax.** Many states reassess after a sale. Estimate the tax at your price."
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "On the second reading, look for costs that a buyer will have and this owner does not. An owner who manages the building may pay no **management fee**. A family that owns the land pays no ground rent. A community without **replacement reserves** still has carpets that wear out. The director may be the owner’s daughter and work for half of the market salary. Each of these makes the statement look better than the building.",
      "The reverse exists too: the owner’s car, a family phone plan, a lawsuit that has ended, a one-time consultant. They make the building look worse. A fair reader corrects both."
     ]
    },
    {
     "kind": "example",
     "title": "Two costs that are not on the statement",
     "given": [
      {
       "label": "Revenue",
       "value": "$4,200,000"
      },
      {
       "label": "Market management fee",
       "value": "5%"
      },
      {
       "label": "Units",
       "value": "64"
      },
      {
       "label": "Reserves per unit",
       "value": "$350"
      }
     ],
     "working": [
      {
       "line": "$4,200,000 × 5%",
       "result": "$210,000"
      },
      {
       "line": "64 × $350",
       "result": "$22,400"
      },
      {
       "line": "$210,000 + $22,400",
       "result": "$232,400"
      }
     ],
     "conclusion": "An owner-managed statement without reserves overstates NOI by $232,400 in this invented case."
    }
   ]
  },
  {
   "id": "adjustments",
   "title": "The adjustment ledger",
   "minutes": 5,
   "summary": "Write down each change with its reason, its source, and its direction.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Normalizing means restating the year as a typical buyer would have had it. The method matters less than the discipline: every change is one line with an amount, a direction, a reason, and a source. A single figure called “adjusted EBITDA” convinces no one."
     ]
    },
    {
     "kind": "table",
     "caption": "A ledger in its simplest form",
     "columns": [
      {
       "label": "Adjustment"
      },
      {
       "label": "Effect on NOI",
       "isNumber": true
      },
      {
       "label": "Source"
      }
     ],
     "rows": [
      [
       "Management fee from 3% to 5%",
       "−$100,000",
       "Contract of a comparable building"
      ],
      [
       "Replacement reserves",
       "−$21,000",
       "60 units at $350"
      ],
      [
       "Owner’s salary removed",
       "+$85,000",
       "Payroll report"
      ],
      [
       "Market salary of a director added",
       "−$110,000",
       "Two current job postings"
      ],
      [
       "Settled lawsuit removed",
       "+$40,000",
       "General ledger, one entry"
      ],
      [
       "Property tax at the new value",
       "−$32,000",
       "Assessor’s rate"
      ]
     ],
     "source": "An invented community with $5,000,000 of revenue."
    },
    {
     "kind": "example",
     "title": "The sum of the ledger",
     "given": [
      {
       "label": "NOI on the statement",
       "value": "$1,350,000"
      }
     ],
     "working": [
      {
       "line": "$85,000 + $40,000",
       "result": "$125,000"
      },
      {
       "line": "$100,000 + $21,000 + $110,000 + $32,000",
       "result": "$263,000"
      },
      {
       "line": "$1,350,000 + $125,000 − $263,000",
       "result": "$1,212,000"
      }
     ],
     "conclusion": "Six lines take a tenth off the reported figure. None of them is unusual."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Three rules keep a ledger honest. **Correct in both directions.** If you remove the owner’s salary, add the salary of the person who will do the job. **Don’t adjust for plans.** A rate increase that has been announced in writing and takes effect next month may be shown, clearly marked. Residents you hope to attract belong in the projection, not in the history. **Separate once from often.** A cost called non-recurring that appears in three of the last four years recurs.",
      "Agency labor deserves its own thought. The hours have to be worked by someone. Only the difference between the agency’s rate and the full cost of an employee can be removed, and only after people have been hired.",
      "Show the ledger to the other side early. Most disputes concern two lines, and it is better to find them before the letter of intent than after the inspection."
     ]
    }
   ]
  },
  {
   "id": "value",
   "title": "From NOI to value and loan",
   "minutes": 5,
   "summary": "Cap rate, price per unit, and debt coverage from the same adjusted figure.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "With an adjusted NOI, value is one division: NOI divided by the cap rate. The hard part is the rate. It expresses what buyers accept for this care type, age, and place. CBRE’s survey for the second half of 2024 showed 6.5 percent for class A active adult and 7.6 percent for class A assisted living outside the core, and an average of 9.5 percent for freestanding memory care. Skilled nursing trades around 13 percent."
     ]
    },
    {
     "kind": "example",
     "title": "One NOI at three rates",
     "given": [
      {
       "label": "Adjusted NOI",
       "value": "$1,212,000"
      },
      {
       "label": "Units",
       "value": "60"
      }
     ],
     "working": [
      {
       "line": "$1,212,000 ÷ 7%",
       "result": "$17,314,286"
      },
      {
       "line": "$1,212,000 ÷ 7.5%",
       "result": "$16,160,000"
      },
      {
       "line": "$1,212,000 ÷ 8%",
       "result": "$15,150,000"
      },
      {
       "line": "$16,160,000 ÷ 60",
       "result": "$269,333 a unit"
      }
     ],
     "conclusion": "One percentage point moves the price by more than two million dollars. The adjustments of the previous lesson moved it by about as much."
    },
    {
     "kind": "text",
     "paragraphs": [
      "A price also has to carry a loan. The debt service coverage ratio, DSCR, is NOI divided by annual debt service. A HUD-232 loan requires 1.45. The lender also limits the loan to a share of value. The loan is the smallest amount that passes every test."
     ]
    },
    {
     "kind": "example",
     "title": "Which test limits the loan",
     "given": [
      {
       "label": "Adjusted NOI",
       "value": "$1,212,000"
      },
      {
       "label": "Required coverage",
       "value": "1.45"
      },
      {
       "label": "Annual debt service per dollar of loan",
       "value": "8.1%"
      },
      {
       "label": "Value",
       "value": "$16,160,000"
      },
      {
       "label": "Loan to value",
       "value": "75%"
      }
     ],
     "working": [
      {
       "line": "$1,212,000 ÷ 1.45",
       "result": "$835,862"
      },
      {
       "line": "$835,862 ÷ 8.1%",
       "result": "$10,319,284"
      },
      {
       "line": "$16,160,000 × 75%",
       "result": "$12,120,000"
      }
     ],
     "conclusion": "Coverage allows $10.3 million and value $12.1 million, so coverage decides. The buyer needs more equity than the loan-to-value figure suggests."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Present the result as a range with its reasons: the adjusted NOI, the rate and its evidence, the price per unit against recent sales, and the loan. Add the figure on which you are least sure and what would change it. That page is what a partner, a lender, or a seller can discuss.",
      "You can build the same chain in the product: enter the statement in the [valuation calculator](/valuation-calculator) and change one adjustment at a time."
     ]
    },
    {
     "kind": "exercise",
     "calculator": "valuation",
     "text": "Enter 60 units, a cap rate of 7.5 percent, and revenue and expenses that leave an NOI of about $1.2 million. Then change only the cap rate and watch the value."
    },
    {
     "kind": "task",
     "task": "underwrite",
     "text": "Your own community: work from its revenue to its NOI, its value, and the value per unit. The figures are invented."
    }
   ]
  }
 ],
 "questions": [
  {
   "lesson": "the-document",
   "prompt": "What does a T-12 show?",
   "choices": [
    "What was booked in each of the last twelve months",
    "What an auditor has confirmed for a fiscal year",
    "The budget for the next twelve months",
    "The cash collected since the last sale"
   ],
   "explanation": "A T-12 is an unaudited statement of what was booked, month by month."
  },
  {
   "lesson": "the-document",
   "prompt": "Why can a cash-basis statement show thirteen payrolls?",
   "choices": [
    "Expenses appear when they are paid, not when they arise",
    "A payroll was booked twice by mistake",
    "Bonuses are always paid separately",
    "Agency invoices count as payroll"
   ],
   "explanation": "On a cash basis, payment dates decide. Accrual assigns a cost to the month it belongs to."
  },
  {
   "lesson": "the-document",
   "prompt": "What is the risk of a T-3 that is multiplied by four?",
   "choices": [
    "It exaggerates a good season",
    "It ignores the current rate",
    "It cannot be compared with the T-12",
    "It leaves out property tax"
   ],
   "explanation": "A T-3 shows the current rate, but a good or bad season is multiplied too."
  },
  {
   "lesson": "revenue",
   "prompt": "Which part of revenue shrinks when a community stays full?",
   "choices": [
    "Community fees",
    "Base rent",
    "Care charges",
    "Second-occupant fees"
   ],
   "explanation": "Community fees are paid at move-in. A full building only has replacements."
  },
  {
   "lesson": "revenue",
   "prompt": "40 move-ins paid a fee of $3,000, and 28 of them replaced a move-out. How much fee income came from filling empty units?",
   "choices": [
    "$36,000",
    "$84,000",
    "$120,000",
    "$28,000"
   ],
   "explanation": "40 − 28 = 12 units were filled, and 12 × $3,000 = $36,000."
  },
  {
   "lesson": "revenue",
   "prompt": "Care revenue rises while care hours stay flat. What should you do?",
   "choices": [
    "Ask when residents were last assessed",
    "Project the same growth",
    "Remove all care revenue",
    "Reduce the cap rate"
   ],
   "explanation": "A round of reassessments before marketing can lift revenue that will not last."
  },
  {
   "lesson": "expenses",
   "prompt": "An owner manages the building and charges no fee. Revenue is $3,000,000 and the market fee is 5 percent. By how much is NOI overstated?",
   "choices": [
    "$150,000",
    "$15,000",
    "$300,000",
    "Not at all"
   ],
   "explanation": "A buyer would pay a manager $3,000,000 × 5% = $150,000."
  },
  {
   "lesson": "expenses",
   "prompt": "Which drop in cost deserves the first question?",
   "choices": [
    "Labor in the months before marketing",
    "Heating from winter to spring",
    "Food as the census falls",
    "Legal fees after a settlement"
   ],
   "explanation": "Open positions cost nothing until the buyer fills them."
  },
  {
   "lesson": "adjustments",
   "prompt": "You remove the owner’s salary from the statement. What else belongs in the ledger?",
   "choices": [
    "The market salary of the person who will do the work",
    "The owner’s future consulting fee",
    "Nothing, the cost is gone",
    "A lower management fee"
   ],
   "explanation": "Correct in both directions: the work has to be done by someone."
  },
  {
   "lesson": "adjustments",
   "prompt": "Which adjustment belongs in the projection rather than in the history?",
   "choices": [
    "Residents you hope to attract",
    "A lawsuit that was settled",
    "A market management fee",
    "Replacement reserves"
   ],
   "explanation": "Don’t adjust for plans. History shows the year as a typical buyer would have had it."
  },
  {
   "lesson": "value",
   "prompt": "Adjusted NOI is $900,000 and the cap rate 7.5 percent. What is the value?",
   "choices": [
    "$12,000,000",
    "$6,750,000",
    "$67,500,000",
    "$11,250,000"
   ],
   "explanation": "$900,000 ÷ 7.5% = $12,000,000."
  },
  {
   "lesson": "value",
   "prompt": "Coverage allows a loan of $8 million and loan to value allows $9 million. How much can be borrowed?",
   "choices": [
    "$8 million",
    "$9 million",
    "$8.5 million",
    "$17 million"
   ],
   "explanation": "The loan is the smallest amount that passes every test."
  }
 ]
}
$course$);

select private.publish_course($course$
{
 "slug": "senior-housing-fundamentals",
 "title": "Senior housing fundamentals",
 "summary": "Six care types, their payors, their numbers, and their licenses, in five lessons.",
 "category": "markets-and-care",
 "level": "introductory",
 "minutes": 28,
 "valid_months": null,
 "revised_on": "2026-11-20",
 "quiz_questions": 6,
 "passing_percent": 80,
 "attempts_per_day": 3,
 "lessons": [
  {
   "id": "care-types",
   "title": "Six kinds of community",
   "minutes": 4,
   "summary": "What residents receive in each care type, and why one campus may hold several.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Senior housing is not one product. A person who moves into a community buys an apartment, a package of services, and often care. The mix decides the rent, the staff, the license, and what a buyer will pay. Learn to ask what a resident receives each day, because names on signs vary."
     ]
    },
    {
     "kind": "terms",
     "terms": [
      {
       "term": "Active adult",
       "text": "Apartments or houses for people 55 and over, with activities and no care. It is run much like an apartment building."
      },
      {
       "term": "Independent living",
       "text": "An apartment with meals, housekeeping, transportation, and activities. Residents who need help with daily life arrange it themselves."
      },
      {
       "term": "Assisted living",
       "text": "Housing and meals plus help with activities of daily living: bathing, dressing, toileting, transferring, continence, and eating. Staff are on site at all hours."
      },
      {
       "term": "Memory care",
       "text": "Assisted living for people with dementia, in a secured setting with more staff and a structured day."
      },
      {
       "term": "Skilled nursing",
       "text": "Round-the-clock nursing for long stays, and rehabilitation after a hospital stay. Most facilities are certified for Medicare and Medicaid."
      },
      {
       "term": "Continuing care",
       "text": "A campus, also called a life plan community, that offers several of these levels under one contract. Some charge an entrance fee, others only rent."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "There is a seventh kind, board and care: a house with a few residents and one or two caregivers. It follows assisted living rules in most states and trades more like a small business.",
      "One address may hold several types. A building with 60 assisted living and 24 memory care apartments has two products with different rents, staff, and waiting lists. Add the units up and you learn little. Always ask for figures by care type.",
      "Also keep three counts apart. **Licensed beds** are what the state allows. **Operating beds** are what the community sets up. **Units** are apartments, and a two-bedroom unit shared by two people who are not related holds two beds. A price per bed and a price per unit describe the same sale with different numbers.",
      "When you compare two communities, line up the same care type, the same count, and the same services. Then the comparison means something."
     ]
    },
    {
     "kind": "note",
     "tone": "hint",
     "text": "Try it: open three communities on the [listings page](/investment-opportunities) and write down care types, units, and licensed beds of each."
    }
   ]
  },
  {
   "id": "payors",
   "title": "Who pays for what",
   "minutes": 4,
   "summary": "Private pay, Medicaid, Medicare, and the daily rates behind them.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "The person who lives in a community is often not the one who pays for it. The source of the money decides how fast rates can rise, how late payments arrive, and which rules apply.",
      "Independent living, assisted living, and memory care are mainly **private pay**: residents pay from savings, the sale of a house, pensions, and family help. In the third quarter of 2021, Welltower reported 96.5 percent private revenue in its senior housing operating portfolio. For long-term and post-acute care the same company reported 30 percent private, 36 percent Medicaid, and 34 percent Medicare."
     ]
    },
    {
     "kind": "terms",
     "terms": [
      {
       "term": "Medicaid",
       "text": "State programs for people with low income and few assets. It pays for most long nursing stays. In assisted living it pays for care under waivers in many states, rarely for rent."
      },
      {
       "term": "Medicare Part A",
       "text": "Federal insurance that pays for short skilled stays after a hospital stay, not for living in a community."
      },
      {
       "term": "Medicare Advantage",
       "text": "Private plans that replace original Medicare. They negotiate rates, authorize days, and usually pay less."
      },
      {
       "term": "VA benefits",
       "text": "Aid and Attendance adds to the income of eligible veterans and surviving spouses, who then pay privately."
      },
      {
       "term": "Long-term care insurance",
       "text": "Reimburses the resident up to a daily limit. The community still collects from the resident."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Rates differ widely. NIC reported about $590 a day from Medicare in skilled nursing in June 2023, where Medicare was 18 percent of revenue. Medicaid covered about 66 percent of days in NIC’s 2018 data. A few Medicare residents can therefore carry a building whose other residents pay less than they cost."
     ]
    },
    {
     "kind": "example",
     "title": "A blended daily rate",
     "given": [
      {
       "label": "Medicare days",
       "value": "2,000 at $590"
      },
      {
       "label": "Medicaid days",
       "value": "14,000 at $250"
      },
      {
       "label": "Private days",
       "value": "4,000 at $320"
      }
     ],
     "working": [
      {
       "line": "2,000 × $590",
       "result": "$1,180,000"
      },
      {
       "line": "14,000 × $250",
       "result": "$3,500,000"
      },
      {
       "line": "4,000 × $320",
       "result": "$1,280,000"
      },
      {
       "line": "($1,180,000 + $3,500,000 + $1,280,000) ÷ 20,000",
       "result": "$298"
      }
     ],
     "conclusion": "Medicare is one day in ten and one dollar in five. Lose half of it and the blended rate drops, although the beds stay full. The Medicaid and private rates here are invented."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Ask each seller for days and dollars by payor for three years. The trend tells you more than last month."
     ]
    }
   ]
  },
  {
   "id": "occupancy-and-rates",
   "title": "Census, occupancy, and rates",
   "minutes": 5,
   "summary": "Two occupancies, two revenue figures, and the question to ask about each.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "“We are 92 percent full” can mean several things. Before you compare, find out what was counted."
     ]
    },
    {
     "kind": "terms",
     "terms": [
      {
       "term": "Census",
       "text": "The number of residents on a day."
      },
      {
       "term": "Physical occupancy",
       "text": "Occupied units divided by available units."
      },
      {
       "term": "Financial occupancy",
       "text": "Units that are paid for divided by available units. A resident in the hospital still counts; a free first month does not."
      },
      {
       "term": "RevPOR",
       "text": "Resident revenue per occupied unit and month. It shows what one resident household pays."
      },
      {
       "term": "RevPAR",
       "text": "Resident revenue per available unit and month. It falls with each empty unit."
      }
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Operators differ in which occupancy they publish. NIC’s figures for the fourth quarter of 2025 were 89.1 percent in primary and 90.0 percent in secondary markets. A quarter earlier, independent living stood at 90.2 percent and assisted living at 87.2 percent. Single metropolitan areas range widely, from 93.1 percent in Boston to 85.4 percent in Miami."
     ]
    },
    {
     "kind": "example",
     "title": "Two occupancies in one building",
     "given": [
      {
       "label": "Available units",
       "value": "80"
      },
      {
       "label": "Occupied units",
       "value": "72"
      },
      {
       "label": "Occupied in a free month",
       "value": "4"
      },
      {
       "label": "Resident revenue this month",
       "value": "$432,000"
      }
     ],
     "working": [
      {
       "line": "72 ÷ 80",
       "result": "90%"
      },
      {
       "line": "(72 − 4) ÷ 80",
       "result": "85%"
      },
      {
       "line": "$432,000 ÷ 72",
       "result": "$6,000"
      },
      {
       "line": "$432,000 ÷ 80",
       "result": "$5,400"
      }
     ],
     "conclusion": "The building is 90 percent physically and 85 percent financially occupied. The gap of five points is the discount that filled it."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Occupancy is the result of move-ins and move-outs, and both happen all the time. In December 2025, NIC counted move-ins of 2.0 percent of inventory in independent living, 3.0 in assisted living, and 3.3 in memory care. Move-outs were 1.6, 2.8, and 3.3 percent. So memory care replaces about its whole move-in count each month and stands still. A community that stops selling for one quarter empties by itself.",
      "Rates depend on the care type as well. A memory care apartment costs more than an assisted living apartment, which costs more than an independent one. In most communities, a care charge is added on top of the rent: by level, by points, or by service. Ask whether a quoted rate includes it.",
      "The useful questions are short. Which occupancy is this? On how many units? Averaged over what time? At what rate, and with which discount?"
     ]
    }
   ]
  },
  {
   "id": "costs",
   "title": "What a community spends",
   "minutes": 4,
   "summary": "Labor first, then everything else, and how to compare buildings by resident day.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "A community is a building in which many people work. Labor is by far the largest cost, and the other lines follow the number of residents or the size of the building."
     ]
    },
    {
     "kind": "table",
     "caption": "What moves each expense line",
     "columns": [
      {
       "label": "Line"
      },
      {
       "label": "Follows"
      },
      {
       "label": "Ask for"
      }
     ],
     "rows": [
      [
       "Nursing and caregivers",
       "Residents and their needs",
       "Hours by position and shift"
      ],
      [
       "Dining",
       "Residents",
       "Food cost per resident day"
      ],
      [
       "Housekeeping and laundry",
       "Units",
       "Hours per unit"
      ],
      [
       "Maintenance",
       "Building age",
       "Work orders and capital projects"
      ],
      [
       "Administration and marketing",
       "The community as such",
       "Names of open positions"
      ],
      [
       "Insurance",
       "Location and claims",
       "Loss runs for five years"
      ],
      [
       "Property tax",
       "Assessed value",
       "The date of the next assessment"
      ],
      [
       "Management fee",
       "Revenue",
       "The contract"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "To compare buildings of different sizes, divide by **resident days**: one resident on one day. Paid hours divided by resident days are hours per resident day. Food cost divided by resident days is what a day of meals costs. Both figures work across 40 and 140 units.",
      "What remains after operating expenses is net operating income, or **NOI**. NOI divided by revenue is the margin. The State of Seniors Housing report put it at 28 percent in 2020 and 25 percent in 2021, two difficult years. Skilled nursing usually runs at a lower margin, because nursing care takes more hours.",
      "Because many costs are fixed, the margin moves faster than occupancy. The night shift, the executive director, and the roof cost the same at 75 and at 90 percent. The last few residents contribute most of their rent to the profit, and the loss of the same few residents hurts as much."
     ]
    },
    {
     "kind": "example",
     "title": "The last five residents",
     "given": [
      {
       "label": "Revenue per resident and month",
       "value": "$6,000"
      },
      {
       "label": "Added cost per resident and month",
       "value": "$2,000"
      },
      {
       "label": "Residents gained",
       "value": "5"
      }
     ],
     "working": [
      {
       "line": "$6,000 − $2,000",
       "result": "$4,000"
      },
      {
       "line": "$4,000 × 5 × 12",
       "result": "$240,000"
      }
     ],
     "conclusion": "Five residents add $240,000 of annual NOI in this invented building, without a new position."
    },
    {
     "kind": "text",
     "paragraphs": [
      "Turnover is the quiet cost. Each departure means an empty unit, paint, and a new search. When a caregiver leaves, a colleague works overtime or an agency sends someone. Ask for both kinds of turnover by month."
     ]
    }
   ]
  },
  {
   "id": "licenses-and-surveys",
   "title": "Licenses and surveys",
   "minutes": 5,
   "summary": "Why the license name depends on the state, and how to read a survey grid.",
   "blocks": [
    {
     "kind": "text",
     "paragraphs": [
      "Care is licensed by the state, and the name of the license depends on the state. In California assisted living is a Residential Care Facility for the Elderly. Florida has a standard assisted living license with specialty licenses on top. Texas distinguishes types A and B by whether residents can evacuate on their own, and a community that advertises Alzheimer’s care needs type B. Pennsylvania has personal care homes and assisted living residences. Independent living and active adult housing often need no care license.",
      "Skilled nursing is different: it holds a state license and, in most cases, a certification for Medicare and Medicaid. It is therefore inspected under federal rules."
     ]
    },
    {
     "kind": "steps",
     "steps": [
      {
       "title": "The survey",
       "text": "Inspectors arrive unannounced. In skilled nursing they come every 12 to 15 months, and after complaints. In assisted living the interval depends on the state."
      },
      {
       "title": "The statement of deficiencies",
       "text": "In skilled nursing this is Form 2567. Each finding cites a rule and a letter from A to L."
      },
      {
       "title": "The plan of correction",
       "text": "The community says what it will do, by when, and how it will check the result."
      },
      {
       "title": "The revisit",
       "text": "Inspectors confirm the correction. Until then, penalties may add up."
      }
     ]
    },
    {
     "kind": "table",
     "caption": "The scope and severity grid",
     "columns": [
      {
       "label": "Severity"
      },
      {
       "label": "Isolated"
      },
      {
       "label": "Pattern"
      },
      {
       "label": "Widespread"
      }
     ],
     "rows": [
      [
       "Potential for minimal harm",
       "A",
       "B",
       "C"
      ],
      [
       "Potential for more than minimal harm",
       "D",
       "E",
       "F"
      ],
      [
       "Actual harm",
       "G",
       "H",
       "I"
      ],
      [
       "Immediate jeopardy",
       "J",
       "K",
       "L"
      ]
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
      "Read across for how many residents were affected and down for how badly. A D is one case that could have caused harm. A G hurt someone. J, K, and L mean that residents were in danger.",
      "A license does not pass to a buyer with the building. The buyer applies for a change of ownership, which takes from one to more than three months, and in busy states six to twelve according to one broker. During that time, the parties agree on who operates the community. Plan the application before you plan the closing date.",
      "One rule has changed recently. The 3.48-hour federal floor for nursing staff ended on February 2, 2026, when its repeal took effect. State minimums still apply, so look up the state."
     ]
    },
    {
     "kind": "note",
     "tone": "caution",
     "text": "State rules change. Treat every statement in this lesson as a starting point, and confirm it with the agency or your counsel."
    }
   ]
  }
 ],
 "questions": [
  {
   "lesson": "care-types",
   "prompt": "Which services does assisted living add to independent living?",
   "choices": [
    "Help with activities of daily living",
    "Round-the-clock skilled nursing",
    "Rehabilitation after a hospital stay",
    "Medicare coverage of rent"
   ],
   "explanation": "Assisted living adds help with bathing, dressing, toileting, transferring, continence, and eating. Skilled nursing is a different care type."
  },
  {
   "lesson": "care-types",
   "prompt": "A two-bedroom apartment is shared by two unrelated residents. How is it counted?",
   "choices": [
    "As one unit and two beds",
    "As two units and two beds",
    "As one unit and one bed"
   ],
   "explanation": "Units are apartments. Two people who are not related use two beds in one unit."
  },
  {
   "lesson": "care-types",
   "prompt": "What is a life plan community?",
   "choices": [
    "A campus with several levels of care under one contract",
    "Active adult housing with an entrance fee",
    "A memory care building with a life insurance program",
    "A nursing home certified for Medicare only"
   ],
   "explanation": "Continuing care or life plan communities offer several levels on one campus, for an entrance fee or for rent."
  },
  {
   "lesson": "payors",
   "prompt": "Who pays for most long stays in nursing homes?",
   "choices": [
    "Medicaid",
    "Medicare Part A",
    "Long-term care insurance",
    "The VA"
   ],
   "explanation": "Medicaid covered about 66 percent of days in 2018 data of NIC. Medicare pays for short skilled stays."
  },
  {
   "lesson": "payors",
   "prompt": "What does Medicare Part A pay for?",
   "choices": [
    "Short skilled stays after a hospital stay",
    "Rent in assisted living",
    "Unlimited nursing home stays",
    "Care charges in memory care"
   ],
   "explanation": "Part A pays for skilled care for a limited time after a hospital stay, not for living in a community."
  },
  {
   "lesson": "occupancy-and-rates",
   "prompt": "A building has 100 available units. 92 are occupied, 5 of them in a free month. What is its financial occupancy?",
   "choices": [
    "87 percent",
    "92 percent",
    "97 percent",
    "95 percent"
   ],
   "explanation": "Financial occupancy counts units that are paid for: 92 − 5 = 87 of 100."
  },
  {
   "lesson": "occupancy-and-rates",
   "prompt": "Which figure falls when a unit becomes vacant, while all others keep paying the same?",
   "choices": [
    "RevPAR",
    "RevPOR",
    "The rate on the price list",
    "The community fee"
   ],
   "explanation": "RevPAR divides revenue by available units, so a vacancy lowers it. RevPOR divides by occupied units."
  },
  {
   "lesson": "costs",
   "prompt": "Which cost is by far the largest in most communities?",
   "choices": [
    "Labor",
    "Food",
    "Property insurance",
    "Utilities"
   ],
   "explanation": "A community is a building in which many people work. Labor leads every other line."
  },
  {
   "lesson": "costs",
   "prompt": "What does dividing by resident days allow you to do?",
   "choices": [
    "Compare communities of different sizes",
    "Calculate the cap rate",
    "Remove one-time costs",
    "Convert accrual to cash"
   ],
   "explanation": "Hours or cost per resident day work across buildings of any size."
  },
  {
   "lesson": "licenses-and-surveys",
   "prompt": "A survey finding has the letter G. What does it mean?",
   "choices": [
    "Actual harm to one or few residents",
    "Immediate jeopardy that is widespread",
    "Potential for minimal harm",
    "A finding that has been corrected"
   ],
   "explanation": "G, H, and I stand for actual harm. G is the isolated one."
  },
  {
   "lesson": "licenses-and-surveys",
   "prompt": "What happens to the license when a community is sold?",
   "choices": [
    "The buyer applies for a change of ownership",
    "It passes to the buyer with the deed",
    "The county transfers it at closing",
    "It stays valid for five years"
   ],
   "explanation": "A license does not pass with the building. The application belongs at the start of the schedule."
  },
  {
   "lesson": "licenses-and-surveys",
   "prompt": "Which statement about the federal nursing-hour minimum of 3.48 is true in late 2026?",
   "choices": [
    "It was repealed effective February 2, 2026; state rules still apply",
    "It applies to assisted living as well",
    "It takes effect in 2027",
    "It applies only to buildings with over 100 beds"
   ],
   "explanation": "The federal rule was repealed. Look up the minimum of the state."
  }
 ]
}
$course$);
