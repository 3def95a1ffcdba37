import { isPlain, Link, type LinkProps } from '../ui/link/Link.tsx';
import { useNavigation } from '../ui/link/navigation.ts';
import { RowLink } from '../ui/link/RowLink.tsx';
import { FOCUS_RECORD_STATE } from './focusRecord.ts';

interface BesideLinkProps extends LinkProps {
  /** Makes the whole row a link. */
  readonly isRow?: true;
}

/** A link whose record opens beside the current content, which keeps its scroll position. */
export function SidePanelLink({ isRow, ...link }: BesideLinkProps) {
  const { follow } = useNavigation();
  const Shown = isRow === true ? RowLink : Link;
  return (
    <Shown
      {...link}
      onClick={(event) => {
        if (!link.to.startsWith('?') || !isPlain(event)) return;
        // Keyboard activation moves focus into the record; pointer activation leaves it in the list.
        const isInto = event.detail === 0;
        const manner = { preventScrollReset: true, ...(isInto && { state: FOCUS_RECORD_STATE }) };
        if (follow(link.to, manner)) event.preventDefault();
      }}
    />
  );
}
