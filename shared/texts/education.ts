import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXEDA: 'This attempt is no longer open. Reload the page to see your result.',
  HXEDC: "This course isn't available.",
  HXEDD: 'Choose a due date from today to two years from now.',
  HXEDE: 'Choose at least one position.',
  HXEDF: 'Certificate not found. Showing the current list.',
  HXEDG: 'Too many checks from your network. Try again in an hour.',
  HXEDI: 'This course is already assigned to one of these positions.',
  HXEDJ: 'Up to 50 assignments can be open. End one first.',
  HXEDL: 'This lesson is not part of the version you are taking.',
  HXEDN: 'Start this course first.',
  HXEDO: 'Open the lesson before you complete it.',
  HXEDP: "You've already passed this quiz.",
  HXEDQ: 'Answer every question.',
  HXEDR: 'Complete every lesson before the quiz.',
  HXEDS: 'This attempt was already submitted with other answers.',
  HXEDT: 'No attempts left today. Try again tomorrow.',
  HXEDV: 'You changed this note on another device. Copy your text, then reload the page.',
  HXEDW: 'Enter a reason.',
});
