import { usePlace } from '../../session/place/usePlace.ts';
import { PageBreadcrumbs } from '../../ui/header/PageBreadcrumbs.tsx';

/** Breadcrumbs of this screen. */
export function Breadcrumbs() {
  const { name } = usePlace();
  return name === null ? null : <PageBreadcrumbs name={name} />;
}
