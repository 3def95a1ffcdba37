import type { Standing } from '#shared/access/access.ts';
import { verdictOn } from '#shared/access/gates.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';
import type { Shortcut } from '../../core/shortcuts/shortcut.ts';
import { LIST_KEYS } from '../../kit/list/keys.ts';

/** Keys and what they do. The list that `?` shows is made from these, so it cannot say anything else. */
export interface Binding {
  /** One after the other. */
  readonly keys: readonly string[];
  /** With Ctrl, or ⌘ on an Apple computer; heard also in a field. */
  readonly isMod?: true;
  readonly label: string;
  readonly act:
    | { readonly go: RouteName }
    | { readonly do: 'palette' | 'shortcuts' | 'search' }
    /** The screen hears it itself; null for every one with a list of rows. */
    | { readonly on: RouteName | null };
}

const found = import.meta.glob<readonly Shortcut[]>('../../features/*/shortcuts.ts', {
  eager: true,
  import: 'shortcuts',
});

/** Those of features: what opens a screen, by what it opens, and what a screen hears. */
const ofFeatures: readonly Binding[] = Object.values(found)
  .flat()
  .map(
    (shortcut): Binding =>
      'to' in shortcut
        ? {
            keys: ['g', shortcut.key],
            label: routeNamed(shortcut.to).title,
            act: { go: shortcut.to },
          }
        : { keys: [shortcut.key], label: shortcut.does, act: { on: shortcut.on } },
  )
  .toSorted((a, b) => a.label.localeCompare(b.label));

export const bindings: readonly Binding[] = [
  { keys: ['k'], isMod: true, label: 'Find or do anything', act: { do: 'palette' } },
  { keys: ['?'], label: 'This list', act: { do: 'shortcuts' } },
  { keys: ['/'], label: 'Search on this page', act: { do: 'search' } },
  ...Object.values(LIST_KEYS).map(
    ({ key, does }): Binding => ({
      keys: [key === ' ' ? 'Space' : key],
      label: does,
      act: { on: null },
    }),
  ),
  { keys: ['z'], isMod: true, label: 'Undo what was just done', act: { on: null } },
  ...ofFeatures,
];

/** Those that lead this person somewhere. */
export const bindingsFor = (who: Standing | null, now: Date): readonly Binding[] =>
  bindings.filter(({ act }) => {
    const name = 'go' in act ? act.go : 'on' in act ? act.on : null;
    if (name === null) return true;
    const route = routeNamed(name);
    return verdictOn({ route, pathname: route.path }, who, now).kind === 'open';
  });

/** Whether keys pressed there are text, or belong to a control that has keys of its own. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="combobox"], [role="menu"], dialog') !== null)
  );
}

/** What is begun, what is done, by the keys so far; null where they mean nothing. */
export function matchKeys(
  pressed: readonly string[],
  all: readonly Binding[],
): Binding | 'begun' | null {
  const plain = all.filter(({ isMod, act }) => isMod !== true && !('on' in act));
  const begins = ({ keys }: Binding) => pressed.every((key, index) => keys[index] === key);
  const matching = plain.filter(begins);
  return (
    matching.find(({ keys }) => keys.length === pressed.length) ??
    (matching.length > 0 ? 'begun' : null)
  );
}
