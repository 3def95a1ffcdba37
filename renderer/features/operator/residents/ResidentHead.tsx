import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { formatDay } from '#shared/format/date.ts';
import { CODE_STATUSES, labelOf, RESIDENT_STATUSES } from '#shared/operator/residents.ts';
import { fieldOf } from '#shared/records/noun.ts';
import { residentAllergy } from '#shared/records/nouns/residentAllergy.ts';
import { residentCareProfile } from '#shared/records/nouns/residentCareProfile.ts';
import { residentDiet } from '#shared/records/nouns/residentDiet.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { linkTo } from '#shared/routes.ts';
import { saveFile, savePdf } from '../../../ui/file/saveFile.ts';
import { NewWindowLink } from '../../../ui/link/NewWindowLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useReadChildrenQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useFaceSheetMutation, useResidentExportMutation } from '../operatorApi.ts';
import type { OpenResident } from '../resident.ts';
import { HoldNotice, useRecordHold } from '../retention/index.ts';
import styles from './Resident.module.css';
import { PhotoEditor } from './ResidentPhoto.tsx';

interface ResidentHeadProps {
  readonly resident: OpenResident;
  readonly place: 'page' | 'panel';
  readonly onClose?: (() => void) | undefined;
}

/** Name, place, code status, allergies, diet, and advance directives: always visible above the record. */
export function ResidentHead({ resident, place, onClose }: ResidentHeadProps) {
  const reads = (kind: string) => resident.reads.includes(kind);
  const Title = place === 'page' ? 'h1' : 'h2';
  const where = [
    resident.unit !== null &&
      `Unit ${resident.unit}${resident.bed === null ? '' : `, bed ${resident.bed}`}`,
    resident.community,
    resident.moved_in_on !== null && `since ${formatDay(`${resident.moved_in_on}T00:00`)}`,
  ];
  return (
    <header className={styles.head}>
      <div className={styles.title} data-place={place}>
        <PhotoEditor resident={resident} />
        <Title>
          {resident.name}
          {resident.preferred_name !== null && <small> “{resident.preferred_name}”</small>}
        </Title>
        {!resident.is_break_glass && <RecordMenu resident={resident} />}
        {place === 'panel' && (
          <NewWindowLink to={linkTo('operatorResident', { id: resident.id })} />
        )}
        {onClose !== undefined && (
          <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
        )}
      </div>
      <p>
        <strong>{labelOf(RESIDENT_STATUSES, resident.status)}</strong>{' '}
        {where.filter(Boolean).join(' · ')}
      </p>
      <HoldNotice held={heldOf(resident)} communityId={resident.community_id} />
      {resident.is_break_glass && (
        <p role="status" className={styles.alert}>
          Emergency access, read only. The executive director was notified.
        </p>
      )}
      <dl className={styles.alerts}>
        {reads('resident_care_profiles') && <CodeStatus id={resident.id} />}
        {reads('resident_allergies') && <Allergies id={resident.id} />}
        {reads('resident_diets') && <Diet id={resident.id} />}
        {reads('resident_care_profiles') && <Directives id={resident.id} />}
      </dl>
    </header>
  );
}

function CodeStatus({ id }: { readonly id: string }) {
  const { data } = useReadChildrenQuery({ noun: residentCareProfile, parentId: id });
  const status = data?.[0]?.code_status;
  return (
    <div data-kind={status === undefined || status === 'full_code' ? 'plain' : 'alert'}>
      <dt>Code status</dt>
      <dd>{data === undefined ? '…' : labelOf(CODE_STATUSES, status) || 'Not recorded'}</dd>
    </div>
  );
}

function Allergies({ id }: { readonly id: string }) {
  const { data } = useReadChildrenQuery({ noun: residentAllergy, parentId: id });
  return (
    <div data-kind={data === undefined || data.length === 0 ? 'plain' : 'alert'}>
      <dt>Allergies</dt>
      <dd>
        {data === undefined
          ? '…'
          : data.map(({ substance }) => String(substance)).join(', ') || 'None recorded'}
      </dd>
    </div>
  );
}

function Diet({ id }: { readonly id: string }) {
  const { data } = useReadChildrenQuery({ noun: residentDiet, parentId: id });
  const texture = fieldOf(residentDiet, 'texture');
  const describe = (row: RecordRow): string => {
    const value = getFieldValue(row, 'texture');
    const soft =
      value === null || value === 'regular' || texture === undefined
        ? ''
        : formatFieldValue(texture, value);
    return [String(getFieldValue(row, 'diet') ?? ''), soft].filter(Boolean).join(', ');
  };
  return (
    <div>
      <dt>Diet</dt>
      <dd>{data === undefined ? '…' : data.map(describe).join('; ') || 'Not recorded'}</dd>
    </div>
  );
}

function Directives({ id }: { readonly id: string }) {
  const { data } = useReadChildrenQuery({ noun: residentCareProfile, parentId: id });
  const field = fieldOf(residentCareProfile, 'advance_directives');
  const row = data?.[0];
  const shown =
    row === undefined || field === undefined
      ? ''
      : formatFieldValue(field, getFieldValue(row, 'advance_directives'));
  return (
    <div>
      <dt>Advance directives</dt>
      <dd>{data === undefined ? '…' : shown || 'Not recorded'}</dd>
    </div>
  );
}

const heldOf = ({ id, name }: OpenResident) => ({ of: 'resident', id, name }) as const;

/** Documents made from the record. Each is logged. */
function RecordMenu({ resident }: { readonly resident: OpenResident }) {
  const [draw, { isLoading }] = useFaceSheetMutation();
  const [exportRecord, { isLoading: isExporting }] = useResidentExportMutation();
  const hold = useRecordHold(heldOf(resident), resident.community_id);
  async function saveFaceSheet() {
    const { data: pdf } = await draw(resident.id);
    if (pdf === undefined) return;
    savePdf(`Face sheet ${resident.name}`, pdf);
    announce('Saved as PDF');
  }
  async function saveBundle() {
    const { data } = await exportRecord(resident.id);
    if (data === undefined) return;
    const { buildFhirBundle } = await import('#shared/operator/fhir/bundle.ts');
    const json = JSON.stringify(
      buildFhirBundle(data, () => crypto.randomUUID()),
      null,
      2,
    );
    saveFile(`${resident.name} FHIR.json`, new Blob([json], { type: 'application/fhir+json' }));
    announce('Saved as FHIR bundle');
  }
  async function saveData() {
    const { data } = await exportRecord(resident.id);
    if (data === undefined) return;
    saveFile(
      `${resident.name} data.json`,
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    );
    announce('Saved as JSON');
  }
  return (
    <div className={styles.acts}>
      <Button size="small" loading={isLoading} onClick={() => void saveFaceSheet()}>
        Face sheet and transfer packet
      </Button>
      {resident.reads.includes('resident_identities') && (
        <MenuButton
          label="More actions"
          isBusy={isExporting}
          sections={[
            {
              entries: [
                { name: 'Export FHIR', onChoose: () => void saveBundle() },
                { name: 'Export JSON', onChoose: () => void saveData() },
              ],
            },
            ...(hold.entries.length > 0 ? [{ entries: hold.entries }] : []),
          ]}
        >
          More
        </MenuButton>
      )}
      {hold.dialog}
    </div>
  );
}
