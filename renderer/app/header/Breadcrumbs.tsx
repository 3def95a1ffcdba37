import { usePlace } from '../../core/place/usePlace.ts';
import { Trail } from '../../kit/header/Trail.tsx';

/** The way from the top to this screen. */
export function Breadcrumbs() {
  const { name } = usePlace();
  return name === null ? null : <Trail name={name} />;
}
