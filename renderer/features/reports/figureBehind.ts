/** Figures whose rows no list can be narrowed to. */
const FIGURES = ['talk', 'note', 'task', 'move', 'reached', 'lost', 'won'] as const;
export type BehindFigure = (typeof FIGURES)[number];

/** Of what one of them is: a person, a stage or a source. */
const OF_PERSONS: readonly string[] = ['talk', 'note', 'task', 'move'];

/** As it stands in the address: "note:…" by a person, "reached:psa" by a stage, "won:" without a source. */
export const behindWritten = ({ figure, of }: { figure: BehindFigure; of: string }): string =>
  `${figure}:${of}`;

/** What an address asks for, or nothing. */
export function behindOf(written: string | null) {
  const [asked, of = ''] = (written ?? '').split(':');
  const figure = FIGURES.find((each) => each === asked);
  if (figure === undefined) return null;
  const isOfPerson = OF_PERSONS.includes(figure);
  return { figure, person: isOfPerson ? of : null, of: isOfPerson ? null : of };
}
