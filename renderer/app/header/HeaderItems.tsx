import { headerItems } from './headerItems.ts';

/** What features put into the header, all in one late chunk. */
export default function HeaderItems() {
  return headerItems.map(({ place, Component }) => <Component key={place} />);
}
