import { useEffect, useState } from 'react';
import { ownKey } from '../../core/session/index.ts';
import { siteName } from '../../kit/brand/siteName.ts';
import { listOf, object, type ShapeOf, text } from '../../kit/shape/shape.ts';

const isPlace = object({ href: text, label: text });
const isKept = object({ pins: listOf(isPlace), recent: listOf(isPlace) });

export type Place = ShapeOf<typeof isPlace>;
type Kept = ShapeOf<typeof isKept>;

const MOST_PINS = 8;
const MOST_RECENT = 5;
const NOTHING: Kept = { pins: [], recent: [] };

function read(key: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isKept(kept)) return NOTHING;
    const ours = ({ href }: Place) => href.startsWith('/') && !href.startsWith('//');
    return { pins: kept.pins.filter(ours), recent: kept.recent.filter(ours) };
  } catch {
    return NOTHING;
  }
}

/** What this person went to lately, as the side navigation remembers it. */
export const recentPlaces = (userId: string): readonly Place[] => read(keyOf(userId)).recent;

const keyOf = (userId: string): string => ownKey(userId, 'rail');

const without = (places: readonly Place[], href: string): readonly Place[] =>
  places.filter((place) => place.href !== href);

/**
 * What one person went to lately and what they keep at hand, in this browser until they sign out. `here` is
 * null where the side navigation has a line of its own for the screen.
 */
export function useRailPlaces(userId: string, here: string | null) {
  const key = keyOf(userId);
  const [kept, setKept] = useState(() => read(key));
  const [current, setCurrent] = useState<Place | null>(null);

  const change = (edit: (before: Kept) => Kept) =>
    setKept((before) => {
      const next = edit(before);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser without storage forgets them with the window.
      }
      return next;
    });

  // A record tells its name when it has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a place alone
  useEffect(() => {
    setCurrent(null);
    if (here === null) return;
    const title = document.querySelector('title');
    const note = () => {
      const label = document.title.replace(` · ${siteName()}`, '');
      const place = { href: here, label };
      setCurrent(place);
      change(({ pins, recent }) => ({
        pins: pins.map((pin) => (pin.href === here ? place : pin)),
        recent: [place, ...without(recent, here)].slice(0, MOST_RECENT),
      }));
    };
    const observer = new MutationObserver(note);
    if (title !== null)
      observer.observe(title, { childList: true, characterData: true, subtree: true });
    const timer = setTimeout(note, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [here]);

  return {
    pins: kept.pins,
    recent: kept.recent.filter(({ href }) => kept.pins.every((pin) => pin.href !== href)),
    /** What could be kept at hand from here. */
    current:
      current !== null && kept.pins.some(({ href }) => href === current.href) ? null : current,
    pin: (place: Place) =>
      change(({ pins, recent }) => ({
        pins: [...without(pins, place.href), place].slice(-MOST_PINS),
        recent,
      })),
    unpin: (href: string) => change(({ pins, recent }) => ({ pins: without(pins, href), recent })),
  };
}

/** Where nobody says another name than the screen’s own. */
const SETTLED_MS = 1000;
