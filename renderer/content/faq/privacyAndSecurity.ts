import { SUPPORT_EMAIL } from '#shared/constants.ts';
import type { FaqCategory } from './faqCategory.ts';

export const privacyAndSecurity: FaqCategory = {
  id: 'privacy-and-security',
  heading: 'Privacy and security',
  questions: [
    {
      question: 'Who can see my data?',
      answer:
        'You, the people you share it with, and staff where their task requires it. The database enforces this rule row by row: a request with no right to a record does not receive it, whatever screen or program sends it. Administrators’ actions on accounts are logged with a reason. The [privacy policy](/privacy-policy) has the full details.',
    },
    {
      question: 'How are confidential addresses protected?',
      answer:
        'They are stored separately from the listing, so no search, sort or filter on listings can reveal them. Only the broker, staff, and members with an active plan can see them. For a confidential listing, such a member must also have contacted its broker. A cover name in the title is therefore safe, as long as the description does not give it away.',
    },
    {
      question: 'Do you sell personal data or show advertising?',
      answer:
        'No to both. The exchange is funded by plans. We share data only with companies that work for us, such as hosting, payments, email and text messages, for these purposes alone, and with parties to a transaction when you share something with them. Marketing emails are off unless you turn them on in [notification preferences](/notifications-preferences).',
    },
    {
      question: 'How do I see where I am signed in?',
      answer:
        '[Security settings](/security-settings) list your devices with their last use, and recent sign-ins, including failed passwords. End one session or all others with a button. A device signed out this way has to sign in again. If you do not recognize a sign-in, change your password first, which also signs out your other devices, then turn on two-step sign-in.',
    },
    {
      question: 'Is the desktop app as secure as the browser?',
      answer:
        'Both connect to the same server under the same rules. The app stores your session in the operating system’s keychain and not in a file. If no keychain is available, it discards the session when it closes. It loads only its own pages and opens other addresses in your browser. On a shared computer, use a browser window and sign out when you are done.',
    },
    {
      question: 'Where does “Try it on this computer” store data?',
      answer:
        'The desktop app can run the whole product on your machine with sample data. Everything then stays in a folder of your user account, and the app connects only to your own machine. No one else can see the data and no one else keeps a copy, so you are responsible for backing up that folder. Do not store the only copy of a real file there.',
    },
    {
      question: 'What should I never put in a message or a shared folder?',
      answer:
        'Residents’ names together with their health information, Social Security and bank numbers, passwords, and wiring instructions sent as plain text. Redact rent rolls and incident logs before you share them. Confirm payment details by phone using a number you already had, because fraud in property deals often starts with a changed account number in a believable email.',
    },
    {
      question: 'How do I report a security problem?',
      answer: `Write to ${SUPPORT_EMAIL} with the word security in the subject: what you saw, when, and how to reproduce it. Go no further than needed to show the problem, do not take other people’s data, and give us time to fix it before you publish. We reply, keep you informed and do not pursue people who act in good faith.`,
    },
    {
      question: 'How do I get a copy of my data?',
      answer:
        'Open [your profile](/profile) and export it: one file with everything stored about you and everything you may read, ready in seconds. It costs nothing and you can do it as often as you like. You can correct your own details there. To have something else corrected, or deleted where no law or open transaction prevents it, write to [support](/support).',
    },
  ],
};
