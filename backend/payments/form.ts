export type FormValue = string | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

/** Parses `a[b][0][c]=v`, the format of the provider's library. */
export function parseForm(text: string): FormFields {
  const fields: FormFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let place = fields;
    for (const step of path.slice(0, -1)) {
      const next = place[step];
      place = place[step] = typeof next === 'object' ? next : Object.create(null);
    }
    const last = path.at(-1);
    if (last !== undefined) place[last] = value;
  }
  return fields;
}

/** Returns a nested text field; undefined if it is missing or not text. */
export function textAt(fields: FormFields, ...path: string[]): string | undefined {
  let value: FormValue | undefined = fields;
  for (const step of path) {
    value = typeof value === 'object' ? value[step] : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(fields: FormFields, ...path: string[]): number | undefined {
  const text = textAt(fields, ...path);
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;
}

/** Returns all text values of a list or record. */
export function textsAt(fields: FormFields, name: string): Record<string, string> {
  const value = fields[name];
  if (typeof value !== 'object') return {};
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
