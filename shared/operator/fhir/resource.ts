export interface Reference {
  readonly reference: string;
  readonly display?: string;
}

export type Resource = Readonly<Record<string, unknown>>;

/** Returns a copy without empty values, which FHIR doesn't allow. */
export const compact = (values: Readonly<Record<string, unknown>>): Resource =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Returns a codeable concept. */
export const coded = (system: string, code: string, display?: string, text?: string) => ({
  coding: [compact({ system, code, display })],
  ...(text !== undefined && { text }),
});
