import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Cross } from '@blueprintjs/icons';
import { SCENE_KINDS, type TourScene } from '#shared/listings/tours.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Tours.module.css';

interface SceneListProps {
  readonly scenes: readonly TourScene[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  readonly onMove: (id: string, by: -1 | 1) => void;
  readonly onRemove: (id: string) => void;
}

const labelOf = (scene: TourScene): string =>
  SCENE_KINDS.find(({ value }) => value === scene.kind)?.label ?? scene.kind;

/** Scenes in the order of the tour. */
export function SceneList({ scenes, chosenId, onChoose, onMove, onRemove }: SceneListProps) {
  return (
    <section aria-label="Scenes" className={ui.stack8}>
      <h2>Scenes</h2>
      {scenes.length === 0 && <p className={ui.muted}>Scenes appear here in order.</p>}
      <ol className={styles.order}>
        {scenes.map((scene, index) => (
          <li key={scene.id} data-chosen={scene.id === chosenId}>
            <button
              type="button"
              aria-current={scene.id === chosenId ? 'true' : undefined}
              onClick={() => onChoose(scene.id)}
            >
              <strong>{scene.name}</strong>
              <span className={ui.caption}>
                {labelOf(scene)} ·{' '}
                {scene.points.length === 1 ? '1 point' : `${scene.points.length} points`}
              </span>
            </button>
            <Button
              variant="minimal"
              icon={<ArrowUp />}
              aria-label={`Move ${scene.name} up`}
              disabled={index === 0}
              onClick={() => onMove(scene.id, -1)}
            />
            <Button
              variant="minimal"
              icon={<ArrowDown />}
              aria-label={`Move ${scene.name} down`}
              disabled={index === scenes.length - 1}
              onClick={() => onMove(scene.id, 1)}
            />
            <Button
              variant="minimal"
              icon={<Cross />}
              aria-label={`Remove ${scene.name}`}
              onClick={() => onRemove(scene.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
