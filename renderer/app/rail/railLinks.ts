import { useEffect, useState } from 'react';
import { userStorageKey } from '../../session/auth/index.ts';
import * as s from '../../ui/shape/shape.ts';

const isPlace = s.object({ href: s.text, label: s.text });
const isSavedLinks = s.object({ pins: s.listOf(isPlace), recent: s.listOf(isPlace) });

export type RailLink = s.ShapeOf<typeof isPlace>;
type SavedLinks = s.ShapeOf<typeof isSavedLinks>;

const MOST_PINS = 8;
const MOST_RECENT = 5;
const NOTHING: SavedLinks = { pins: [], recent: [] };

function read(key: string): SavedLinks {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isSavedLinks(saved)) return NOTHING;
    const isInternal = ({ href }: RailLink) => href.startsWith('/') && !href.startsWith('//');
    return { pins: saved.pins.filter(isInternal), recent: saved.recent.filter(isInternal) };
  } catch {
    return NOTHING;
  }
}

/** Returns the recently visited places stored for this person. */
export const getRecentRailLinks = (userId: string): readonly RailLink[] =>
  read(keyOf(userId)).recent;

const keyOf = (userId: string): string => userStorageKey(userId, 'rail');

const without = (places: readonly RailLink[], href: string): readonly RailLink[] =>
  places.filter((place) => place.href !== href);

/**
 * A person's recent and pinned places, in this browser until sign-out. `here` is null if the side navigation has an
 * item for the screen.
 */
export function useRailLinks(userId: string, here: string | null) {
  const key = keyOf(userId);
  const [saved, setSaved] = useState(() => read(key));
  const [current, setCurrent] = useState<RailLink | null>(null);

  const change = (edit: (before: SavedLinks) => SavedLinks) =>
    setSaved((before) => {
      const next = edit(before);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage they last as long as the window.
      }
      return next;
    });

  // Records report their name once loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the place only
  useEffect(() => {
    setCurrent(null);
    if (here === null) return;
    const title = document.querySelector('title');
    const note = () => {
      // The name of the site is last. A brand may have replaced it since the title was set.
      const label = document.title.replace(/ · [^·]*$/, '');
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
    pins: saved.pins,
    recent: saved.recent.filter(({ href }) => saved.pins.every((pin) => pin.href !== href)),
    /** The current place, if it can be pinned. */
    current:
      current !== null && saved.pins.some(({ href }) => href === current.href) ? null : current,
    pin: (place: RailLink) =>
      change(({ pins, recent }) => ({
        pins: [...without(pins, place.href), place].slice(-MOST_PINS),
        recent,
      })),
    unpin: (href: string) => change(({ pins, recent }) => ({ pins: without(pins, href), recent })),
  };
}

/** Fallback to the screen's own name after this delay. */
const SETTLED_MS = 1000;
