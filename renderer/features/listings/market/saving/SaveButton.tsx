import { Heart } from '@blueprintjs/icons';
import { useLocation } from 'react-router-dom';
import { linkTo, signInPathFor } from '#shared/routes.ts';
import { buttonClass } from '../../../../ui/button/buttonClass.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import type { Listing } from '../listing.ts';
import styles from './Saving.module.css';
import { SAVE_PARAM, useSaveListing } from './useSaveListing.ts';

interface SaveButtonProps {
  readonly listing: Pick<Listing, 'id' | 'property_name'>;
  /** In a row, only the heart icon fits. */
  readonly isSmall?: boolean;
}

/** Saves or unsaves a community. Visitors sign in first and then find it saved. */
export function SaveButton({
  listing: { id, property_name: name },
  isSmall = false,
}: SaveButtonProps) {
  const { userId, marks, add, remove } = useSaveListing();
  const { pathname, search } = useLocation();
  const isSaved = marks?.some((mark) => mark.listing_id === id) === true;
  const look = buttonClass({
    variant: isSmall ? 'minimal' : 'solid',
    className: isSmall ? styles.small : styles.button,
  });
  if (userId === null) {
    const query = new URLSearchParams(search);
    query.set(SAVE_PARAM, id);
    const path = pathname.startsWith('/property/') ? linkTo('property', { id }) : pathname;
    return (
      <Link to={signInPathFor(path, `?${query}`)} className={look} aria-label={`Save ${name}`}>
        <Heart />
        {!isSmall && <span>Save</span>}
      </Link>
    );
  }
  return (
    <PlainButton
      variant={isSmall ? 'minimal' : 'solid'}
      className={isSmall ? styles.small : styles.button}
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      title={isSaved ? 'Saved. Click to remove' : 'Save'}
      disabled={marks === undefined}
      onClick={() => void (isSaved ? remove(id, name) : add(id))}
    >
      <Heart />
      {!isSmall && <span>{isSaved ? 'Saved' : 'Save'}</span>}
    </PlainButton>
  );
}
