import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { centsText } from '#shared/format/figures.ts';
import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { underwritingStatement } from '#shared/records/nouns/underwritingStatement.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import {
  createAssumptions,
  type Scenario,
  scenariosSchema,
} from '#shared/underwriting/assumptions.ts';
import { normalize } from '#shared/underwriting/statements/normalize.ts';
import { fillAssumptions } from '#shared/underwriting/statements/toModel.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useGetVersionQuery, useSaveVersionMutation } from '../models/index.ts';
import styles from './Statements.module.css';
import {
  type StatementVersion,
  toLedger,
  toStoredLine,
  useListAdjustmentsQuery,
  useListStatementLinesQuery,
  useListUnitMixQuery,
  useLockStatementVersionMutation,
} from './statementsApi.ts';

interface UseStepProps {
  readonly row: RecordRow;
  readonly version: StatementVersion;
}

/** Puts the normalized figures into the statement's model, as a scenario of its own. */
export function UseStep({ row, version }: UseStepProps) {
  const modelId = getFieldValue(row, 'model_id');
  if (typeof modelId !== 'string') {
    return (
      <EmptyState
        title="No model linked"
        action={
          <LinkButton to="underwritingStatements" query={{ open: row.id }} intent="primary">
            Choose a model
          </LinkButton>
        }
      >
        Choose the statement’s model, then use its figures there.
      </EmptyState>
    );
  }
  return <UseInModel key={modelId} row={row} version={version} modelId={modelId} />;
}

function UseInModel({ row, version, modelId }: UseStepProps & { readonly modelId: string }) {
  const model = useReadRecordQuery({ noun: underwritingModel, id: modelId });
  return (
    <Loaded answer={model} waiting={<Skeleton height="16rem" />}>
      {(found) =>
        found === null ? (
          <p className={ui.muted}>The model was deleted or isn't shared with you.</p>
        ) : (
          <FillModel row={row} version={version} model={found} />
        )
      }
    </Loaded>
  );
}

const MOST_SCENARIOS = 8;

function FillModel({ row, version, model }: UseStepProps & { readonly model: RecordRow }) {
  const navigate = useNavigate();
  const saved = Number(getFieldValue(model, 'saved_version') ?? 0);
  const latest = useGetVersionQuery({ modelId: model.id, number: saved }, { skip: saved === 0 });
  const lines = useListStatementLinesQuery(version.id);
  const entries = useListAdjustmentsQuery(version.id);
  const mix = useListUnitMixQuery(version.id);
  const [from, setFrom] = useState<'statement' | 'roll'>('statement');
  const [save, saving] = useSaveVersionMutation();
  const [lock] = useLockStatementVersionMutation();
  const [newId] = useState(() => crypto.randomUUID());
  const name = `${getRecordName(underwritingStatement, row)}, version ${version.number}`;
  const filled = useMemo(() => {
    if (lines.currentData === undefined || entries.currentData === undefined) return null;
    if (saved > 0 && latest.currentData === undefined) return null;
    const parsed = scenariosSchema.safeParse(latest.currentData?.scenarios);
    const scenarios: readonly Scenario[] = parsed.success ? parsed.data : [];
    const stored = lines.currentData.map(toStoredLine);
    const ledger = toLedger(entries.currentData);
    const result = normalize(stored, version.units, ledger);
    const before = scenarios[0]?.assumptions ?? createAssumptions(new Date());
    const { assumptions, sources } = fillAssumptions(before, {
      result,
      lines: stored,
      units: version.units,
      entries: ledger,
      name,
      ...(from === 'roll' && {
        mix: (mix.currentData ?? []).map((one) => ({
          type: one.type,
          units: one.units,
          occupied: one.occupied,
          rent: one.rent_cents,
          care: one.care_cents,
        })),
      }),
    });
    const label = `From ${name}`.slice(0, 80);
    const scenario = { id: newId, name: label, assumptions };
    const others = scenarios.filter((one) => one.name !== label).slice(0, MOST_SCENARIOS - 1);
    return { scenarios: [...others, scenario], sources };
  }, [
    lines.currentData,
    entries.currentData,
    latest.currentData,
    saved,
    version,
    name,
    newId,
    from,
    mix.currentData,
  ]);

  async function fill() {
    if (filled === null) return;
    const locked = await lock({ versionId: version.id, statementId: row.id });
    if (locked.error !== undefined) return;
    const { data } = await save({
      id: newId,
      modelId: model.id,
      base: saved,
      scenarios: filled.scenarios,
      note: `From ${name}`.slice(0, 160),
    });
    if (data !== undefined) void navigate(linkTo('underwritingModel', { id: model.id }));
  }
  if (filled === null) return <Skeleton height="16rem" />;
  return (
    <section aria-label="Use" className={ui.stack16}>
      <p>
        These figures become a scenario of{' '}
        <strong>{getRecordName(underwritingModel, model)}</strong>. Its other scenarios stay as they
        are, and version {version.number} of the statement is locked.
      </p>
      {(mix.currentData?.length ?? 0) > 0 && (
        <SelectField
          label="Revenue from"
          value={from}
          options={[
            ['statement', 'The statement'],
            ['roll', 'The rent roll'],
          ]}
          onChange={({ target }) => setFrom(target.value === 'roll' ? 'roll' : 'statement')}
        />
      )}
      <RuledTable className={styles.table}>
        <TableHead columns={['Figure', 'Amount', 'Source']} />
        <tbody>
          {filled.sources.map(({ label, cents, source }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{centsText(cents)}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
      {saving.isError && (
        <p role="alert" className={ui.error}>
          {isDataError(saving.error) ? dataErrorMessage(saving.error) : "Couldn't save. Try again."}
        </p>
      )}
      <div className={ui.actions}>
        <Button intent="primary" loading={saving.isLoading} onClick={() => void fill()}>
          Use in model
        </Button>
      </div>
    </section>
  );
}
