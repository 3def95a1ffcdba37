import { formatTimeInZone } from '#shared/format/date.ts';
import { TASK_OUTCOMES } from '#shared/operator/care.ts';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import { HeldEntries, HeldEntry } from '../HeldEntry.tsx';
import type { CareShift } from './careShapes.ts';
import { toQueuedTask } from './useQueuedEntries.ts';

interface EntryConflictsProps {
  readonly held: readonly QueuedMutation[];
  readonly shift: CareShift;
}

/** Entries made offline that the server refused, next to what a coworker charted. */
export function EntryConflicts({ held, shift }: EntryConflictsProps) {
  if (held.length === 0) return null;
  const describe = (one: { outcome: string; reason: string | null; at: string; by: string }) => {
    const outcome = TASK_OUTCOMES.find(({ value }) => value === one.outcome)?.label ?? '';
    const time = formatTimeInZone(new Date(one.at), shift.time_zone);
    return `${outcome} by ${one.by}, ${time}${one.reason === null ? '' : `: ${one.reason}`}`;
  };
  const tasks = new Map(
    shift.residents.flatMap((resident) => resident.tasks).map((task) => [task.id, task.entry]),
  );
  return (
    <HeldEntries>
      {held.map((entry) => {
        const mine = toQueuedTask(entry);
        const isShown = mine?.day === shift.day && mine.shift === shift.shift;
        const shown = isShown ? (tasks.get(mine.taskId) ?? null) : null;
        // Shown before the server refused it.
        const theirs = shown?.id === entry.id ? null : shown;
        return (
          <HeldEntry
            key={entry.id}
            entry={entry}
            mine={mine === null ? entry.name : describe(mine)}
            onFile={theirs === null ? null : describe(theirs)}
          />
        );
      })}
    </HeldEntries>
  );
}
