import { type ReactNode, useId } from 'react';
import { routeAt } from '#shared/routes.ts';
import { buttonClass } from '../button/buttonClass.ts';
import { CaretDownIcon, SmallTickIcon } from '../icon/icons.tsx';
import { Link } from '../link/Link.tsx';
import { usePrefetch } from '../link/navigation.ts';
import styles from './Menu.module.css';
import { useMenu } from './useMenu.ts';

export interface MenuEntry {
  readonly name: string;
  readonly icon?: ReactNode;
  /** With `href` the entry is a link; without it, a button. */
  readonly href?: string;
  readonly onChoose?: () => void;
  readonly badge?: string | null;
  /** True if this is the current page. */
  readonly isHere?: boolean;
  /** Set for an entry in a single-choice group. */
  readonly isChecked?: boolean;
}

export interface MenuSection {
  readonly title?: string | null;
  readonly entries: readonly MenuEntry[];
}

interface MenuButtonProps {
  /** Accessible name of the menu; the button is named by its content. */
  readonly label: string;
  readonly isBusy?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Edge of the button the panel aligns with. */
  readonly align?: 'start' | 'end';
  /** Shown above the entries; not selectable. */
  readonly heading?: ReactNode;
  readonly sections: readonly MenuSection[];
}

const TWO_COLUMNS_FROM = 12;

/**
 * A menu button that follows the ARIA pattern: arrows, Home, End, and letters move; Escape and Tab close. Custom for
 * two reasons: Blueprint's popover would add a seventh to the first page's code, and its Button clicks on key-up, so
 * choosing an entry with Enter returns focus to the button and reopens the menu.
 */
export function MenuButton({
  label,
  isBusy,
  children,
  className,
  align = 'end',
  heading,
  sections,
}: MenuButtonProps) {
  const menuId = useId();
  const entries = sections.flatMap((section) => section.entries);
  const menu = useMenu(entries.map((entry) => entry.name));
  const renderEntry = (entry: MenuEntry) => (
    <Entry
      key={entry.name}
      entry={entry}
      itemRef={menu.itemRef(entries.indexOf(entry))}
      onChosen={menu.close}
    />
  );
  return (
    <div ref={menu.rootRef} className={styles.root}>
      <button
        ref={menu.buttonRef}
        type="button"
        className={buttonClass({ variant: 'minimal', className })}
        aria-busy={isBusy}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? menuId : undefined}
        onClick={menu.toggle}
        onKeyDown={menu.onButtonKey}
      >
        {children}
        <CaretDownIcon />
      </button>
      {menu.isOpen && (
        <div ref={keepInView} className={styles.panel} data-align={align}>
          {heading}
          <div
            id={menuId}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            data-columns={entries.length >= TWO_COLUMNS_FROM ? 2 : 1}
            className={styles.menu}
            onKeyDown={menu.onMenuKey}
          >
            {sections.map(({ title, entries: part }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a menu's group is no fieldset
              <div
                key={title ?? `section-${index}`}
                role="group"
                aria-label={title ?? undefined}
                className={styles.section}
              >
                {title && (
                  <p role="presentation" className={styles.title}>
                    {title}
                  </p>
                )}
                {part.map(renderEntry)}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const MARGIN = 8;

/** Shifts the panel to stay fully visible in narrow windows. */
function keepInView(panel: HTMLElement | null): void {
  if (panel === null) return;
  const { left, right } = panel.getBoundingClientRect();
  const beyond = right - document.documentElement.clientWidth + MARGIN;
  const by = left < MARGIN ? MARGIN - left : Math.min(-beyond, 0);
  if (by !== 0) panel.style.translate = `${by}px`;
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly itemRef: (item: HTMLElement | null) => void;
  readonly onChosen: () => void;
}

function Entry({ entry, itemRef, onChosen }: EntryProps) {
  const { name, icon, href, onChoose, badge, isHere, isChecked } = entry;
  const warm = usePrefetch(
    href === undefined ? null : (routeAt(href.split('?', 1)[0] ?? '')?.name ?? null),
  );
  const content = (
    <>
      {icon}
      <span className={styles.name}>{name}</span>
      {badge && <span className={styles.badge}>{badge}</span>}
      {isChecked === true && <SmallTickIcon />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link
        {...warm}
        ref={itemRef}
        to={href}
        role="menuitem"
        tabIndex={-1}
        aria-current={isHere ? 'page' : undefined}
        className={styles.entry}
        onClick={onChosen}
      >
        {content}
      </Link>
    );
  }
  const choose = () => {
    onChosen();
    onChoose?.();
  };
  return isChecked === undefined ? (
    <button
      ref={itemRef}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.entry}
      onClick={choose}
    >
      {content}
    </button>
  ) : (
    <button
      ref={itemRef}
      type="button"
      role="menuitemradio"
      aria-checked={isChecked}
      tabIndex={-1}
      className={styles.entry}
      onClick={choose}
    >
      {content}
    </button>
  );
}
