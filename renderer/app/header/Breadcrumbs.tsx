import { usePlace } from '../../core/place/usePlace.ts';
import { PageBreadcrumbs } from '../../kit/header/PageBreadcrumbs.tsx';

/** Breadcrumbs of this screen. */
export function Breadcrumbs() {
  const { name } = usePlace();
  return name === null ? null : <PageBreadcrumbs name={name} />;
}
