import { Trail } from '../../kit/header/Trail.tsx';
import { usePlace } from '../gate/usePlace.ts';

/** The way from the top to this screen. */
export function Breadcrumbs() {
  const { name } = usePlace();
  return name === null ? null : <Trail name={name} />;
}
