import { Button } from '@blueprintjs/core';
import { Cross, LogOut } from '@blueprintjs/icons';
import { type ReactNode, useId } from 'react';
import type { Offer } from '#shared/navigation.ts';
import { PILOT_VIEWS, type PilotView, ROLE_LABELS } from '#shared/roles.ts';
import { usePilotView } from '../../features/pilot/index.ts';
import { useAuth, useSignOut } from '../../features/session/index.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { ThemeToggle } from '../theme/ThemeToggle.tsx';
import styles from './MobileMenu.module.css';
import { OfferLink } from './OfferLink.tsx';
import { useMemberNavigation, useVisitorNavigation } from './useNavigationData.ts';

/** Everything the bar holds on a large screen, in one column. */
export default function MobileMenu({ onClose }: { readonly onClose: () => void }) {
  const { session } = useAuth();
  return (
    <Dialog label="Menu" place="side" onClose={onClose}>
      <div className={styles.top}>
        <Button variant="minimal" icon={<Cross />} aria-label="Close menu" onClick={onClose} />
        <ThemeToggle />
      </div>
      {session === null ? <VisitorMenu /> : <MemberMenu onClose={onClose} />}
    </Dialog>
  );
}

function VisitorMenu() {
  const { links, roles, tour } = useVisitorNavigation();
  return (
    <nav aria-label="Main" className={styles.menu}>
      <Group title={null} offers={links} />
      <Group title="Choose Role" offers={roles} />
      {tour !== null && <Group title={null} offers={[tour]} />}
      <LinkButton to="auth" intent="primary">
        Sign In / Sign Up
      </LinkButton>
    </nav>
  );
}

function MemberMenu({ onClose }: { readonly onClose: () => void }) {
  const { status } = useAuth();
  const signOut = useSignOut();
  const { label, links, menus, account, settings, dashboards, pilotView } = useMemberNavigation();
  return (
    <nav aria-label="Main" className={styles.menu}>
      {pilotView !== null && <ViewChoice view={pilotView} />}
      <Group title={label || null} offers={links} />
      <Group title="Dashboards" offers={dashboards} />
      {menus.map(({ name, sections }) =>
        sections
          // A broker's list of dashboards stands above already.
          .filter(({ title }) => dashboards.length === 0 || title !== 'User dashboards')
          .map(({ title, offers }) => (
            <Group key={title ?? name} title={title ?? name} offers={offers} />
          )),
      )}
      <Group title="Account" offers={account} />
      <Group title="Settings" offers={settings} />
      <Button
        icon={<LogOut />}
        loading={status === 'leaving'}
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        Log out
      </Button>
    </nav>
  );
}

interface GroupProps {
  readonly title: string | null;
  readonly offers: readonly Offer[];
}

function Group({ title, offers }: GroupProps) {
  const titleId = useId();
  if (offers.length === 0) return null;
  const items: ReactNode = offers.map((offer) => (
    <li key={offer.label}>
      <OfferLink offer={offer} className={styles.link} />
    </li>
  ));
  return (
    <section aria-labelledby={title === null ? undefined : titleId}>
      {title !== null && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <ul>{items}</ul>
    </section>
  );
}

function ViewChoice({ view }: { readonly view: PilotView }) {
  const { choose } = usePilotView();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.title}>View as</legend>
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
