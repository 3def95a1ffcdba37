import { DESKTOP } from '../../shared/desktop/desktop.ts';
import { safeRedirect } from '../../shared/navigation/safe-redirect.ts';
import { type RouteName, routeAt } from '../../shared/routes.ts';

/** A conversation, listing or deal that the user opened. */
export interface RecentItem {
  readonly workspace: string;
  readonly route: string;
  readonly title: string;
}

/** The records that people return to; other screens are a click away in the app. */
const KINDS: ReadonlySet<RouteName> = new Set(['conversation', 'property', 'deal', 'transaction']);
const MAX_ITEMS = 8;
const MAX_TITLE = 80;

/** Recently opened records of all workspaces, newest first, in memory only. */
export class RecentItems {
  readonly #onChange: (items: readonly RecentItem[]) => void;
  #items: readonly RecentItem[] = [];

  constructor(onChange: (items: readonly RecentItem[]) => void) {
    this.#onChange = onChange;
  }

  get items(): readonly RecentItem[] {
    return this.#items;
  }

  /** Call with each title that a page of a workspace shows; other screens are ignored. */
  visit(workspace: string, address: string, title: string): void {
    const path = pathOf(address);
    const kind = path === null ? null : routeAt(path);
    if (path === null || kind === null || !KINDS.has(kind.name)) return;
    // A page shows its screen's name until the record is loaded.
    const name = toItemTitle(title);
    if (name === '' || name === kind.title) return;
    const others = this.#items.filter(
      (item) => item.workspace !== workspace || item.route !== path,
    );
    this.#set([{ workspace, route: path, title: name }, ...others].slice(0, MAX_ITEMS));
  }

  /** Removes a workspace's items on sign-out; without an id, all. */
  clear(workspace?: string): void {
    this.#set(
      workspace === undefined ? [] : this.#items.filter((item) => item.workspace !== workspace),
    );
  }

  #set(items: readonly RecentItem[]): void {
    this.#items = items;
    this.#onChange(items);
  }
}

/** Returns the path of a page of the app, without its query. */
export function pathOf(address: string): string | null {
  if (!URL.canParse(address) || !address.startsWith(`${DESKTOP.origin}/`)) return null;
  return safeRedirect(new URL(address).pathname);
}

/** Titles are the user's data: control and direction characters are dropped, as is the product's name. */
function toItemTitle(title: string): string {
  const plain = title.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  const end = plain.lastIndexOf(' | ');
  return (end === -1 ? plain : plain.slice(0, end)).trim().slice(0, MAX_TITLE);
}
