import { LogOut } from '@blueprintjs/icons';
import { PILOT_VIEWS, type PilotView, ROLE_LABELS } from '#shared/access/roles.ts';
import { mobileDashboards } from '#shared/navigation/mobile-dashboards.ts';
import type { HeaderMenu } from '#shared/navigation/navigation.ts';
import { railFor, railHeader } from '#shared/navigation/rail.ts';
import { routeNames, routes } from '#shared/routes/table.ts';
import { useAuth, useSignOut } from '../../session/auth/index.ts';
import { useMemberNavigation } from '../../session/place/useMemberNavigation.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { MenuDialog, MenuGroup } from '../../ui/header/MenuDialog.tsx';
import type { MenuProps } from '../../ui/header/MenuDialogButton.tsx';
import styles from './MemberMenu.module.css';
import { useChooseView, VIEW_NOTE } from './useChooseView.ts';

const all = routeNames.map((name) => routes[name]);

const offersIn = ({ sections }: HeaderMenu) => sections.flatMap(({ offers }) => offers);

/** Mobile menu of a signed-in user. */
export default function MemberMenu({ onClose }: MenuProps) {
  const { status } = useAuth();
  const signOut = useSignOut();
  const { label, links, menus, account, settings, pilotView, header, situation } =
    useMemberNavigation();
  const dashboards = mobileDashboards(situation, header);
  const listed = new Set(
    [...links, ...dashboards, ...menus.flatMap(offersIn), ...account, ...settings].map(
      ({ href }) => href,
    ),
  );
  // Side navigation items not in the menus; new screens appear through their route records.
  const others = railFor(railHeader(situation), situation, all)
    .flatMap(({ items }) => items)
    .filter(({ href }) => !listed.has(href))
    .map((item) => ({ ...item, badge: null }));
  return (
    <MenuDialog onClose={onClose}>
      {pilotView !== null && <ViewChoice view={pilotView} />}
      <MenuGroup title={label || null} offers={links} />
      <MenuGroup title="Workspace screens" offers={others} />
      <MenuGroup title="Dashboards" offers={dashboards} />
      {menus.map(({ name, sections }) =>
        sections
          // The broker's dashboards are already listed above.
          .filter(({ title }) => dashboards.length === 0 || title !== 'User dashboards')
          .map(({ title, offers }) => (
            <MenuGroup key={title ?? name} title={title ?? name} offers={offers} />
          )),
      )}
      <MenuGroup title="Account" offers={account} />
      <MenuGroup title="Settings" offers={settings} />
      <PlainButton
        aria-busy={status === 'leaving'}
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        <LogOut />
        Log out
      </PlainButton>
    </MenuDialog>
  );
}

function ViewChoice({ view }: { readonly view: PilotView }) {
  const choose = useChooseView();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.title}>View as</legend>
      <p className={styles.note}>{VIEW_NOTE}</p>
      {PILOT_VIEWS.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="pilot-view"
            checked={choice === view}
            onChange={() => choose(choice)}
          />
          <span>{ROLE_LABELS[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
