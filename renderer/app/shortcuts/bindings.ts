import type { AccessContext } from '#shared/access/access.ts';
import { decideAccess } from '#shared/access/gates.ts';
import { getRoute, type RouteName } from '#shared/routes.ts';
import type { Shortcut } from '../../session/shortcuts/shortcut.ts';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';

/** Key bindings. The `?` list is generated from them, so both always match. */
export interface Binding {
  /** Keys pressed in sequence. */
  readonly keys: readonly string[];
  /** With Ctrl, or ⌘ on Apple devices; also works inside fields. */
  readonly isMod?: true;
  readonly label: string;
  readonly act:
    | { readonly go: RouteName }
    | { readonly do: 'palette' | 'shortcuts' | 'search' }
    /** Handled by the screen itself; null for all screens with a list. */
    | { readonly on: RouteName | null };
}

/** Heading of a binding in the list. */
export function bindingGroup({ act }: Binding): string {
  if ('go' in act) return 'Go to';
  if ('do' in act) return 'General';
  return act.on === null ? 'Lists and records' : getRoute(act.on).title;
}

const found = import.meta.glob<readonly Shortcut[]>('../../features/*/*/shortcuts.ts', {
  eager: true,
  import: 'shortcuts',
});

/** Feature bindings: navigation shortcuts by route, and keys handled by screens. */
const ofFeatures: readonly Binding[] = Object.values(found)
  .flat()
  .map(
    (shortcut): Binding =>
      'to' in shortcut
        ? {
            keys: ['g', shortcut.key],
            label: getRoute(shortcut.to).title,
            act: { go: shortcut.to },
          }
        : { keys: [shortcut.key], label: shortcut.does, act: { on: shortcut.on } },
  )
  .toSorted(
    (a, b) =>
      Number('on' in a.act) - Number('on' in b.act) ||
      bindingGroup(a).localeCompare(bindingGroup(b)) ||
      a.label.localeCompare(b.label),
  );

export const bindings: readonly Binding[] = [
  { keys: ['k'], isMod: true, label: 'Search or run a command', act: { do: 'palette' } },
  { keys: ['?'], label: 'Show shortcuts', act: { do: 'shortcuts' } },
  { keys: ['/'], label: 'Search this page', act: { do: 'search' } },
  ...Object.values(LIST_KEYS).map(
    ({ key, does }): Binding => ({
      keys: [key === ' ' ? 'Space' : key],
      label: does,
      act: { on: null },
    }),
  ),
  { keys: ['z'], isMod: true, label: 'Undo last action', act: { on: null } },
  ...ofFeatures,
];

/** Bindings available to this person. */
export const bindingsFor = (who: AccessContext | null, now: Date): readonly Binding[] =>
  bindings.filter(({ act }) => {
    const name = 'go' in act ? act.go : 'on' in act ? act.on : null;
    if (name === null) return true;
    const route = getRoute(name);
    return decideAccess({ route, pathname: route.path }, who, now).kind === 'open';
  });

/** True if keys pressed there are text or belong to a control with its own keys. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="combobox"], [role="menu"], dialog') !== null)
  );
}

/** Matches the keys pressed so far to a started or completed binding; null for none. */
export function matchKeys(
  pressed: readonly string[],
  all: readonly Binding[],
): Binding | 'begun' | null {
  const plain = all.filter(({ isMod, act }) => isMod !== true && !('on' in act));
  const matchesPrefix = ({ keys }: Binding) => pressed.every((key, index) => keys[index] === key);
  const matching = plain.filter(matchesPrefix);
  return (
    matching.find(({ keys }) => keys.length === pressed.length) ??
    (matching.length > 0 ? 'begun' : null)
  );
}
