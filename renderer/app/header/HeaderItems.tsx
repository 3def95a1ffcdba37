import { headerItems } from './headerItems.ts';

/** Header contributions of features, in one lazy chunk. */
export default function HeaderItems() {
  return headerItems.map(({ place, Component }) => <Component key={place} />);
}
