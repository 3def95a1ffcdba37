import type { LessonTexts } from '../course.ts';

export const infectionControlAndFallsLessons: LessonTexts = {
  hands: [
    {
      kind: 'text',
      paragraphs: [
        'An infection needs a chain: a germ, a place where it lives, a way out, a way to travel, a way in, and a person who can become ill. Break one link and it stops. Residents are easy to infect, because age, illness, and thin skin weaken their defenses. The link you control best is how germs travel, and most of them travel on hands.',
        'Standard precautions mean that you treat every resident’s blood, body fluids, broken skin, and mucous membranes as if they could infect you. You do it for everyone, because many people carry germs without any symptoms.',
      ],
    },
    {
      kind: 'list',
      items: [
        '**Before** you touch a resident, even for a moment.',
        '**Before** a clean task, such as giving eye drops or serving food.',
        '**After** contact with blood, urine, stool, saliva, or a wound.',
        '**After** you touch a resident.',
        '**After** you touch the bed, the rail, the walker, or anything near the resident.',
        '**After** you take off gloves. Gloves have holes too small to see, and hands get dirty when you remove them.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Use an alcohol-based hand rub with at least 60 percent alcohol for most of these moments. It is fast and kinder to your skin. Cover all surfaces, including thumbs and fingertips, and rub until your hands are dry.',
        'Use **soap and water** when your hands are visibly dirty, after the restroom, before you eat, and when a resident has diarrhea. Alcohol does not kill the spores of C. difficile and works poorly against norovirus. Wash for at least 20 seconds, rinse, dry with a paper towel, and turn the tap off with the towel.',
        'Keep nails short. Wear no rings with stones. Cover cuts with a waterproof bandage. If your skin cracks, tell your supervisor, because cracked skin holds more germs and hurts enough to make people skip washing.',
        'Help residents clean their hands too: before meals, after the toilet, and when they come back from a visit. Offer it like a courtesy. Many residents cannot reach the sink alone, and no one asks them.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Count on your next shift how often you clean your hands during one morning routine. Then look at the list again.',
    },
  ],
  'protective-equipment': [
    {
      kind: 'text',
      paragraphs: [
        'Protective equipment is a barrier between you and what you may touch. Choose it for the task, not for the person. You need no gloves to hold a hand or push a wheelchair. You need them when you expect contact with blood, body fluids, broken skin, or soiled linen.',
      ],
    },
    {
      kind: 'table',
      caption: 'What to wear for which task',
      columns: [{ label: 'Task' }, { label: 'Wear' }],
      rows: [
        ['Changing a brief, emptying a catheter bag', 'Gloves'],
        ['Washing a resident with diarrhea', 'Gloves and gown'],
        ['Care that may splash', 'Gloves, gown, mask, eye protection'],
        ['Resident with a cough and fever', 'Mask, plus what the sign on the door says'],
        ['Serving meals, walking together', 'Clean hands'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'A sign at the door adds **transmission-based precautions**. Contact precautions mean gown and gloves for every entry. Droplet precautions mean a mask. Airborne precautions mean a respirator that has been fitted to you, and the nurse decides what happens next. Read the sign each time, since it can change within a shift.',
        'Order matters. Put on the gown first, then the mask, then eye protection, and the gloves last, over the cuffs of the gown. Take off the most contaminated item first: gloves, then eye protection, then the gown, turned inside out. Remove the mask last, by its straps, after you leave the room. Clean your hands after every step in which they may have been soiled, and always at the end.',
      ],
    },
    {
      kind: 'list',
      items: [
        'Change gloves between residents, and between a dirty and a clean task on the same resident.',
        'Never wash gloves or use hand rub on them.',
        'Don’t walk down the hall in gloves. What you touch there is touched by everyone.',
        'Don’t pull a mask under your chin. Throw it away and take a new one.',
        'If a glove tears, stop, remove it, clean your hands, and start again.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Explain to the resident what you are doing. A gown and a mask frighten people with dementia. Say your name, keep eye contact, and talk while you dress. It takes no extra time, and a calm resident is safer for both of you.',
        'If blood or body fluid reaches your eyes, mouth, or broken skin, or if a needle sticks you: wash the place, tell the nurse at once, and have it recorded. Some treatments work only when they begin within hours.',
      ],
    },
  ],
  outbreaks: [
    {
      kind: 'text',
      paragraphs: [
        'Germs survive on surfaces for hours or days. The ones that many people touch count most: door handles, rails, call buttons, tables, remote controls, walkers, and faucets. Clean first and disinfect second, because dirt protects germs. Follow the label of the product. It states how long a surface has to stay wet, called **contact time**. A wipe that dries in ten seconds does nothing if the label asks for more.',
        'Handle soiled linen as little as possible. Hold it away from your body, roll it inward, and bag it where it was used. Don’t shake it, and don’t put it on the floor.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'An outbreak often begins with two cases that no one connects. Know what is normal for your residents, and report what is not. Report the same day: two residents with vomiting or diarrhea, two with fever and cough, a rash that itches on several people, or any illness that spreads faster than you expect.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Keep the resident comfortable and apart',
          text: 'Care for them in their room. Close the door if it is safe for that resident.',
        },
        {
          title: 'Tell the nurse or director now',
          text: 'Say who, since when, and which symptoms. Don’t wait for the end of the shift.',
        },
        {
          title: 'Change to soap and water',
          text: 'For vomiting or diarrhea, use soap and water for your hands and the disinfectant that your policy names for stomach viruses.',
        },
        {
          title: 'Limit movement',
          text: 'Care for well residents first. Don’t share equipment between sick and well residents.',
        },
        {
          title: 'Write it down',
          text: 'Name, room, first symptom with time, and what you did. The list shows the pattern.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Stay home when you are ill. With vomiting or diarrhea, you still spread the virus after you feel better, so ask your supervisor when you may return. It is hard to leave your team short. It is harder to care for twenty sick residents with half of the team at home.',
        'Vaccination protects residents who cannot protect themselves. Ask where you can get the flu vaccine each fall, and which others your community offers.',
        'Drinking matters. A resident with diarrhea loses water quickly. Offer small amounts often, and report a dry mouth, dark urine, or new confusion.',
      ],
    },
  ],
  'why-residents-fall': [
    {
      kind: 'text',
      paragraphs: [
        'According to the CDC, more than one in four people over 65 fall each year. In a care community the share is higher, since people move in because they need help. A fall can mean a broken hip, a hospital stay, and a fear that keeps a person in a chair. Most falls have several causes, and at least one of them can be changed.',
      ],
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'In the person',
          text: 'Weak legs, poor balance, poor sight, pain, low blood pressure on standing, urgency to reach the toilet, confusion, an infection, and a previous fall, which is the strongest warning.',
        },
        {
          term: 'In the medication',
          text: 'Sleeping pills, drugs for anxiety or psychosis, blood pressure drugs, and any recent change. Report new dizziness or sleepiness.',
        },
        {
          term: 'In the room',
          text: 'Wet floors, cords, loose rugs, poor light, a bed that is too high, glasses or a walker out of reach, and shoes without grip.',
        },
        {
          term: 'In the schedule',
          text: 'Shift change, the hour before meals, and the night, when a person needs the toilet and no one is near.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Before you leave a room, look around for ten seconds. Call button in reach. Walker and glasses in reach. Bed low, brakes locked. Light on the way to the toilet. Floor dry and clear. Shoes on or beside the bed. Ask: “Do you need the restroom before I go?” Many falls happen on the way there.',
        'Help people to get up slowly. Sit on the edge of the bed, feet on the floor, and wait for a minute. Ask about dizziness. Then stand, wait again, and walk. If the resident’s plan asks for a gait belt or two people, use them each time, and never pull on an arm.',
        'Encourage movement. Sitting all day weakens legs within days. Walk to meals, stand up during television, join the exercise group. Restraints and raised rails do not prevent falls. They cause injuries and are restricted by law.',
        'Know the plan. If a resident’s care plan says something about falls, it was written because of something that happened. If the plan no longer fits, because the person is weaker, more confused, or newly able, tell the nurse today.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Choose one resident of your next shift. Name one risk in each of the four groups, and change one of them.',
    },
  ],
  'after-a-fall': [
    {
      kind: 'text',
      paragraphs: [
        'When you find a resident on the floor, your first task is to stay calm and stay there. Call for help without leaving. Don’t lift. A person with a broken hip or a neck injury can be harmed by a well-meant pull.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'Look and ask',
          text: 'Is the person awake and breathing? Bleeding? In pain? Can they say what happened? Look for a leg that is shorter or turned outward.',
        },
        {
          title: 'Call',
          text: 'Call the nurse. Call 911 at once for unconsciousness, trouble breathing, heavy bleeding, severe pain, a possible fracture, or a blow to the head if the resident takes a blood thinner. Follow your community’s policy where it asks for more.',
        },
        {
          title: 'Keep warm and still',
          text: 'Cover the person, put something soft under the head if they can move it without pain, and talk to them.',
        },
        {
          title: 'Move only when cleared',
          text: 'The nurse or the emergency crew decides. Use the lift or the technique you were trained in.',
        },
        {
          title: 'Watch',
          text: 'After a head injury or a fall that no one saw, watch as the nurse tells you. Report headache, vomiting, drowsiness, or new confusion at any time in the next days.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Record the fall during your shift, as long as you remember it. Write what you saw and heard, not what you think. “Found on the left side beside the bed at 2:10, slippers off, floor wet near the sink” helps. “Resident was careless” does not. Name witnesses. Quote the resident’s own words. Never change an entry afterward; add a new one.',
        'The family and the physician get a call as your policy says, and some states require a report within a set time. Maryland, for example, asks for reports within 24 hours. Your director knows the rule for your state.',
        'Then comes the part that prevents the next fall. Within a day, the team asks: What was the resident trying to do? What was different from yesterday? Which of the four groups of risk was involved? What will we change, who does it, and when do we look again? Your observation counts more than any form, because you were there.',
        'A fall is not a reason to blame anyone. Communities where people are afraid to report have fewer reports, and more falls.',
      ],
    },
  ],
};
