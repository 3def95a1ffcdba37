import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { centsText } from '#shared/format/figures.ts';
import { formatCents } from '#shared/format/money.ts';
import { labelOf } from '#shared/operator/residents.ts';
import type { Choice } from '#shared/records/choice.ts';
import {
  type CareMove,
  computeCareValue,
  revenuePerOccupiedUnit,
  revenuePerOccupiedUnitAfter,
} from '#shared/underwriting/careValue.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './CareValue.module.css';
import { ChangeDialog } from './ChangeDialog.tsx';
import {
  type CareScenario,
  type ScenarioList,
  useArchiveCareScenarioMutation,
  useCareScenariosQuery,
} from './careValueApi.ts';
import { SaveScenarioDialog } from './SaveScenarioDialog.tsx';
import { DEFAULT_TERMS, parseTerms, TermFields, toTerms } from './TermFields.tsx';

export const MOVE_TYPES: readonly (Choice & { readonly value: CareMove['kind'] })[] = [
  { value: 'fill', label: 'Fill units' },
  { value: 'level', label: 'Change levels' },
  { value: 'rate', label: 'Change rates' },
];

const kindOf = (kind: string): CareMove['kind'] =>
  MOVE_TYPES.find(({ value }) => value === kind)?.value ?? 'rate';

/** What filled units, levels of care, and rates are worth in a community, saved as scenarios. */
export function CareScenarios({ communityId }: { readonly communityId: string }) {
  const query = useCareScenariosQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(list) => <Workbench communityId={communityId} list={list} />}
    </Loaded>
  );
}

interface WorkbenchProps {
  readonly communityId: string;
  readonly list: ScenarioList;
}

function Workbench({ communityId, list }: WorkbenchProps) {
  const [moves, setMoves] = useState<readonly CareMove[]>([]);
  const [terms, setTerms] = useState(DEFAULT_TERMS);
  const [opened, setOpened] = useState<CareScenario | null>(null);
  const [added, setAdded] = useState<CareMove['kind'] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const parsed = parseTerms(terms);
  const canSave =
    list.can_change && moves.length > 0 && parsed.flowThrough !== null && parsed.capRate !== null;
  function open(scenario: CareScenario) {
    setOpened(scenario);
    setMoves(
      scenario.moves.map(({ kind, label, count, monthly_cents }) => ({
        kind: kindOf(kind),
        label,
        count,
        monthlyCents: monthly_cents,
      })),
    );
    setTerms({ flowThrough: `${scenario.flow_through}`, capRate: `${scenario.cap_rate}` });
  }
  return (
    <div className={`${ui.stack16} ${styles.tab}`}>
      <div className={ui.actions12}>
        {MOVE_TYPES.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            disabled={moves.length >= 40}
            onClick={() => setAdded(value)}
          >
            {label}
          </Button>
        ))}
        {opened !== null && <span className={ui.muted}>{opened.name}</span>}
        <span className={`${ui.actions12} ${styles.end}`}>
          {moves.length > 0 && (
            <Button
              size="small"
              variant="minimal"
              onClick={() => {
                setMoves([]);
                setOpened(null);
              }}
            >
              Clear changes
            </Button>
          )}
          {list.can_change && (
            <Button
              size="small"
              intent="primary"
              disabled={!canSave}
              onClick={() => setSaving(true)}
            >
              Save scenario
            </Button>
          )}
        </span>
      </div>
      {moves.length === 0 ? (
        <EmptyState title="No changes yet">
          Add units to fill, levels to raise, or rates to change to see their value.
        </EmptyState>
      ) : (
        <Moves moves={moves} onRemove={(at) => setMoves(moves.toSpliced(at, 1))} />
      )}
      <TermFields terms={terms} onChange={setTerms} />
      <Results list={list} moves={moves} terms={toTerms(terms)} />
      <Saved list={list} onOpen={open} />
      {added !== null && (
        <ChangeDialog
          kind={added}
          list={list}
          onAdd={(move) => setMoves([...moves, move])}
          onClose={() => setAdded(null)}
        />
      )}
      {isSaving && parsed.flowThrough !== null && parsed.capRate !== null && (
        <SaveScenarioDialog
          communityId={communityId}
          opened={opened}
          flowThrough={parsed.flowThrough}
          capRate={parsed.capRate}
          moves={moves}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}

interface MovesProps {
  readonly moves: readonly CareMove[];
  readonly onRemove: (at: number) => void;
}

function Moves({ moves, onRemove }: MovesProps) {
  return (
    <OperatorTable
      label="Changes"
      columns={[
        'Change',
        { number: 'Count' },
        { number: 'Each a month' },
        { number: 'Together a month' },
        { hidden: 'Actions' },
      ]}
    >
      {moves.map(({ kind, label, count, monthlyCents }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: changes have no ID and may be equal
        <tr key={at}>
          <th scope="row">
            {label}
            <span className={ui.subline}>{labelOf(MOVE_TYPES, kind)}</span>
          </th>
          <td data-label="Count" className={operator.number}>
            {count}
          </td>
          <td data-label="Each a month" className={operator.number}>
            {formatCents(monthlyCents)}
          </td>
          <td data-label="Together a month" className={operator.number}>
            {formatCents(count * monthlyCents)}
          </td>
          <td className={operator.number}>
            <Button size="small" variant="minimal" onClick={() => onRemove(at)}>
              Remove
            </Button>
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}

interface ResultsProps {
  readonly list: ScenarioList;
  readonly moves: readonly CareMove[];
  readonly terms: ReturnType<typeof toTerms>;
}

function Results({ list, moves, terms }: ResultsProps) {
  const { monthlyRevenue, noi, value } = computeCareValue(moves, terms);
  const figures = [
    ['Revenue a month', centsText(monthlyRevenue)],
    ['NOI a year', centsText(noi)],
    ['Implied value', centsText(value)],
    ['RevPOR now', centsText(revenuePerOccupiedUnit(list.revenue_cents, list.occupied))],
    [
      'RevPOR after',
      centsText(revenuePerOccupiedUnitAfter(list.revenue_cents, list.occupied, moves)),
    ],
  ] as const;
  return (
    <dl className={styles.results} aria-label="Results">
      {figures.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SavedProps {
  readonly list: ScenarioList;
  readonly onOpen: (scenario: CareScenario) => void;
}

function Saved({ list, onOpen }: SavedProps) {
  const [archive] = useArchiveCareScenarioMutation();
  if (list.scenarios.length === 0) return null;
  return (
    <section aria-label="Saved scenarios" className={ui.stack8}>
      <h2 className={ui.smallHeading}>Saved scenarios</h2>
      <OperatorTable
        label="Saved scenarios"
        columns={[
          'Scenario',
          { number: 'NOI a year' },
          { number: 'Implied value' },
          'Saved',
          { hidden: 'Actions' },
        ]}
      >
        {list.scenarios.map((scenario) => {
          const { noi, value } = computeCareValue(
            scenario.moves.map(({ kind, label, count, monthly_cents }) => ({
              kind: kindOf(kind),
              label,
              count,
              monthlyCents: monthly_cents,
            })),
            { flowThrough: scenario.flow_through / 100, capRate: scenario.cap_rate / 100 },
          );
          return (
            <tr key={scenario.id}>
              <th scope="row">
                <button type="button" className={ui.linkButton} onClick={() => onOpen(scenario)}>
                  {scenario.name}
                </button>
              </th>
              <td data-label="NOI a year" className={operator.number}>
                {centsText(noi)}
              </td>
              <td data-label="Implied value" className={operator.number}>
                {centsText(value)}
              </td>
              <td data-label="Saved">
                {formatDateTime(scenario.saved_at)}
                <span className={ui.subline}>{scenario.saved_by}</span>
              </td>
              <td className={operator.number}>
                {list.can_change && (
                  <Button size="small" variant="minimal" onClick={() => archive(scenario.id)}>
                    Archive
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </OperatorTable>
    </section>
  );
}
