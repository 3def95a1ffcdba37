import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { BackLink } from '../../../ui/page/BackLink.tsx';

const LIST = linkTo('investmentOpportunities');

/** The query of the list a community was opened from; null if none. */
function searchOf(state: unknown): URLSearchParams | null {
  const address = (state as { listAddress?: unknown } | null)?.listAddress;
  if (typeof address !== 'string') return null;
  const [pathname, search = ''] = address.split('?', 2);
  return pathname === LIST ? new URLSearchParams(search) : null;
}

/** Back link to the list with its filters and scroll position. */
export function BackToList() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const search = searchOf(state);
  const goBack = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink
      to="investmentOpportunities"
      {...(search !== null && { query: Object.fromEntries(search), onClick: goBack })}
    >
      Communities for sale
    </BackLink>
  );
}
