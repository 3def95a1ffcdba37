import { useCallback, useMemo, useState } from 'react';
import {
  type Assumptions,
  type Scenario,
  scenariosSchema,
} from '#shared/underwriting/assumptions.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { readPersistedEntry, writePersisted } from '../../../session/persisted/persisted.ts';
import * as s from '../../../ui/shape/shape.ts';
import { type Path, setAt } from './assumptionPaths.ts';

const MAX_SCENARIOS = 8;

const isStoredDraft = s.object({ id: s.text, base: s.number, scenarios: s.anything });

interface Draft {
  /** Id of the version that a save creates; a retry uses it again. */
  readonly id: string;
  /** The version these scenarios were edited from. */
  readonly base: number;
  readonly scenarios: readonly Scenario[];
  /** The version that a save created; shown until the page has it. */
  readonly savedAs?: number;
}

const draftKey = (modelId: string): string => `underwriting:${modelId}`;

/** Returns unsaved edits of a model from this browser; null if there are none or they are unreadable. */
function readDraft(userId: string, modelId: string): Draft | null {
  const stored = readPersistedEntry(userId, draftKey(modelId));
  if (!isStoredDraft(stored)) return null;
  const parsed = scenariosSchema.safeParse(stored.scenarios);
  return parsed.success ? { id: stored.id, base: stored.base, scenarios: parsed.data } : null;
}

interface EditorOptions {
  readonly userId: string;
  readonly modelId: string;
  readonly base: number;
  readonly saved: readonly Scenario[];
  /** True if nothing is saved yet: the prefilled scenarios can be saved as they are. */
  readonly isNew: boolean;
}

/** Edits of a model's scenarios. Every edit is kept in this browser until it is saved. */
export function useModelEditor({ userId, modelId, base, saved, isNew }: EditorOptions) {
  const [stored, setDraft] = useState<Draft | null>(() => readDraft(userId, modelId));
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const shown = stored?.savedAs !== undefined && stored.savedAs <= base ? null : stored;
  const draft = shown?.savedAs === undefined ? shown : null;
  const scenarios = shown?.scenarios ?? saved;
  const selected = scenarios.find(({ id }) => id === selectedId) ?? scenarios[0];
  useUnsavedWork(draft !== null);

  const update = useCallback(
    (change: (before: readonly Scenario[]) => readonly Scenario[]) =>
      setDraft((before) => {
        const isSaved = before === null || before.savedAs !== undefined;
        const isBehind = before?.savedAs !== undefined && before.savedAs <= base;
        const next = {
          id: isSaved ? crypto.randomUUID() : before.id,
          base: isSaved ? Math.max(before?.savedAs ?? 0, base) : before.base,
          scenarios: change(before === null || isBehind ? saved : before.scenarios),
        };
        writePersisted(userId, draftKey(modelId), next);
        return next;
      }),
    [base, saved, userId, modelId],
  );
  const targetId = selected?.id;
  const change = useCallback(
    (path: Path, value: unknown) =>
      update((before) =>
        before.map((scenario) =>
          scenario.id === targetId
            ? { ...scenario, assumptions: setAt<Assumptions>(scenario.assumptions, path, value) }
            : scenario,
        ),
      ),
    [update, targetId],
  );
  const setValid = useCallback(
    (key: string, isValid: boolean) =>
      setInvalid((before) => {
        if (before.has(key) !== isValid) return before;
        const next = new Set(before);
        if (isValid) next.delete(key);
        else next.add(key);
        return next;
      }),
    [],
  );

  return useMemo(
    () => ({
      scenarios,
      selected,
      draft,
      canSave: (draft !== null || (isNew && shown === null)) && invalid.size === 0,
      hasErrors: invalid.size > 0,
      isFull: scenarios.length >= MAX_SCENARIOS,
      select: setSelectedId,
      change,
      setValid,
      copy: () => {
        if (selected === undefined || scenarios.length >= MAX_SCENARIOS) return;
        const id = crypto.randomUUID();
        update((before) => [
          ...before,
          { ...selected, id, name: `${selected.name} copy`.slice(0, 80) },
        ]);
        setSelectedId(id);
      },
      rename: (id: string, name: string) =>
        update((before) =>
          before.map((scenario) => (scenario.id === id ? { ...scenario, name } : scenario)),
        ),
      remove: (id: string) => update((before) => before.filter((one) => one.id !== id)),
      /** Replaces all scenarios, such as with those of an older version. */
      replace: (with_: readonly Scenario[]) => update(() => with_),
      /** Keeps showing the saved scenarios until the page has the new version. */
      markSaved: (number: number) => {
        writePersisted(userId, draftKey(modelId), null);
        setDraft((before) => ({
          ...(before ?? { id: crypto.randomUUID(), base, scenarios: saved }),
          savedAs: number,
        }));
      },
      /** Puts the unsaved changes on top of the newest version. */
      keepMine: () => setDraft((before) => before && { ...before, base }),
      discard: () => {
        writePersisted(userId, draftKey(modelId), null);
        setDraft(null);
        setInvalid(new Set());
      },
    }),
    [
      scenarios,
      selected,
      draft,
      shown,
      isNew,
      invalid,
      change,
      setValid,
      update,
      userId,
      modelId,
      base,
      saved,
    ],
  );
}

export type ModelEditor = ReturnType<typeof useModelEditor>;
