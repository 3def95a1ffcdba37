import { isPlain, Link, type LinkProps } from '../link/Link.tsx';
import { useNavigation } from '../link/navigation.ts';
import { RowLink } from '../link/RowLink.tsx';

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
        const isBeside = link.to.startsWith('?') && isPlain(event);
        if (isBeside && follow(link.to, { preventScrollReset: true })) event.preventDefault();
      }}
    />
  );
}
