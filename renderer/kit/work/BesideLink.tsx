import { isPlain, Link, type LinkProps } from '../link/Link.tsx';
import { useNavigation } from '../link/navigation.ts';
import { RowLink } from '../link/RowLink.tsx';
import { INTO_RECORD } from './intoRecord.ts';

interface BesideLinkProps extends LinkProps {
  /** The whole row leads there. */
  readonly isRow?: true;
}

/** A link whose record opens beside what is here, which stays where it was scrolled to. */
export function BesideLink({ isRow, ...link }: BesideLinkProps) {
  const { follow } = useNavigation();
  const Shown = isRow === true ? RowLink : Link;
  return (
    <Shown
      {...link}
      onClick={(event) => {
        if (!link.to.startsWith('?') || !isPlain(event)) return;
        // Pressed by a key, it is gone into; by the pointer, the focus stays with the list.
        const isInto = event.detail === 0;
        const manner = { preventScrollReset: true, ...(isInto && { state: INTO_RECORD }) };
        if (follow(link.to, manner)) event.preventDefault();
      }}
    />
  );
}
