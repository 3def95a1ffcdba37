import type { Question } from '../question.ts';

export const infectionControlAndFalls: readonly Question[] = [
  {
    lesson: 'hands',
    prompt: 'A resident has diarrhea. How do you clean your hands after care?',
    choices: [
      'With soap and water for at least 20 seconds',
      'With hand rub until dry',
      'Gloves are enough',
      'With a disinfecting wipe for surfaces',
    ],
    explanation: 'Alcohol does not kill C. difficile spores and works poorly against norovirus.',
  },
  {
    lesson: 'hands',
    prompt: 'Do you need to clean your hands after you take off gloves?',
    choices: [
      'Yes, every time',
      'Only if the gloves were torn',
      'Only after contact with blood',
      'No, gloves keep hands clean',
    ],
    explanation: 'Gloves have holes too small to see, and hands get dirty when you remove them.',
  },
  {
    lesson: 'hands',
    prompt: 'For which residents do you use standard precautions?',
    choices: [
      'For every resident',
      'For residents with a sign on the door',
      'For residents with a known infection',
      'For new residents in their first week',
    ],
    explanation:
      'Many people carry germs without any symptoms, so the precautions apply to everyone.',
  },
  {
    lesson: 'protective-equipment',
    prompt: 'Which item do you put on last?',
    choices: ['Gloves', 'Gown', 'Mask', 'Eye protection'],
    explanation: 'Gloves come last and cover the cuffs of the gown.',
  },
  {
    lesson: 'protective-equipment',
    prompt: 'You wash a resident with diarrhea. What do you wear?',
    choices: ['Gloves and gown', 'Gloves only', 'A respirator', 'Nothing special'],
    explanation: 'Your clothes are likely to touch body fluids, so the gown belongs to it.',
  },
  {
    lesson: 'protective-equipment',
    prompt: 'A needle sticks you. What do you do first?',
    choices: [
      'Wash the place and tell the nurse at once',
      'Finish the task, then report it',
      'Cover it and write it down tomorrow',
      'Use hand rub and put on new gloves',
    ],
    explanation: 'Some treatments work only when they begin within hours.',
  },
  {
    lesson: 'outbreaks',
    prompt: 'Two residents on your hall vomit during the same shift. What do you do?',
    choices: [
      'Tell the nurse or director now',
      'Wait for a third case',
      'Report it at the next staff meeting',
      'Ask the families what they ate',
    ],
    explanation: 'Two cases can be the start of an outbreak. The first hours matter most.',
  },
  {
    lesson: 'outbreaks',
    prompt: 'What is the contact time of a disinfectant?',
    choices: [
      'How long the surface has to stay wet',
      'How long the bottle may stay open',
      'How long you have to wear gloves',
      'How long the room has to stay empty',
    ],
    explanation: 'The label states the time. A surface that dries earlier is not disinfected.',
  },
  {
    lesson: 'why-residents-fall',
    prompt: 'Which of these is the strongest warning of a fall?',
    choices: ['A previous fall', 'Gray hair', 'A new roommate', 'A quiet voice'],
    explanation: 'Someone who has fallen is more likely to fall again.',
  },
  {
    lesson: 'why-residents-fall',
    prompt: 'Before you leave a resident’s room, which question prevents many falls?',
    choices: [
      '“Do you need the restroom before I go?”',
      '“Did you sleep well?”',
      '“Shall I close the curtains?”',
      '“Who is visiting today?”',
    ],
    explanation: 'Many falls happen on the way to the restroom.',
  },
  {
    lesson: 'why-residents-fall',
    prompt: 'A resident wants to get up from bed. What comes first?',
    choices: [
      'Sit on the edge of the bed and wait for a minute',
      'Stand up quickly to gain momentum',
      'Pull on both arms',
      'Raise the bed as high as possible',
    ],
    explanation: 'Blood pressure can drop on standing. A pause shows dizziness before a fall.',
  },
  {
    lesson: 'after-a-fall',
    prompt: 'You find a resident on the floor in pain. What do you not do?',
    choices: [
      'Lift the resident back into bed',
      'Stay and call for help',
      'Ask what happened',
      'Cover the person with a blanket',
    ],
    explanation:
      'A person with a fracture can be harmed by lifting. The nurse or the emergency crew decides.',
  },
  {
    lesson: 'after-a-fall',
    prompt: 'A resident who takes a blood thinner hit her head. She feels fine. What do you do?',
    choices: [
      'Call the nurse and 911',
      'Help her up and check again in an hour',
      'Write a report and go on',
      'Call the family first',
    ],
    explanation:
      'Blood thinners make bleeding in the head more likely, also without symptoms at first.',
  },
  {
    lesson: 'after-a-fall',
    prompt: 'Which entry is the best record of a fall?',
    choices: [
      '“Found on left side by the bed at 2:10, slippers off, floor wet”',
      '“Resident was careless again”',
      '“Fell because of the medication”',
      '“Everything fine”',
    ],
    explanation: 'Write what you saw and heard. Opinions and guesses do not help.',
  },
];
