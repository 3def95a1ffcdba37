import { MenuDialog, MenuGroup } from '../ui/header/MenuDialog.tsx';
import type { MenuProps } from '../ui/header/MenuDialogButton.tsx';
import { LinkButton } from '../ui/link/LinkButton.tsx';
import { useVisitorNavigation } from './useVisitorNavigation.ts';

/** Mobile menu for visitors. */
export default function VisitorMenu({ onClose }: MenuProps) {
  const { links, explore, roles, tour, sections } = useVisitorNavigation();
  return (
    <MenuDialog onClose={onClose}>
      <MenuGroup title={null} offers={links} />
      <MenuGroup title="Explore" offers={explore} />
      <MenuGroup title="Choose Role" offers={roles} />
      {sections.map(({ title, offers }) => (
        <MenuGroup key={title} title={title} offers={offers} />
      ))}
      {tour !== null && <MenuGroup title={null} offers={[tour]} />}
      <LinkButton to="auth" intent="primary">
        Sign In / Sign Up
      </LinkButton>
    </MenuDialog>
  );
}
