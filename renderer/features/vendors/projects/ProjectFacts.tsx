import { formatCalendarDay } from '#shared/format/date.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import styles from './Projects.module.css';
import { budgetText, type ProjectDescription } from './projects.ts';

export const tradeName = (category: string): string =>
  VENDOR_CATEGORIES[category as VendorCategory] ?? category;

/** Formats a location: "Columbus, Ohio", or the state alone. */
export const projectLocationText = ({
  place,
  state,
}: Pick<ProjectDescription, 'place' | 'state'>): string =>
  place === '' ? stateName(state) : `${place}, ${stateName(state)}`;

/** The scope of work, as shown to the client and the vendors. */
export function ProjectFacts({ wording }: { readonly wording: ProjectDescription }) {
  const budget = budgetText(wording);
  return (
    <PanelSection title="Scope of work">
      <Facts>
        <Fact name="Trade">{tradeName(wording.category)}</Fact>
        <Fact name="Where">{projectLocationText(wording)}</Fact>
        <Fact name="Begin">
          {wording.begins_on === null ? 'Open' : formatCalendarDay(wording.begins_on)}
        </Fact>
        <Fact name="Budget">{budget ?? 'Not stated'}</Fact>
        <Fact name="Quotes due">
          {wording.answers_by === null ? 'No deadline' : formatCalendarDay(wording.answers_by)}
        </Fact>
        <Fact name="Client name">
          {wording.is_named ? 'Shown to all vendors asked' : 'Shown to the chosen vendor'}
        </Fact>
      </Facts>
      <p className={styles.details}>{wording.details}</p>
    </PanelSection>
  );
}
