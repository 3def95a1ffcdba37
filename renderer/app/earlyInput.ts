const FIELDS = 'input, textarea, select';
/** Other focusable elements. */
const PRESSED = 'a[href], button';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Written {
  readonly place: string;
  readonly value: string;
  readonly isChecked: boolean;
}

/**
 * Captures input from a server-rendered screen and restores it after the app renders, because the fields are then new
 * elements.
 */
export function takeEarlyInput(container: HTMLElement): () => void {
  const written = [...placed(container)]
    .filter(([, field]) => isChanged(field))
    .map(([place, field]): Written => ({ place, value: field.value, isChecked: isChecked(field) }));
  const focused = [...placed(container)].find(([, field]) => field === document.activeElement);
  const caret = focused?.[1] instanceof HTMLSelectElement ? null : focused?.[1].selectionStart;
  const pressed = [...container.querySelectorAll(PRESSED)].find(
    (element) => element === document.activeElement,
  );
  return () => {
    const same = [...container.querySelectorAll<HTMLElement>(PRESSED)].find(
      (element) => pressed !== undefined && nameOf(element) === nameOf(pressed),
    );
    same?.focus({ preventScroll: true });
    const alive = placed(container);
    for (const { place, value, isChecked } of written) {
      const field = alive.get(place);
      if (field !== undefined) fill(field, value, isChecked);
    }
    const field = alive.get(focused?.[0] ?? '');
    field?.focus({ preventScroll: true });
    if (caret && field && !(field instanceof HTMLSelectElement) && field.selectionStart !== null) {
      field.setSelectionRange(caret, caret);
    }
  };
}

const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('href')} ${element.getAttribute('aria-label')} ${element.textContent}`;

/** Fields by kind, name, and index. */
function placed(container: HTMLElement): Map<string, Field> {
  const seen = new Map<string, number>();
  return new Map(
    [...container.querySelectorAll<Field>(FIELDS)].map((field) => {
      const kind = `${field.tagName} ${field.name}`;
      const rank = seen.get(kind) ?? 0;
      seen.set(kind, rank + 1);
      return [`${kind} ${rank}`, field];
    }),
  );
}

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

const isChecked = (field: Field): boolean => isBox(field) && field.checked;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Without a default selection a browser shows the first option.
    if (!options.some((option) => option.defaultSelected)) return field.selectedIndex > 0;
    return options.some((option) => option.selected !== option.defaultSelected);
  }
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Simulates typing: React detects values set through the native setter. */
function fill(field: Field, value: string, isChecked: boolean): void {
  if (isBox(field)) {
    if (field.checked !== isChecked) field.click();
    return;
  }
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
