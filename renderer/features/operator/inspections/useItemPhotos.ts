import { useCallback } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useAuth } from '../../../session/auth/index.ts';
import * as s from '../../../ui/shape/shape.ts';
import { useQueuedCalls } from '../../../workbench/data/useQueuedCalls.ts';
import {
  type DueInspection,
  type InspectionItem,
  type ItemResult,
  inspectionsApi,
  useAddInspectionPhotoMutation,
} from './inspectionsApi.ts';

const NAMES = ['add_inspection_photo'];
const isQueuedPhoto = s.object({ p_inspection_id: s.text, p_item: s.text });

/** The photos of an inspection's items, those that wait on this device included. */
export function useItemPhotos(inspection: DueInspection) {
  const userId = useAuth().session?.userId ?? '';
  const dispatch = useAppDispatch();
  const [add, { error, isLoading }] = useAddInspectionPhotoMutation();
  const reload = useCallback(
    () => void dispatch(inspectionsApi.util.invalidateTags(['Inspections'])),
    [dispatch],
  );
  const queued = useQueuedCalls(NAMES, reload);
  const countOf = (item: string): number =>
    inspection.photos.filter((photo) => photo.item === item).length +
    queued.filter(
      ({ values }) =>
        isQueuedPhoto(values) && values.p_inspection_id === inspection.id && values.p_item === item,
    ).length;
  return {
    countOf,
    /** True if an item that needs a photo has none. */
    isMissing: (item: InspectionItem, result: ItemResult | undefined): boolean =>
      item.needs_photo === true && result?.value !== 'not_applicable' && countOf(item.id) === 0,
    add: async (item: InspectionItem, content: Blob, type: string): Promise<void> => {
      await add({
        id: crypto.randomUUID(),
        inspectionId: inspection.id,
        item: item.id,
        userId,
        content,
        type,
        name: `Photo: ${item.label}`,
      });
    },
    error,
    isLoading,
  };
}
