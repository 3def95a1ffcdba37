import { useFacts } from './useFacts.ts';

/** Asks for a dashboard's numbers while its gate still asks whose they are; the screen finds them on their way. */
export default function AskAhead() {
  useFacts();
  return null;
}
