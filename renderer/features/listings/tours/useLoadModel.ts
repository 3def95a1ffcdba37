import { useCallback } from 'react';
import type { LoadModel } from './SceneView.tsx';
import { useOpenTourModelMutation } from './toursApi.ts';

const toBytes = (url: string) =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (char) => char.charCodeAt(0));

/** Returns a function that loads 3D models of a listing's tour. */
export function useLoadModel(listingId: string): LoadModel {
  const [open] = useOpenTourModelMutation();
  return useCallback(
    async (modelId) => {
      const { data } = await open({ listingId, modelId });
      return data === undefined ? null : toBytes(data);
    },
    [open, listingId],
  );
}
