import {
  Chat,
  ChevronDown,
  DoubleChevronLeft,
  DoubleChevronRight,
  Pin,
  Unpin,
} from '@blueprintjs/icons';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { headers } from '#shared/navigation/headers.ts';
import { type RailItem, railFor, railHeader } from '#shared/navigation/rail.ts';
import { routeNames, routes } from '#shared/routes/table.ts';
import { routeAt } from '#shared/routes.ts';
import { ChatDrawer, hasChat } from '../../features/ai/assistant/index.ts';
import { dashboardParts, useFacts } from '../../features/home/dashboard/index.ts';
import { useMemberNavigation } from '../../session/place/useMemberNavigation.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { Link } from '../../ui/link/Link.tsx';
import { usePrefetch } from '../../ui/link/navigation.ts';
import { PartBoundary } from '../../ui/state/PartBoundary.tsx';
import styles from './Rail.module.css';
import { railIcons } from './railIcons.ts';
import { type RailLink, useRailLinks } from './railLinks.ts';
import { useRailWidth } from './railWidth.ts';
import { useRailGroups } from './useRailGroups.ts';

const all = routeNames.map((name) => routes[name]);

/** Side navigation: screens of the current area, pinned places, and recent places. */
export default function Rail({ userId }: { readonly userId: string }) {
  const { situation, links } = useMemberNavigation();
  const header = railHeader(situation);
  const { label } = headers[header];
  const facts = useFacts();
  const counts = useMemo(() => (facts === null ? {} : dashboardParts.countsOf(facts)), [facts]);
  const shown = useMemo(() => {
    const hidden = new Set(facts === null ? [] : dashboardParts.hiddenOf(facts));
    return all.filter(({ name }) => !hidden.has(name));
  }, [facts]);
  const groups = railFor(header, situation, shown);
  const isListed = [...links, ...groups.flatMap(({ items }) => items)].some(
    ({ href }) => href === situation.pathname,
  );
  const places = useRailLinks(userId, isListed ? null : situation.pathname);
  const { isNarrow, fold } = useRailWidth(userId);
  const { isFolded, toggle } = useRailGroups(userId, groups);
  const { current } = places;
  return (
    <nav
      aria-label={label === '' ? 'Workspace' : `${label} workspace`}
      className={styles.rail}
      data-side-navigation
    >
      <div className={styles.groups}>
        {groups.map(({ name, title, items }) => (
          <Group
            key={name}
            name={name}
            title={title}
            isFolded={isFolded(name)}
            onToggle={() => toggle(name)}
          >
            {items.map((item) => (
              <Item key={item.href} item={item} count={counts[item.name] ?? 0} />
            ))}
          </Group>
        ))}
        <Places
          title="Pinned"
          places={places.pins}
          act={(place) => places.unpin(place.href)}
          isPinned
          isFolded={isFolded('pinned')}
          onToggle={() => toggle('pinned')}
        />
        <Places
          title="Recent"
          places={places.recent}
          act={places.pin}
          isFolded={isFolded('recent')}
          onToggle={() => toggle('recent')}
        />
      </div>
      <div className={styles.foot}>
        <AssistantButton />
        {current !== null && (
          <button type="button" className={styles.act} onClick={() => places.pin(current)}>
            <Pin />
            <span className={styles.label}>Pin this page</span>
          </button>
        )}
        <button
          type="button"
          className={styles.act}
          aria-expanded={!isNarrow}
          onClick={() => fold(!isNarrow)}
        >
          {isNarrow ? <DoubleChevronRight /> : <DoubleChevronLeft />}
          <span className={styles.label}>{isNarrow ? 'Expand' : 'Collapse'}</span>
        </button>
      </div>
    </nav>
  );
}

interface GroupProps {
  readonly name: string;
  readonly title: string;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A group of links under a heading that folds it. */
function Group({ name, title, isFolded, onToggle, children }: GroupProps) {
  const id = useId();
  return (
    <div data-group={name} data-folded={isFolded}>
      <button
        type="button"
        className={styles.title}
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={onToggle}
      >
        {title}
        <ChevronDown size={12} />
      </button>
      <ul id={id} aria-label={title}>
        {children}
      </ul>
    </div>
  );
}

function Item({ item, count }: { readonly item: RailItem; readonly count: number }) {
  const { name, href, label, icon, isHere } = item;
  const Icon = railIcons[icon];
  return (
    <li>
      <Link
        {...usePrefetch(name)}
        to={href}
        className={styles.item}
        aria-current={isHere ? 'page' : undefined}
      >
        <Icon />
        <span className={styles.label}>{label}</span>
        {count > 0 && (
          <span className={styles.count}>
            <span className="visually-hidden">pending: </span>
            {count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}
          </span>
        )}
      </Link>
    </li>
  );
}

const MOST_COUNTED = 99;

interface PlacesProps {
  readonly title: string;
  readonly places: readonly RailLink[];
  readonly isPinned?: boolean;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
  readonly act: (place: RailLink) => void;
}

/** Records and screens without a navigation item, each with a pin button. */
function Places({ title, places, isPinned = false, act, ...folding }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <Group name={isPinned ? 'pinned' : 'recent'} title={title} {...folding}>
      {places.map((place) => (
        <li key={place.href} className={styles.place}>
          <PlaceLink place={place} isPinned={isPinned} />
          <button
            type="button"
            className={styles.pin}
            title={isPinned ? 'Unpin' : 'Pin'}
            aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${place.label}`}
            onClick={() => act(place)}
          >
            {isPinned ? <Unpin /> : <Pin />}
          </button>
        </li>
      ))}
    </Group>
  );
}

function PlaceLink({ place, isPinned }: { readonly place: RailLink; readonly isPinned: boolean }) {
  return (
    <Link
      {...usePrefetch(routeAt(place.href)?.name ?? null)}
      to={place.href}
      className={styles.item}
    >
      {isPinned && <Pin />}
      <span className={styles.label}>{place.label}</span>
    </Link>
  );
}

/** Opens the assistant over the screen; its script loads at the click. */
function AssistantButton() {
  const { name } = usePlace();
  const [isOpen, setOpen] = useState(false);
  if (!hasChat(name)) return null;
  return (
    <>
      <button type="button" className={styles.act} onClick={() => setOpen(true)}>
        <Chat />
        <span className={styles.label}>Assistant</span>
      </button>
      {isOpen && (
        <PartBoundary isQuiet>
          <ChatDrawer onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
