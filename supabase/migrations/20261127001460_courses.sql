-- Generated from renderer/content/education and supabase/education by `node build/courses.ts`. Do not edit.
-- The courses that a new database has. The same content again changes nothing.

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
      "Handle soiled linen as little as possible. Hold it away from your body, roll it inward, and bag it where it was used. Don’t shake it, and don’t put it on the floor."
     ]
    },
    {
     "kind": "text",
     "paragraphs": [
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
 "revised_on": "2026-11-21",
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
