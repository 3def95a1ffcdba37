import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInPathFor } from '#shared/routes.ts';
import { buttonClass } from '../../../../ui/button/buttonClass.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { lazyPart } from '../../../../ui/chunk/lazyPart.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { hasFilters, type ListingSearch } from '../listingSearch.ts';
import { useSaveListing } from './useSaveListing.ts';

const SaveSearchDialog = lazyPart(() => import('./SaveSearchDialog.tsx'));

/** Saves the current filters as a search. Visitors sign in first and return to the same list. */
export function SaveSearch({ search }: { readonly search: ListingSearch }) {
  const { userId } = useSaveListing();
  const { pathname, search: query } = useLocation();
  const [isOpen, setOpen] = useState(false);
  if (!hasFilters(search)) return null;
  if (userId === null) {
    return (
      <Link to={signInPathFor(pathname, query)} className={buttonClass({ size: 'small' })}>
        Save this search
      </Link>
    );
  }
  return (
    <>
      <PlainButton size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Save this search
      </PlainButton>
      {isOpen && <SaveSearchDialog search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
