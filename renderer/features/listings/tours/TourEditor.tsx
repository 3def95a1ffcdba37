import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { MAX_POINTS, MAX_SCENES, type TourPoint, type TourScene } from '#shared/listings/tours.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ListingPhoto } from '../market/index.ts';
import { ModelUpload } from './models/ModelUpload.tsx';
import { PointDialog } from './PointDialog.tsx';
import { SceneDialog } from './SceneDialog.tsx';
import { SceneList } from './SceneList.tsx';
import { SceneView } from './SceneView.tsx';
import styles from './Tours.module.css';
import {
  addModelScene,
  addScene,
  editScene,
  moveScene,
  putPoint,
  removePoint,
  removeScene,
} from './tourDraft.ts';
import { type TourOfListing, useSaveTourMutation } from './toursApi.ts';
import { useLoadModel } from './useLoadModel.ts';

interface TourEditorProps extends TourOfListing {
  readonly listingId: string;
  readonly onSaved: () => void;
}

/** Builds a tour from the photos of a listing. */
export function TourEditor({ listingId, tour, pictures, onSaved }: TourEditorProps) {
  const loadModel = useLoadModel(listingId);
  const [scenes, setScenes] = useState<readonly TourScene[]>(tour?.scenes ?? []);
  const [chosenId, setChosenId] = useState(tour?.scenes[0]?.id ?? null);
  const [isPicking, setPicking] = useState(false);
  const [point, setPoint] = useState<TourPoint | null>(null);
  const [isEditingScene, setEditingScene] = useState(false);
  const [save, { isLoading, error }] = useSaveTourMutation();
  const isChanged = JSON.stringify(scenes) !== JSON.stringify(tour?.scenes ?? []);
  useUnsavedWork(isChanged);
  const scene = scenes.find(({ id }) => id === chosenId) ?? scenes[0];
  const picture = pictures.find(({ id }) => id === scene?.image_id);

  async function send(isPublished: boolean) {
    const { error: refusal } = await save({
      listingId,
      scenes,
      isPublished,
      version: tour?.version ?? 0,
    });
    if (refusal !== undefined) return;
    announce(isPublished ? 'Tour published' : 'Tour saved');
    onSaved();
  }

  if (pictures.length === 0) {
    return (
      <EmptyState title="No photos yet">
        A tour shows the photos of its listing.{' '}
        <RouteLink to="submitListing" query={{ listing: listingId }}>
          Add photos
        </RouteLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.editor}>
      <div className={ui.stack12}>
        {scene !== undefined && picture !== undefined ? (
          <>
            <div className={styles.stage}>
              <SceneView
                key={`${scene.id}/${scene.kind}`}
                loadModel={loadModel}
                scene={scene}
                picture={picture}
                chosen={point?.id ?? null}
                onChoose={setPoint}
                onPick={
                  isPicking
                    ? (at) => {
                        setPicking(false);
                        setPoint({
                          id: crypto.randomUUID(),
                          ...at,
                          title: '',
                          text: '',
                          scene_id: null,
                        });
                      }
                    : undefined
                }
              />
            </div>
            <div className={styles.bar}>
              <h2>{scene.name}</h2>
              <span className={styles.controls}>
                <Button onClick={() => setEditingScene(true)}>Edit scene</Button>
                <Button
                  aria-pressed={isPicking}
                  disabled={scene.points.length >= MAX_POINTS}
                  onClick={() => setPicking((before) => !before)}
                >
                  {isPicking ? 'Cancel point' : 'Add point'}
                </Button>
              </span>
            </div>
            {isPicking && (
              <p className={ui.note} role="status">
                Click the position of the point, or use the arrow keys and press Enter.
              </p>
            )}
          </>
        ) : (
          <p className={ui.muted}>Add a photo below to start the tour.</p>
        )}
        <div className={styles.bar}>
          <h2>Photos</h2>
          <span className={styles.controls}>
            <RouteLink to="submitListing" query={{ listing: listingId }}>
              Add photos to the listing
            </RouteLink>
          </span>
        </div>
        <ul className={styles.scenes} aria-label="Photos of the listing">
          {pictures.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                disabled={scenes.length >= MAX_SCENES}
                onClick={() => {
                  const next = addScene(scenes, one);
                  setScenes(next);
                  setChosenId(next.at(-1)?.id ?? null);
                }}
              >
                <ListingPhoto picture={one} />
                <span>Add {one.caption ?? `photo ${index + 1}`}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={ui.stack12}>
        <ModelUpload
          listingId={listingId}
          isFull={scenes.length >= MAX_SCENES}
          onUploaded={(model) => {
            const shown = picture ?? pictures[0];
            if (shown === undefined) return;
            const next = addModelScene(scenes, model, shown);
            setScenes(next);
            setChosenId(next.at(-1)?.id ?? null);
          }}
        />
        <SceneList
          scenes={scenes}
          chosenId={scene?.id ?? null}
          onChoose={setChosenId}
          onMove={(id, by) => setScenes(moveScene(scenes, id, by))}
          onRemove={(id) => setScenes(removeScene(scenes, id))}
        />
        {isDataError(error) && (
          <p role="alert" data-refusal tabIndex={-1} className={ui.error}>
            {dataErrorMessage(error)}
          </p>
        )}
        <div className={ui.actions}>
          <Button
            intent="primary"
            disabled={scenes.length === 0}
            loading={isLoading}
            onClick={() => void send(true)}
          >
            Publish tour
          </Button>
          <Button
            disabled={scenes.length === 0}
            loading={isLoading}
            onClick={() => void send(false)}
          >
            Save draft
          </Button>
        </div>
        <p className={ui.note}>
          Everyone who can see the listing can open a published tour. A draft is visible only to
          you.
        </p>
      </div>
      {point !== null && scene !== undefined && (
        <PointDialog
          key={point.id}
          point={point}
          others={scenes.filter(({ id }) => id !== scene.id)}
          isNew={!scene.points.some(({ id }) => id === point.id)}
          onSave={(changed) => {
            setScenes(putPoint(scenes, scene.id, changed));
            setPoint(null);
          }}
          onRemove={() => {
            setScenes(removePoint(scenes, scene.id, point.id));
            setPoint(null);
          }}
          onClose={() => setPoint(null)}
        />
      )}
      {isEditingScene && scene !== undefined && (
        <SceneDialog
          scene={scene}
          onSave={(values) => {
            setScenes(editScene(scenes, scene.id, values));
            setEditingScene(false);
          }}
          onClose={() => setEditingScene(false)}
        />
      )}
    </div>
  );
}
