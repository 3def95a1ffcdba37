import { usePlace } from '../../../session/place/usePlace.ts';
import { PartFrame } from './PartFrame.tsx';
import { isPartName, parts } from './parts.ts';

/** Any demo or preview: description, demo data notice, the part itself, and the sign-up link. */
export function Component() {
  const { name } = usePlace();
  if (!isPartName(name)) throw new Error(`The screen ${name} has no part.`);
  const { title, lead } = parts[name];
  return <PartFrame key={name} name={name} title={title} lead={lead} />;
}
