import { ASSESSMENT_TYPES } from '#shared/operator/care.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useOpenResidentQuery } from '../operatorApi.ts';
import type { OpenResident } from '../resident.ts';
import { AssessmentForm } from './AssessmentForm.tsx';
import styles from './Care.module.css';
import { useAssessmentQuery, useInstrumentsQuery, useStartAssessmentMutation } from './careApi.ts';
import type { Instrument } from './careShapes.ts';

/** An open record is readable for 15 minutes; this renews it while an assessment is on screen. */
const RENEW_MS = 10 * 60_000;

interface AssessmentScreenProps {
  readonly residentId: string;
  /** Null to start one. */
  readonly assessmentId: string | null;
  readonly type: string;
}

/** Starts, answers, signs, or approves an assessment. Opening it writes to the access log. */
export function AssessmentScreen({ residentId, assessmentId, type }: AssessmentScreenProps) {
  const { addressWith } = useUrlSearch();
  const query = useOpenResidentQuery(
    { id: residentId, reason: null },
    { pollingInterval: RENEW_MS },
  );
  const back = addressWith([
    ['resident', null],
    ['assessment', null],
    ['type', null],
  ]);
  return (
    <div className={ui.stack16}>
      <p className={styles.back}>
        <Link to={back}>All assessments</Link>
      </p>
      <Loaded answer={query} waiting={<Skeleton height="28rem" />}>
        {(resident) =>
          assessmentId === null ? (
            <Start resident={resident} type={type} />
          ) : (
            <Existing id={assessmentId} />
          )
        }
      </Loaded>
    </div>
  );
}

function Existing({ id }: { readonly id: string }) {
  const query = useAssessmentQuery(id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="28rem" />}>
      {(assessment) => <AssessmentForm assessment={assessment} />}
    </Loaded>
  );
}

interface StartProps {
  readonly resident: OpenResident;
  readonly type: string;
}

function Start({ resident, type }: StartProps) {
  const query = useInstrumentsQuery(resident.community_id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
      {(instruments) => {
        const published = latestPublished(instruments);
        return published.length === 0 ? (
          <EmptyState title="No published instrument">
            Publish an instrument of this community first.
          </EmptyState>
        ) : (
          <StartForm resident={resident} type={type} instruments={published} />
        );
      }}
    </Loaded>
  );
}

/** The latest published version of each instrument. */
export function latestPublished(instruments: readonly Instrument[]): readonly Instrument[] {
  const published = instruments.filter(({ published_at }) => published_at !== null);
  return published.filter(
    (one) => !published.some(({ code, version }) => code === one.code && version > one.version),
  );
}

interface StartFormProps extends StartProps {
  readonly instruments: readonly Instrument[];
}

function StartForm({ resident, type, instruments }: StartFormProps) {
  const { change } = useUrlSearch();
  const [start] = useStartAssessmentMutation();
  const form = useSaveForm({
    schema: z.object({ instrumentId: z.string(), type: z.string() }),
    defaultValues: { instrumentId: instruments[0]?.id ?? '', type },
    save: async (values, id) => {
      const result = await start({ id, residentId: resident.id, ...values });
      return result.error === undefined ? { data: id } : { error: result.error };
    },
    onSaved: (id) => change([['assessment', id]]),
  });
  return (
    <section className={styles.start} aria-label="New assessment">
      <h2>New assessment of {resident.name}</h2>
      <SaveForm form={form} action="Start assessment" failure="Not started">
        <SelectField
          label="Instrument"
          options={instruments.map(
            ({ id, name, version }) => [id, `${name}, version ${version}`] as const,
          )}
          {...form.field('instrumentId')}
        />
        <SelectField
          label="Type"
          options={ASSESSMENT_TYPES.map(({ value, label }) => [value, label] as const)}
          {...form.field('type')}
        />
      </SaveForm>
    </section>
  );
}
