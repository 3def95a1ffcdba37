/** Figures whose rows no list filter can select. */
const FIGURES = ['talk', 'note', 'task', 'move', 'reached', 'lost', 'won'] as const;
export type DrilldownFigure = (typeof FIGURES)[number];

/** Figures by person; the others are by stage or source. */
const OF_PERSONS: readonly string[] = ['talk', 'note', 'task', 'move'];

/** URL form: "note:…" by person, "reached:psa" by stage, "won:" without a source. */
export const serializeDrilldown = ({
  figure,
  of,
}: {
  figure: DrilldownFigure;
  of: string;
}): string => `${figure}:${of}`;

/** Parses the figure in the URL; undefined if invalid. */
export function parseDrilldown(written: string | null) {
  const [figureName, of = ''] = (written ?? '').split(':');
  const figure = FIGURES.find((each) => each === figureName);
  if (figure === undefined) return null;
  const isOfPerson = OF_PERSONS.includes(figure);
  return { figure, person: isOfPerson ? of : null, of: isOfPerson ? null : of };
}
