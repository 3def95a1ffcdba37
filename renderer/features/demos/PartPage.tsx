import { usePlace } from '../../core/place/usePlace.ts';
import { PartFrame } from './PartFrame.tsx';
import { isPartName, parts } from './parts.ts';

/** Every demo and preview: what it is, that its data are a demo's, the part itself, and the way to an account. */
export function Component() {
  const { name } = usePlace();
  if (!isPartName(name)) throw new Error(`The screen ${name} has no part.`);
  const { title, lead } = parts[name];
  return <PartFrame key={name} name={name} title={title} lead={lead} />;
}
